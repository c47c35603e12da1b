import * as z from 'zod';
import { prize } from '#sim/features/games/rules/prize.ts';
import type { Draws } from '#sim/features/games/rules/word-random.ts';
import { type Rules, rtpOf } from '../rules.ts';
import type { LotteryOutcome, LotteryTable } from './wire.ts';

type Choice = { readonly picks: readonly number[] };

const balls = 36;
const drawn = 6;
const maxPicks = 5;

const choose = (n: number, k: number): number => {
  let result = 1;
  for (let i = 0; i < k; i += 1) result = (result * (n - i)) / (i + 1);
  return k < 0 || k > n ? 0 : result;
};

/** Returns the probability of exactly this many hits among `picks` numbers. */
export const hitChance = (picks: number, hits: number): number =>
  (choose(drawn, hits) * choose(balls - drawn, picks - hits)) / choose(balls, picks);

/** Shares of the return for each paying number of hits, by number of picks. */
const shares: readonly Readonly<Record<number, number>>[] = [
  {},
  { 1: 1 },
  { 1: 0.3, 2: 0.7 },
  { 2: 0.4, 3: 0.6 },
  { 2: 0.25, 3: 0.35, 4: 0.4 },
  { 2: 0.2, 3: 0.25, 4: 0.25, 5: 0.3 },
];

/** Rounds prizes to readable values: tenths below ten, whole stakes above. */
const neat = (factor: number): number => (factor < 10 ? Math.round(factor * 10) / 10 : Math.round(factor));

/** Returns prizes by picks and hits that pay back this share of the stakes. */
export const lotteryPays = (wanted: number): readonly (readonly number[])[] =>
  shares.map((tiers, picks) =>
    Array.from({ length: picks + 1 }, (_, hits) => {
      const share = tiers[hits];
      return share ? neat((wanted * share) / hitChance(picks, hits)) : 0;
    }),
  );

const draw = (draws: Draws): number[] => {
  const left = Array.from({ length: balls }, (_, index) => index + 1);
  return Array.from({ length: drawn }, () => left.splice(draws.int(0, left.length - 1), 1)[0] as number);
};

/** A quick draw: six balls of thirty-six, one to five picks. */
export const lotteryRules: Rules<Choice> = {
  choice: z.strictObject({
    picks: z
      .array(z.number().int().min(1).max(balls))
      .min(1)
      .max(maxPicks)
      .refine((picks) => new Set(picks).size === picks.length, 'repeated'),
  }),
  outcomes: ['lose', 'win', 'big', 'extra', 'jackpot'],

  decide: ({ draws, game }, stake, { picks }) => {
    const balls = draw(draws);
    const hits = picks.filter((pick) => balls.includes(pick)).length;
    const factor = lotteryPays(rtpOf(game))[picks.length]?.[hits] ?? 0;
    const outcome: LotteryOutcome = { drawn: balls, hits };
    return { outcome, payout: prize(draws, stake, factor), extra: hits === picks.length };
  },

  describe: ({ game }): LotteryTable => ({ balls, drawn, maxPicks, pays: lotteryPays(rtpOf(game)) }),
};
