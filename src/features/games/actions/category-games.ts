import type { WireLanguage } from '#contract/fields.ts';
import type { Category } from '#contract/games/categories.ts';
import type { Game } from '#contract/types.ts';
import { merchantCode } from '#features/site/state/merchant.ts';
import { categoryList, hotGames } from '../api/games.ts';
import { type GameTypes, tabContentOf, uniqueGames, vendorsOf } from '../model/lobby.ts';
import { loadGameTypes } from '../state/game-types.ts';

/** Content of a lobby tab. */
export interface CategoryGames {
  readonly types: GameTypes;
  readonly games: readonly Game[];
}

const gamesOf = async (category: Category, types: GameTypes, language: WireLanguage): Promise<readonly Game[]> => {
  switch (tabContentOf(category)) {
    case 'hot':
      return hotGames(merchantCode(), language);
    default: {
      const query = { merchant: merchantCode(), gameType: category, pageNo: 1, language };
      const vendors = vendorsOf(types, 'INHOUSE').map(({ vassalage }) => vassalage);
      return (await categoryList(query, async () => vendors)).games;
    }
  }
};

/** Loads the games of a category's tab and all vendors. Throws CallError. */
export const loadCategory = async (category: Category, language: WireLanguage): Promise<CategoryGames> => {
  const types = await loadGameTypes(language);
  return { types, games: uniqueGames(await gamesOf(category, types, language)) };
};
