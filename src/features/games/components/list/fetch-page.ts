import { favouriteGames, recentGames } from '#contract/games/games.ts';
import type { Game } from '#contract/types.ts';
import { merchantCode } from '#features/site/state/merchant.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { $locale } from '#i18n/page-locale.ts';
import { api } from '#lib/http/client.ts';
import { takeFirstPage } from '../../actions/first-page.ts';
import { loadListPage } from '../../actions/list-page.ts';
import { hotGames } from '../../api/games.ts';
import { type ListState, listQuery, perPage } from '../../model/game-list.ts';

interface Page {
  readonly games: readonly Game[];
  readonly hasMore: boolean;
  readonly total: number | null;
}

/** Fetches one page of games for a list state. Throws CallError. */
export const fetchPage = async (state: ListState, page: number, signal: AbortSignal): Promise<Page> => {
  const language = wireLanguage($locale.get());
  const gameType = state.gameType;
  switch (state.dataType) {
    case 'hot': {
      const games = await hotGames(merchantCode(), language, gameType);
      return { games, hasMore: false, total: games.length };
    }
    case 'recent': {
      const { list, totalPages } = await api(recentGames, {
        query: {
          page,
          pageSize: perPage.recents,
          gameType,
          clientType: '2',
          language,
        },
        signal,
      });
      return { games: list, hasMore: page < totalPages, total: null };
    }
    case 'fav': {
      const { content, pageNum, totalPages } = await api(favouriteGames, {
        query: {
          pageNo: page,
          pageSize: perPage.favourites,
          gameType,
          language,
        },
        signal,
      });
      return { games: content, hasMore: pageNum < totalPages, total: null };
    }
    default: {
      const query = { merchant: merchantCode(), ...listQuery(state, page), language };
      const { games, pageNum, totalPages, total } = await (takeFirstPage(query) ?? loadListPage(query, signal));
      return { games, hasMore: pageNum < totalPages, total };
    }
  }
};
