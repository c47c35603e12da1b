import type { Game } from '#contract/types.ts';
import { derived } from '#sim/core/derived.ts';
import type { State } from '#sim/core/state.ts';
import { type GameDoc, vendors } from '../rules/catalogue.ts';

const wireGameCache = derived([vendors], () => new WeakMap<GameDoc, Game>());

/** Returns games in the wire format, each converted once until it or a vendor changes. */
export const wireGames = (state: State, games: readonly GameDoc[]): Game[] => {
  const known = wireGameCache(state);
  return games.map((game) => {
    const found = known.get(game);
    if (found) return found;
    const sent = wireGame(state, game);
    known.set(game, sent);
    return sent;
  });
};

const wireGame = (state: State, game: GameDoc): Game => ({
  nodeId: game.nodeId,
  nodeName: game.nodeName,
  vassalage: game.vassalage,
  vendorName: state.get(vendors, game.vassalage)?.accountTypeName ?? game.vassalage,
  gameType: game.gameType,
  gameCategory: game.gameCategory,
  gameId: game.gameId,
  ...(game.roomId && { roomId: game.roomId }),
  iconUrl: `/games/${game.nodeId}.webp`,
  isNew: game.isNew,
  supportPlay: game.supportPlay,
  demo: game.demo,
  gameClassify: game.gameClassify.map((key) => ({ key })),
  minBet: game.minBet,
  maxBet: game.maxBet,
  rtp: game.rtp ?? null,
  volatility: game.volatility ?? null,
});

/**
 * Returns whether a list of this game type or category shows the game. SPORTS contains its three groups, INHOUSE
 * the slots of the in-house vendors.
 */
export const isInCategory = (state: State, game: GameDoc, category: string): boolean => {
  if (category === 'HOT') return game.hotRank !== undefined;
  if (category === 'INHOUSE') return game.gameType === 'RNG' && state.get(vendors, game.vassalage)?.inhouse === true;
  return category === game.gameType || category === game.gameCategory;
};

/** Returns page `page` (from 1) of a list; an empty list has no pages. */
export const pageOf = <T>(list: readonly T[], page: number, size: number) => ({
  items: list.slice((page - 1) * size, page * size),
  totalPages: Math.ceil(list.length / size),
});
