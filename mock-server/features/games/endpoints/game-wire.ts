import type { Game } from '../../../../src/contract/types.ts';
import { derived } from '../../../core/derived.ts';
import type { State } from '../../../core/state.ts';
import { type GameDoc, vendors } from '../rules/catalogue.ts';

const wireGameCache = derived([vendors], () => new WeakMap<GameDoc, Game>());

/** Returns games in the wire format, each converted once until it or a vendor changes. */
export const wireGames = (state: State, games: readonly GameDoc[]): Game[] => {
  const known = wireGameCache(state);
  return games.map((it) => {
    const found = known.get(it);
    if (found) return found;
    const sent = wireGame(state, it);
    known.set(it, sent);
    return sent;
  });
};

const wireGame = (state: State, it: GameDoc): Game => ({
  nodeId: it.nodeId,
  nodeName: it.nodeName,
  vassalage: it.vassalage,
  vendorName: state.get(vendors, it.vassalage)?.accountTypeName ?? it.vassalage,
  gameType: it.gameType,
  gameCategory: it.gameCategory,
  gameId: it.gameId,
  ...(it.roomId && { roomId: it.roomId }),
  iconUrl: `/games/${it.nodeId}.webp`,
  isNew: it.isNew,
  supportPlay: it.supportPlay,
  demo: it.demo,
  gameClassify: it.gameClassify.map((key) => ({ key })),
  minBet: it.minBet,
  maxBet: it.maxBet,
  rtp: it.rtp ?? null,
  volatility: it.volatility ?? null,
});

/**
 * Returns whether a list of this game type or category shows the game. SPORTS contains its three groups (A39), INHOUSE
 * the slots of the in-house vendors (R094).
 */
export const isInCategory = (state: State, it: GameDoc, category: string): boolean => {
  if (category === 'HOT') return it.hotRank !== undefined;
  if (category === 'INHOUSE') return it.gameType === 'RNG' && state.get(vendors, it.vassalage)?.inhouse === true;
  return category === it.gameType || category === it.gameCategory;
};

/** Returns page `page` (from 1) of a list; an empty list has no pages. */
export const pageOf = <T>(list: readonly T[], page: number, size: number) => ({
  items: list.slice((page - 1) * size, page * size),
  totalPages: Math.ceil(list.length / size),
});
