import { toMinor } from '#lib/money/money.ts';
import { prize } from '#sim/features/games/rules/prize.ts';
import { turnMsOf } from '#sim/features/games/rules/turn-time.ts';
import { betsOn, sumOf } from '../bets.ts';
import type { Rules } from '../rules.ts';
import { tableSeedOf } from '../tables/table-seed.ts';
import { deal } from './deal.ts';
import { type BaccaratTable, chances, type Spot, spots } from './wire.ts';

type Choice = { readonly bets: Readonly<Partial<Record<Spot, number>>> };

const pays: BaccaratTable['pays'] = { player: 2, banker: 1.95, tie: 9 };

/** Returns the payout of a spot in stakes for each winner: on a tie the bets on the hands are refunded. */
const factorOf = (spot: string, winner: Spot): number => {
  if (spot === winner) return pays[winner];
  return winner === 'tie' ? 1 : 0;
};

/** Baccarat as dealt at live tables. Its return follows from the cards: 98.9% on the banker, 98.8% on the player. */
export const baccaratRules: Rules<Choice> = {
  choice: betsOn(spots),
  outcomes: ['lose', 'below', 'win', 'extra', 'jackpot'],
  stakeOf: sumOf,

  decide: ({ draws }, _stake, { bets }) => {
    const outcome = deal(draws);
    const payout = Object.entries(bets).reduce(
      (sum, [spot, bet]) => sum + prize(draws, toMinor(bet ?? 0), factorOf(spot, outcome.winner)),
      0,
    );
    return { outcome, payout, extra: outcome.winner === 'tie' };
  },

  results: (_table, _stake, { bets }) =>
    spots.map((winner) => ({
      chance: chances[winner],
      payout: Object.entries(bets).reduce((sum, [spot, bet]) => sum + toMinor(bet ?? 0) * factorOf(spot, winner), 0),
    })),

  describe: ({ world, game }): BaccaratTable => ({
    pays,
    every: turnMsOf(game.nodeName),
    tableSeed: tableSeedOf(world, game),
  }),
};
