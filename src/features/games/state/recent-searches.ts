import { $session } from '#features/account/state/session.ts';
import { keys } from '#lib/storage/keys.ts';
import { localArea } from '#lib/storage/storage.ts';
import { storedItem } from '#lib/storage/stored-item.ts';

interface RecentSearches {
  readonly of: string;
  readonly texts: readonly string[];
}

const maxSearches = 6;

const stored = storedItem<RecentSearches>(localArea, keys.local.searches, (value) => {
  const { of, texts } = (value ?? {}) as Partial<RecentSearches>;
  return typeof of === 'string' && Array.isArray(texts)
    ? { of, texts: texts.filter((it) => typeof it === 'string').slice(0, maxSearches) }
    : null;
});

/** Returns the last searches of the logged-in member, the newest first; none for guests. */
export const recentSearches = (): readonly string[] => {
  const of = $session.get()?.userName;
  const kept = stored.read();
  return kept && kept.of === of ? kept.texts : [];
};

/** Adds a search of the logged-in member; logout removes them. */
export const addRecentSearch = (text: string): void => {
  const of = $session.get()?.userName;
  const plain = text.trim();
  if (!of || !plain) return;
  const others = recentSearches().filter((it) => it.toLowerCase() !== plain.toLowerCase());
  stored.write({ of, texts: [plain, ...others].slice(0, maxSearches) });
};

export const clearRecentSearches = (): void => void stored.write(null);
