import type { State } from '#sim/core/state.ts';
import type { Bet } from './bets.ts';
import { games, vendors } from './catalogue.ts';

/** Returns the name of a bet's game, or of its vendor if the game is no longer listed. */
export const nameOfBet = (state: State, { nodeId, vassalage }: Bet): string =>
  (nodeId && state.get(games, String(nodeId))?.nodeName) ||
  (state.get(vendors, vassalage)?.accountTypeName ?? vassalage);
