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

/** Returns a stored value; null without one, or if it is no JSON. */
export const readJson = <Area extends 'local' | 'session'>(area: Area, key: StorageKey<Area>) => {
  try {
    return JSON.parse(readItem(area, key) as string);
  } catch {
    return null;
  }
};
