import * as z from 'zod';
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

const maxPlaces = 3;

/**
 * A bet on a pair in the first two cards, at most as much as the main bet, or the bets of several places. Major units,
 * parts of the stake; seats from 0.
 */
const blackjackBets = z
  .union([
    z.strictObject({ pair: stakeAmount }),
    z.strictObject({
      places: z
        .array(
          z.strictObject({
            stake: stakeAmount,
            pair: stakeAmount.optional(),
            seat: z
              .number()
              .int()
              .min(0)
              .max(maxPlaces - 1)
              .optional(),
          }),
        )
        .min(2)
        .max(maxPlaces),
    }),
  ])
  .nullable();
type Choice = z.infer<typeof blackjackBets>;

/** Returns the rules of a card table: a round deals a hand, whose moves are separate calls. */
export const handRules = (name: HandEngineName): Rules<Choice> => ({
  choice: name === 'blackjack' ? blackjackBets : z.null(),
  // Only at tables where players split the pot can a share be less than the stake.
  outcomes: name === 'lucky9' || name === 'tongits' ? ['lose', 'below', 'win', 'jackpot'] : ['lose', 'win', 'jackpot'],

  decide: () => {
    throw new Error('Hands stay open until their last move.');
  },

  placeOpen: ({ world, game }, visit, key, stake, choice) => {
    if (choice && 'places' in choice) {
      const { places } = choice;
      const pairs = places.reduce((sum, { pair = 0 }) => sum + toMinor(pair), 0);
      const staked = places.reduce((sum, it) => sum + toMinor(it.stake), pairs);
      if (staked !== stake) throw invalid('stake', 'sum');
      const seats = places.flatMap(({ seat }) => seat ?? []);
      if (new Set(seats).size < seats.length) throw invalid('choice', 'seats');
      if (places.some((it) => it.stake < game.minBet || (it.pair ?? 0) > it.stake)) throw invalid('choice', 'places');
      return startHand(world, visit, { key, stake, engine: name, pair: pairs, places });
    }
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
    maxPlaces: name === 'blackjack' ? maxPlaces : 1,
    hand: handViewOf(world, { ...visit, nodeId: game.nodeId }),
  }),
});
