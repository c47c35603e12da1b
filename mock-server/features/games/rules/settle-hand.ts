import type { World } from '#sim/core/world.ts';
import type { HandAction, HandEngine, Move } from '../hands/engine.ts';
import { engines } from '../hands/engines.ts';
import { type Bet, bets, type DecidedResult } from './bets.ts';
import { advance, hands, payoutOf } from './hand.ts';
import { refundBet } from './rounds.ts';

/** Ways to finish a hand without another stake: by automatic moves alone, or by one act whenever it is allowed. */
const preferences: readonly (HandAction | undefined)[] = [undefined, 'stand', 'draw', 'hit', 'pass'];

/** Plays a hand to its end. */
const finishHand = (engine: HandEngine<unknown>, dealt: unknown, preferred: HandAction | undefined) => {
  const moves: Move[] = [];
  let state = dealt;
  while (!engine.isOver(state)) {
    const wanted = preferred && { act: preferred, cards: [] };
    const next = wanted && engine.move(state, wanted);
    const move = next && wanted ? wanted : engine.autoMove(state);
    state = next ?? engine.move(state, move);
    if (state === null) throw new Error('The automatic move is not allowed.');
    moves.push(move);
  }
  return { state, moves };
};

/**
 * Ends the hand of an open bet now by the rules of its game: by automatic moves, or by moves that lead to the result.
 * Returns undefined for a bet of another kind, and the open bet if no tried moves lead to the result.
 */
export const settleHand = (world: World, bet: Bet, result: DecidedResult | 'play'): Bet | undefined => {
  const found = world.state.all(hands).find((it) => it.bet === bet.id && it.turnEndsAt !== null);
  if (!found) return undefined;
  if (result === 'void') {
    world.state.remove(hands, found.id);
    world.cancel(`hand:${found.id}`);
    return refundBet(world, found.source, bet);
  }
  const engine = engines[found.engine] as HandEngine<unknown>;
  for (const preferred of preferences) {
    const { state, moves } = finishHand(engine, found.state, preferred);
    const payout = payoutOf(engine, state, bet.stake, found.sides);
    if (result !== 'play' && (result === 'win' ? payout <= bet.stake : payout >= bet.stake)) continue;
    advance(world, found, state, moves);
    break;
  }
  return world.state.get(bets, bet.id);
};
