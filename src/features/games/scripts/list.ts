import { merchantCode } from '#features/site/state/merchant.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { $locale } from '#i18n/page-locale.ts';
import { hydrateIslands, isHydrationDeferred } from '#lib/browser/deferred-hydration.ts';
import { codeOf } from '#lib/http/errors.ts';
import { prefetchFirstPage } from '../actions/first-page.ts';
import { loadFilterDrawer } from '../components/list/load-filter-drawer.ts';
import { builtList, listQuery, openingState } from '../model/game-list.ts';
import { namesOf, stripOf, uniqueGames } from '../model/lobby.ts';
import { shelfVersion } from '../model/shelf-version.ts';
import { loadGameTypes } from '../state/game-types.ts';

const box = document.querySelector<HTMLElement>('[data-shelf]');

/** Returns the hash of the content that the document would have if it were built now. Throws CallError. */
const currentShelfVersion = async (gameType: string): Promise<string> => {
  const language = wireLanguage($locale.get());
  const [types, { games }] = await Promise.all([
    loadGameTypes(language),
    prefetchFirstPage({ merchant: merchantCode(), ...listQuery(openingState(gameType), 1), language }),
  ]);
  const shown = uniqueGames(games).slice(0, builtList.games);
  return shelfVersion(shown, namesOf(stripOf(types, gameType).slice(0, builtList.vendors)));
};

/**
 * Hydrates a deferred list before the first interaction if the server's differs or it does not respond, or if the
 * screen is higher than the prerendered list.
 */
const compareList = async ({ dataset }: HTMLElement): Promise<void> => {
  const shown = document.querySelector('.gamerows')?.getBoundingClientRect();
  if (!shown || shown.bottom < innerHeight) hydrateIslands();
  else if ((await currentShelfVersion(dataset.gameType ?? '').catch(codeOf)) !== dataset.shelf) hydrateIslands();
};

/** Compares the prerendered list with the server's, and loads the filters as soon as their button is pressed. */
export const startGameList = (): void => {
  if (box && isHydrationDeferred()) void compareList(box);
  // Runs while the finger is still down and the island hydrates; the island reports a failure.
  box?.querySelector('[aria-haspopup]')?.addEventListener('pointerdown', loadFilterDrawer);
};
