import * as z from 'zod';
import { prize } from '#sim/features/games/rules/prize.ts';
import { type Rules, rtpOf } from '../rules.ts';
import type { Fish, FishOutcome, FishTable } from './wire.ts';

/** Fish in Fluent Emoji by name, with their payouts; the last one is the boss. */
export const shoal: readonly (readonly [kind: string, pays: number])[] = [
  ['fish', 2],
  ['tropical-fish', 3],
  ['crab', 5],
  ['oyster', 8],
  ['turtle', 10],
  ['dolphin', 15],
  ['octopus', 20],
  ['crocodile', 30],
  ['shark', 50],
  ['spouting-whale', 100],
  ['dragon-face', 200],
];

const kinds = shoal.map(([kind]) => kind) as [string, ...string[]];
const paysOf = new Map(shoal);

/** One shot at a fish: caught with probability return / prize, whatever the gun. */
export const fishRules: Rules<{ readonly fish: string }> = {
  choice: z.strictObject({ fish: z.enum(kinds) }),
  outcomes: ['lose', 'win', 'big', 'extra', 'jackpot'],

  decide: ({ draws, game }, stake, { fish }) => {
    const pays = paysOf.get(fish) ?? 2;
    const isCaught = draws.fraction() < rtpOf(game) / pays;
    const outcome: FishOutcome = { caught: isCaught };
    return { outcome, payout: isCaught ? prize(draws, stake, pays) : 0, extra: isCaught };
  },

  describe: (): FishTable => ({
    fish: shoal.map(([kind, pays]): Fish => ({ kind, pays, picture: `/__games/assets/symbols/${kind}.webp` })),
  }),
};
