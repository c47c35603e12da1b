import type { sessionArea } from './storage.ts';

/** One item of session or local storage, kept as JSON. */
export interface StoredItem<T> {
  /** Returns the value; null without one, if it is invalid and where storage is blocked. */
  read(): T | null;
  /** Returns whether the value was stored; null removes the item. */
  write(value: T | null): boolean;
}

/**
 * Describes an item of web storage; `parse` returns null for an invalid value. `@nanostores/persistent` was not chosen:
 * it supports one storage at a time, does not validate, and throws if storage is blocked.
 */
export const storedItem = <T>(
  area: typeof sessionArea,
  key: string,
  parse: (value: unknown) => T | null,
): StoredItem<T> => ({
  read: () => parse(area.readJson(key)),
  write: (value) => {
    if (value !== null) return area.write(key, JSON.stringify(value));
    area.remove(key);
    return true;
  },
});

/** Returns a parser that accepts objects with all these fields. */
export const objectWith =
  <T extends object>(...fields: readonly (keyof T)[]) =>
  (value: unknown): T | null =>
    typeof value === 'object' && value !== null && fields.every((field) => field in value) ? (value as T) : null;
