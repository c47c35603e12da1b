import * as rows from '../../../contract/games/games.ts';
import type { Body, Game, Query, Value } from '../../../contract/types.ts';
import { call } from '../../../lib/http/client.ts';

type Language = 'EN' | 'TY';

/** R249 */
export const hotGames = (merchantCode: string, language: Language, gameType?: string): Promise<Game[]> =>
  call(rows.hotGames, {
    query: { isPlatform: '2', platform: 'html5', merchantCode, language, ...(gameType ? { gameType } : {}) },
  });

/** R075, A31 */
export const hotMatches = (language: Language): Promise<Value<'hotMatches'>> =>
  call(rows.hotMatches, { query: { language } });

/** R247, R198 */
export const gameVendors = (language: Language): Promise<Value<'gameVendors'>> =>
  call(rows.gameVendors, { query: { language } });

/** R248 */
export const gameList = (query: Query<'gameList'>, signal?: AbortSignal): Promise<Value<'gameList'>> =>
  call(rows.gameList, {
    query: { clientType: '2', platform: 'html5', ...query },
    ...(signal ? { signal } : {}),
  });

/** R252, A80 */
export const winners = (language: Language): Promise<Value<'winners'>> => call(rows.winners, { query: { language } });

/** R250 */
export const favouriteGames = (query: Query<'favouriteGames'>): Promise<Value<'favouriteGames'>> =>
  call(rows.favouriteGames, { query });
/** R250: which games are favourites. */
export const favouriteNodes = (): Promise<Value<'favouriteNodes'>> => call(rows.favouriteNodes);
export const addFavourite = (body: Body<'addFavourite'>): Promise<null> => call(rows.addFavourite, { body });
export const removeFavourite = (body: Body<'removeFavourite'>): Promise<null> => call(rows.removeFavourite, { body });

/** R251 */
export const recentGames = (query: Query<'recentGames'>): Promise<Value<'recentGames'>> =>
  call(rows.recentGames, { query });

/** R253 */
export const launchGame = (body: Body<'launchGame'>): Promise<Value<'launchGame'>> => call(rows.launchGame, { body });
