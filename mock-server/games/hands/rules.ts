import { z } from 'zod';
import { toMinor } from '#lib/money/money.ts';
import { invalid } from '#sim/core/invalid.ts';
import { type HandEngineName, potShare } from '#sim/features/games/hands/engine.ts';
import { engines } from '#sim/features/games/hands/engines.ts';
import { handViewOf, startHand } from '#sim/features/games/rules/hands.ts';
import { turnMsOf } from '#sim/features/games/rules/turn-time.ts';
import { stakeAmount } from '../bets.ts';
import type { Rules } from '../rules.ts';
import type { HandsTable } from './wire.ts';

/** Simulated return of blackjack with basic strategy, percent of the first stake. */
export const blackjackReturn = 99.4;

/** Returns of the side bets from six decks, percent of their stakes. */
export const sideReturns = { pair: 93.9, insurance: 92.6 };

/** Bet on a pair in the first two cards, in major units and part of the stake; at most as much as the main bet. */
const sideBets = z.strictObject({ pair: stakeAmount }).nullable();
type Choice = z.infer<typeof sideBets>;

/** Returns the rules of a card table: a round deals a hand, whose moves are separate calls. */
export const handRules = (name: HandEngineName): Rules<Choice> => ({
  choice: name === 'blackjack' ? sideBets : z.null(),
  // Only at tables where players split the pot can a share be less than the stake.
  outcomes: name === 'lucky9' || name === 'tongits' ? ['lose', 'below', 'win', 'jackpot'] : ['lose', 'win', 'jackpot'],

  decide: () => {
    throw new Error('Hands stay open until their last move.');
  },

  placeOpen: ({ world }, visit, key, stake, choice) => {
    const pair = toMinor(choice?.pair ?? 0);
    if (pair > stake - pair) throw invalid('choice', 'pair');
    return startHand(world, visit, { key, stake, engine: name, pair });
  },

  describe: ({ world, game }, visit): HandsTable => ({
    engine: name,
    players: engines[name].players,
    turnMs: turnMsOf(game.nodeName),
    returns: engines[name].players > 1 ? potShare * 100 : blackjackReturn,
    sideReturns: name === 'blackjack' ? sideReturns : null,
    hand: handViewOf(world, { ...visit, nodeId: game.nodeId }),
  }),
});
