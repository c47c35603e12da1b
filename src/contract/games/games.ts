import { defineEndpoint } from '../endpoint.ts';
import type {
  addFavouriteSchemas,
  addRecentSchemas,
  favouriteGamesSchemas,
  favouriteNodesSchemas,
  gameListSchemas,
  gameVendorsSchemas,
  hotGamesSchemas,
  hotMatchesSchemas,
  jackpotsSchemas,
  launchGameSchemas,
  playRoundSchemas,
  recentGamesSchemas,
  removeFavouriteSchemas,
  vassalageGameTypesSchemas,
  vassalagesSchemas,
  winnersSchemas,
} from './games.schemas.ts';

/** Returns the categories of the lobby menu in the server's order (R091), with vendors by category (R198). */
export const gameVendors = defineEndpoint<typeof gameVendorsSchemas>()({
  name: 'gameVendors',
  method: 'GET',
  path: '/wps/game/vendors',
  access: 'anyone',
});

/** R249 */
export const hotGames = defineEndpoint<typeof hotGamesSchemas>()({
  name: 'hotGames',
  method: 'GET',
  path: '/wps/game/hot',
  access: 'anyone',
});

/** R248 */
export const gameList = defineEndpoint<typeof gameListSchemas>()({
  name: 'gameList',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  access: 'anyone',
});

/** R251 */
export const recentGames = defineEndpoint<typeof recentGamesSchemas>()({
  name: 'recentGames',
  method: 'GET',
  path: '/wps/game/recent',
  access: 'session',
});

/** R250 */
export const favouriteGames = defineEndpoint<typeof favouriteGamesSchemas>()({
  name: 'favouriteGames',
  method: 'GET',
  path: '/wps/game/favourite',
  access: 'session',
});

/** R250 */
export const addFavourite = defineEndpoint<typeof addFavouriteSchemas>()({
  name: 'addFavourite',
  method: 'POST',
  path: '/wps/game/favourite',
  access: 'session',
  send: 'json',
});

/** R250 */
export const removeFavourite = defineEndpoint<typeof removeFavouriteSchemas>()({
  name: 'removeFavourite',
  method: 'DELETE',
  path: '/wps/game/favourite',
  access: 'session',
  send: 'json',
});

/** R253, A49. Also adds the game to the recent games (R251). */
export const launchGame = defineEndpoint<typeof launchGameSchemas>()({
  name: 'launchGame',
  method: 'POST',
  path: '/wps/game/launchGame',
  access: 'session',
  send: 'json',
});

/** R247: game types of each vendor. */
export const vassalageGameTypes = defineEndpoint<typeof vassalageGameTypesSchemas>()({
  name: 'vassalageGameTypes',
  method: 'GET',
  path: '/wps/game/vassalage/gameTypes',
  access: 'anyone',
});

/** R247: all vendors. */
export const vassalages = defineEndpoint<typeof vassalagesSchemas>()({
  name: 'vassalages',
  method: 'GET',
  path: '/wps/game/vassalages',
  access: 'anyone',
});

/** R250: returns only the ids of favourite games, for the heart icons on tiles. */
export const favouriteNodes = defineEndpoint<typeof favouriteNodesSchemas>()({
  name: 'favouriteNodes',
  method: 'GET',
  path: '/wps/game/favourite/nodes',
  access: 'session',
});

/** R251, A87. Sent on launch, which already records the game, so this request changes nothing. */
export const addRecent = defineEndpoint<typeof addRecentSchemas>()({
  name: 'addRecent',
  method: 'GET',
  path: '/wps/game/recent/add',
  access: 'session',
  changesState: true,
});

/** R196, A31 */
export const hotMatches = defineEndpoint<typeof hotMatchesSchemas>()({
  name: 'hotMatches',
  method: 'GET',
  path: '/wps/game/hotMatch',
  access: 'anyone',
});

/** R252, A80 */
export const winners = defineEndpoint<typeof winnersSchemas>()({
  name: 'winners',
  method: 'GET',
  path: '/wps/game/winners',
  access: 'anyone',
});

/** X38: returns the progressive jackpots with their last wins. */
export const jackpots = defineEndpoint<typeof jackpotsSchemas>()({
  name: 'jackpots',
  method: 'GET',
  path: '/wps/game/jackpots',
  access: 'anyone',
});

/**
 * Plays one round of a launched game; only called by its frame. The key of the visit is sent as `Authorization: Bearer`
 * and identifies the world, because the origin of such a frame is `null`. `Idempotency-Key` is required.
 */
export const playRound = defineEndpoint<typeof playRoundSchemas>()({
  name: 'playRound',
  method: 'POST',
  path: '/wps/game/round',
  access: 'visit',
  send: 'json',
  movesMoney: true,
});
