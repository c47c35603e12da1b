import { defineEndpoint } from '../endpoint.ts';
import type {
  addFavouriteSchemas,
  addRecentSchemas,
  favouriteGamesSchemas,
  favouriteNodesSchemas,
  gameListSchemas,
  gameVendorsSchemas,
  hotGamesSchemas,
  launchGameSchemas,
  playRoundSchemas,
  recentGamesSchemas,
  removeFavouriteSchemas,
  vassalageGameTypesSchemas,
  vassalagesSchemas,
} from './games.schemas.ts';

/** Returns the categories of the lobby menu in the server's order, with vendors by category. */
export const gameVendors = defineEndpoint<typeof gameVendorsSchemas>()({
  name: 'gameVendors',
  method: 'GET',
  path: '/wps/game/vendors',
  access: 'anyone',
});

/** Lists hot games. */
export const hotGames = defineEndpoint<typeof hotGamesSchemas>()({
  name: 'hotGames',
  method: 'GET',
  path: '/wps/game/hot',
  access: 'anyone',
});

/** Searches and filters games. */
export const gameList = defineEndpoint<typeof gameListSchemas>()({
  name: 'gameList',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  access: 'anyone',
});

/** Lists games that the member played last. */
export const recentGames = defineEndpoint<typeof recentGamesSchemas>()({
  name: 'recentGames',
  method: 'GET',
  path: '/wps/game/recent',
  access: 'session',
});

/** Lists favourite games. */
export const favouriteGames = defineEndpoint<typeof favouriteGamesSchemas>()({
  name: 'favouriteGames',
  method: 'GET',
  path: '/wps/game/favourite',
  access: 'session',
});

/** Adds a game to the favourites. */
export const addFavourite = defineEndpoint<typeof addFavouriteSchemas>()({
  name: 'addFavourite',
  method: 'POST',
  path: '/wps/game/favourite',
  access: 'session',
  send: 'json',
});

/** Removes a game from the favourites. */
export const removeFavourite = defineEndpoint<typeof removeFavouriteSchemas>()({
  name: 'removeFavourite',
  method: 'DELETE',
  path: '/wps/game/favourite',
  access: 'session',
  send: 'json',
});

/** Launches a game and adds it to the recent games. */
export const launchGame = defineEndpoint<typeof launchGameSchemas>()({
  name: 'launchGame',
  method: 'POST',
  path: '/wps/game/launchGame',
  access: 'session',
  send: 'json',
});

/** Lists the game types of each vendor. */
export const vassalageGameTypes = defineEndpoint<typeof vassalageGameTypesSchemas>()({
  name: 'vassalageGameTypes',
  method: 'GET',
  path: '/wps/game/vassalage/gameTypes',
  access: 'anyone',
});

/** Lists all vendors. */
export const vassalages = defineEndpoint<typeof vassalagesSchemas>()({
  name: 'vassalages',
  method: 'GET',
  path: '/wps/game/vassalages',
  access: 'anyone',
});

/** Returns only the ids of favourite games, for the heart icons on tiles. */
export const favouriteNodes = defineEndpoint<typeof favouriteNodesSchemas>()({
  name: 'favouriteNodes',
  method: 'GET',
  path: '/wps/game/favourite/nodes',
  access: 'session',
});

/** Adds a game to the recent games. Sent on launch, which already records it, so it changes nothing. */
export const addRecent = defineEndpoint<typeof addRecentSchemas>()({
  name: 'addRecent',
  method: 'GET',
  path: '/wps/game/recent/add',
  access: 'session',
  changesState: true,
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
