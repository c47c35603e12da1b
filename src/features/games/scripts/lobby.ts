import { wireLanguage } from '#i18n/locale.ts';
import { $locale } from '#i18n/page-locale.ts';
import { hydrateIslands, isHydrationDeferred } from '#lib/browser/deferred-hydration.ts';
import { codeOf } from '#lib/http/errors.ts';
import { loadCategory } from '../actions/category-games.ts';
import { builtTiles, categoryOf, menuOf } from '../model/lobby.ts';
import { shelfVersion } from '../model/shelf-version.ts';

const box = document.querySelector<HTMLElement>('[data-shelf]');

/** Returns the hash of the content that the document would have if it were built now. Throws CallError. */
const currentShelfVersion = async (category: string): Promise<string> => {
  const { types, games } = await loadCategory(categoryOf(category) ?? 'HOT', wireLanguage($locale.get()));
  return shelfVersion(games.slice(0, builtTiles), menuOf(types));
};

/** Hydrates the islands at once if the history state holds a category that was selected earlier. */
export const restoreCategory = (): void => {
  if (box && history.state?.category) hydrateIslands();
};

/**
 * Compares the prerendered lobby with the server's data and hydrates the islands if it is outdated or the server does
 * not respond. Without a difference the lobby stays static until the player interacts.
 */
export const watchLobby = async (): Promise<void> => {
  if (!box || !isHydrationDeferred()) return;
  const { gameType = '', shelf } = box.dataset;
  if ((await currentShelfVersion(gameType).catch(codeOf)) !== shelf) hydrateIslands();
};
