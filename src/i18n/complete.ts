/** Texts of a dictionary that a language has so far. */
export type Partly<T> = T extends string ? T : { readonly [K in keyof T]?: Partly<T[K]> };

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns the texts of a language, with those of the base language where it has none. */
export const complete = <T extends object>(base: T, own: Partly<T>): T => {
  const texts: Readonly<Record<string, unknown>> = own;
  return Object.fromEntries(
    Object.entries(base).map(([key, value]) => [
      key,
      isGroup(value) ? complete(value, (texts[key] ?? {}) as Partly<object>) : (texts[key] ?? value),
    ]),
  ) as T;
};
