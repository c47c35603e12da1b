import { plainCode, plainText } from '#lib/pasted-text.ts';

export type Values<N extends string> = Readonly<Record<N, string>>;

/** Returns a field of a form by its name. */
export const fieldOf = (
  form: HTMLFormElement | null,
  name: string,
): HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null => {
  const found = form?.elements.namedItem(name);
  const isField =
    found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement || found instanceof HTMLSelectElement;
  return isField ? found : null;
};

/**
 * Returns the values of these fields: trimmed and without invisible characters, passwords unchanged, codes and numbers
 * without group separators.
 */
export const valuesOf = <N extends string>(form: HTMLFormElement | null, names: readonly N[]): Values<N> => {
  const data = form ? new FormData(form) : new FormData();
  const entries = names.map((name) => {
    const text = String(data.get(name) ?? '');
    if (fieldOf(form, name)?.matches('[inputmode=numeric], [data-code]')) return [name, plainCode(text)];
    return [name, /password/i.test(name) ? text : plainText(text)];
  });
  return Object.fromEntries(entries) as Values<N>;
};
