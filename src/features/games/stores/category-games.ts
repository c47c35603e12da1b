import type { Category } from '../../../contract/limits.ts';
import type { Game } from '../../../contract/types.ts';
import { merchantCode } from '../../site/stores/merchant.ts';
import { gameList, hotGames } from '../api/games.ts';
import { fillingOf, type GameTypes, uniqueGames, vendorsOf } from '../model/lobby.ts';
import { loadGameTypes } from './game-types.ts';

type Language = 'EN' | 'TY';

/** What a lobby's tab shows. */
export interface CategoryGames {
  readonly types: GameTypes;
  readonly games: readonly Game[];
}

const gamesOf = async (category: Category, types: GameTypes, language: Language): Promise<readonly Game[]> => {
  switch (fillingOf(category)) {
    case 'hot':
      return hotGames(merchantCode(), language);
    case 'inhouse': {
      const pages = vendorsOf(types, category).map(({ vassalage }) =>
        gameList({ merchant: merchantCode(), gameType: 'RNG', vassalage, pageNo: 1, language }),
      );
      return (await Promise.all(pages)).flatMap(({ games }) => games);
    }
    default:
      return (await gameList({ merchant: merchantCode(), gameType: category, pageNo: 1, language })).games;
  }
};

/** The games of a category's tab and all vendors (R092–R095). Throws CallError. */
export const loadCategory = async (category: Category, language: Language): Promise<CategoryGames> => {
  const types = await loadGameTypes(language);
  return { types, games: uniqueGames(await gamesOf(category, types, language)) };
};
