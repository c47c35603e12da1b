import * as rows from '../../../contract/games/games.ts';
import type { Game, Query, Value } from '../../../contract/types.ts';
import { api } from '../../../lib/http/client.ts';

type Language = 'EN' | 'TY';

/** R249 */
export const hotGames = (merchantCode: string, language: Language, gameType?: string): Promise<Game[]> =>
  api(rows.hotGames, {
    query: { isPlatform: '2', platform: 'html5', merchantCode, language, ...(gameType ? { gameType } : {}) },
  });

/** R248 */
export const gameList = (query: Query<'gameList'>, signal?: AbortSignal): Promise<Value<'gameList'>> =>
  api(rows.gameList, {
    query: { clientType: '2', platform: 'html5', ...query },
    ...(signal ? { signal } : {}),
  });
