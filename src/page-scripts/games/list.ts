import { codeOf } from '../../api/errors.ts';
import { sleeps, wakeIslands } from '../../browser/sleep.ts';
import { shelfDigest } from '../../domain/games/digest.ts';
import { builtList, listQuery, openingState } from '../../domain/games/game-list.ts';
import { namesOf, stripOf, uniqueGames } from '../../domain/games/lobby.ts';
import { wireLanguage } from '../../i18n/locale.ts';
import { $locale } from '../../i18n/page-locale.ts';
import { askFirstPage } from '../../stores/games/first-page.ts';
import { loadGameTypes } from '../../stores/games/game-types.ts';
import { merchantCode } from '../../stores/site/merchant.ts';

const box = document.querySelector<HTMLElement>('[data-shelf]');

/** The mark of what the document would show if it were built now. Throws CallError. */
const digestNow = async (gameType: string): Promise<string> => {
  const language = wireLanguage($locale.get());
  const [types, { games }] = await Promise.all([
    loadGameTypes(language),
    askFirstPage({ merchant: merchantCode(), ...listQuery(openingState(gameType), 1), language }),
  ]);
  const shown = uniqueGames(games).slice(0, builtList.games);
  return shelfDigest(shown, namesOf(stripOf(types, gameType).slice(0, builtList.vendors)));
};

/** The list rests as the document has it until the player comes: it wakes for news or to say that there is no answer, and where the screen is higher than what was built. */
const watchList = async ({ dataset }: HTMLElement): Promise<void> => {
  const shown = document.querySelector('.gamerows')?.getBoundingClientRect();
  if (!shown || shown.bottom < innerHeight) wakeIslands();
  else if ((await digestNow(dataset.gameType ?? '').catch(codeOf)) !== dataset.shelf) wakeIslands();
};

if (box && sleeps()) void watchList(box);
