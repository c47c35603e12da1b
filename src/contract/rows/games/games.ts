import type { Row } from '../../row.ts';

/** Categories of the lobby menu in the server's order (R091), with vendors by category (R198). */
export const gameVendors = {
  name: 'gameVendors',
  method: 'GET',
  path: '/wps/game/vendors',
  caller: 'anyone',
} as const satisfies Row;

/** R249 */
export const hotGames = {
  name: 'hotGames',
  method: 'GET',
  path: '/wps/game/hot',
  caller: 'anyone',
} as const satisfies Row;

/** R248 */
export const gameList = {
  name: 'gameList',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  caller: 'anyone',
} as const satisfies Row;

/** R251 */
export const recentGames = {
  name: 'recentGames',
  method: 'GET',
  path: '/wps/game/recent',
  caller: 'session',
} as const satisfies Row;

/** R250 */
export const favouriteGames = {
  name: 'favouriteGames',
  method: 'GET',
  path: '/wps/game/favourite',
  caller: 'session',
} as const satisfies Row;

/** R250 */
export const addFavourite = {
  name: 'addFavourite',
  method: 'POST',
  path: '/wps/game/favourite',
  caller: 'session',
  send: 'json',
} as const satisfies Row;

/** R250 */
export const removeFavourite = {
  name: 'removeFavourite',
  method: 'DELETE',
  path: '/wps/game/favourite',
  caller: 'session',
  send: 'json',
} as const satisfies Row;

/** R253, A49. A launch also notes the game as recent (R251). */
export const launchGame = {
  name: 'launchGame',
  method: 'POST',
  path: '/wps/game/launchGame',
  caller: 'session',
  send: 'json',
} as const satisfies Row;

/**
 * One round of a launched game, called by its frame alone. The key of the visit goes as `Authorization: Bearer` and
 * names the world; the origin of such a frame is `null`. `Idempotency-Key` is required.
 */
export const playRound = {
  name: 'playRound',
  method: 'POST',
  path: '/wps/game/round',
  caller: 'visit',
  send: 'json',
  movesMoney: true,
} as const satisfies Row;

/** R247: game types of each vendor. */
export const vassalageGameTypes = {
  name: 'vassalageGameTypes',
  method: 'GET',
  path: '/wps/game/vassalage/gameTypes',
  caller: 'anyone',
} as const satisfies Row;

/** R247: all vendors. */
export const vassalages = {
  name: 'vassalages',
  method: 'GET',
  path: '/wps/game/vassalages',
  caller: 'anyone',
} as const satisfies Row;

/** R250: only which games are favourites, for the hearts on tiles. */
export const favouriteNodes = {
  name: 'favouriteNodes',
  method: 'GET',
  path: '/wps/game/favourite/nodes',
  caller: 'session',
} as const satisfies Row;

/** R251, A87. A launch does the same by itself. */
export const addRecent = {
  name: 'addRecent',
  method: 'GET',
  path: '/wps/game/recent/add',
  caller: 'session',
  changesState: true,
} as const satisfies Row;

/** R196, A31 */
export const hotMatches = {
  name: 'hotMatches',
  method: 'GET',
  path: '/wps/game/hotMatch',
  caller: 'anyone',
} as const satisfies Row;

/** R252, A80 */
export const winners = {
  name: 'winners',
  method: 'GET',
  path: '/wps/game/winners',
  caller: 'anyone',
} as const satisfies Row;
