import { sessionArea } from './storage.ts';

/** Removes the items of these names from session storage, and those whose name continues with a colon. */
export const removeSessionItems = (names: readonly string[]): void => {
  let stored: string[] = [];
  try {
    stored = Object.keys(sessionStorage);
  } catch {
    // A blocked storage has no items.
  }
  for (const name of stored) if (names.includes(name.replace(/:.*/s, ''))) sessionArea.remove(name);
};
