import { isBackForwardNavigation } from '#lib/browser/is-back-forward-navigation.ts';
import { keys } from '#lib/storage/keys.ts';
import { sessionArea } from '#lib/storage/storage.ts';
import { objectWith, storedItem } from '#lib/storage/stored-item.ts';
import type { GamesState } from './use-games.ts';

interface SavedList {
  readonly address: string;
  readonly scroll: number;
  readonly games: GamesState;
}

const stored = storedItem(sessionArea, keys.session.gameList, objectWith<SavedList>('address', 'scroll', 'games'));

/** Saves a list when the page is left, for back navigation. */
export const saveList = (address: string, games: GamesState): void => {
  if (games.status !== 'ready') return;
  stored.write({ address, scroll: scrollY, games });
};

/** Returns the saved list of this URL after back navigation; else null. */
export const findSavedList = (): SavedList | null => {
  if (!isBackForwardNavigation()) return null;
  const item = stored.read();
  return item?.address === location.pathname + location.search ? item : null;
};
