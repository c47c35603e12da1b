import * as rows from '../../../contract/games/games.ts';
import { pageSize } from '../../../contract/limits.ts';
import type { Game, Query, Value } from '../../../contract/types.ts';
import { api } from '../../../lib/http/client.ts';

type Language = 'EN' | 'TY';

/** R249 */
export const hotGames = (merchantCode: string, language: Language, gameType?: string): Promise<Game[]> =>
  api(rows.hotGames, {
    query: { isPlatform: '2', platform: 'html5', merchantCode, language, ...(gameType ? { gameType } : {}) },
  });

/** R248; a query without class or page size asks for all games and a page of a list. */
export const gameList = (query: Query<'gameList'>, signal?: AbortSignal): Promise<Value<'gameList'>> =>
  api(rows.gameList, {
    query: { clientType: '2', platform: 'html5', gameClassify: 'ALL', pageSize: pageSize.games, ...query },
    ...(signal ? { signal } : {}),
  });

/**
 * One page of a category's list. INHOUSE is no game type: its list holds the slots of each in-house vendor, or of the one
 * that is named (R094).
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
