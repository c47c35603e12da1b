import type { WireLanguage } from '#contract/fields.ts';
import * as endpoints from '#contract/games/games.ts';
import { pageSize } from '#contract/games/list-options.ts';
import type { Game, Query, Value } from '#contract/types.ts';
import { api } from '#lib/http/client.ts';

/** Fetches the hot games, of all game types or of one. */
export const hotGames = (merchantCode: string, language: WireLanguage, gameType?: string): Promise<Game[]> =>
  api(endpoints.hotGames, {
    query: { isPlatform: '2', platform: 'html5', merchantCode, language, ...(gameType ? { gameType } : {}) },
  });

/** Fetches one page of games. Defaults to all classes and the page size of a game list. */
export const gameList = (query: Query<'gameList'>, signal?: AbortSignal): Promise<Value<'gameList'>> =>
  api(endpoints.gameList, {
    query: { clientType: '2', platform: 'html5', gameClassify: 'ALL', pageSize: pageSize.games, ...query },
    ...(signal ? { signal } : {}),
  });

/**
 * Fetches one page of a category's game list. INHOUSE is not a game type: its list combines the slots of every in-house
 * vendor, or only those of the vendor in the query.
 */
export const categoryList = async (
  query: Query<'gameList'>,
  inhouseVendors: () => Promise<readonly string[]>,
  signal?: AbortSignal,
): Promise<Value<'gameList'>> => {
  if (query.gameType !== 'INHOUSE') return gameList(query, signal);
  const vendors = query.vassalage ? [query.vassalage] : await inhouseVendors();
  const pages = await Promise.all(
    vendors.map((vassalage) => gameList({ ...query, gameType: 'RNG', vassalage }, signal)),
  );
  return {
    games: pages.flatMap(({ games }) => games),
    pageNum: Number(query.pageNo ?? 1),
    totalPages: Math.max(0, ...pages.map(({ totalPages }) => totalPages)),
    total: pages.reduce((sum, { total }) => sum + total, 0),
  };
};
