import type { StorageKey } from './keys.ts';

// For inline scripts: the areas of `storage.ts` would double their size.

/** Returns a stored text; null without one, or if the browser blocks the storage. */
export const readItem = <Area extends 'local' | 'session'>(area: Area, key: StorageKey<Area>): string | null => {
  try {
    return window[`${area}Storage`].getItem(key);
  } catch {
    return null;
  }
};

/** Stores a text, unless the browser blocks the storage. */
export const writeItem = <Area extends 'local' | 'session'>(area: Area, key: StorageKey<Area>, text: string): void => {
  try {
    window[`${area}Storage`].setItem(key, text);
  } catch {}
};

/** Removes a stored text. */
export const removeItem = <Area extends 'local' | 'session'>(area: Area, key: StorageKey<Area>): void => {
  try {
    window[`${area}Storage`].removeItem(key);
  } catch {}
};

/** Returns a stored value; null without one, or if it is no JSON. */
export const readJson = <Area extends 'local' | 'session'>(area: Area, key: StorageKey<Area>) => {
  try {
    return JSON.parse(readItem(area, key) as string);
  } catch {
    return null;
  }
};
