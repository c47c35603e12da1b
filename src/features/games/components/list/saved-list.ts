import { isBackForwardNavigation } from '../../../../lib/browser/is-back-forward-navigation.ts';
import { keys } from '../../../../lib/storage/keys.ts';
import { sessionArea } from '../../../../lib/storage/storage.ts';
import type { GamesState } from './use-games.ts';

interface SavedList {
  readonly address: string;
  readonly scroll: number;
  readonly games: GamesState;
}

const isKept = (item: unknown): item is SavedList =>
  typeof item === 'object' && item !== null && 'address' in item && 'scroll' in item && 'games' in item;

/** Saves a list when the page is left, for back navigation. */
export const saveList = (address: string, games: GamesState): void => {
  if (games.status !== 'ready') return;
  sessionArea.write(keys.session.gameList, JSON.stringify({ address, scroll: scrollY, games }));
};

/** Returns the saved list of this URL after back navigation (X13); else null. */
export const findSavedList = (): SavedList | null => {
  if (!isBackForwardNavigation()) return null;
  const item = sessionArea.readJson(keys.session.gameList);
  return isKept(item) && item.address === location.pathname + location.search ? item : null;
};
