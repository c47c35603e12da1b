import * as z from 'zod';
import { prize } from '#sim/features/games/rules/prize.ts';
import { type Rules, rtpOf } from '../rules.ts';
import type { CrashOutcome, CrashTable } from './wire.ts';

type Choice = { readonly target: number };

const minTarget = 1.1;
const maxTarget = 100;
const maxCrashPoint = 1000;

/**
 * Returns the crash point of a flight. It is `x` or higher with probability return / x, so every target has the same
 * return. `mark` is drawn from [0, 1).
 */
export const crashPoint = (mark: number, wanted: number): number =>
  Math.max(1, Math.min(maxCrashPoint, Math.floor((wanted / (1 - mark)) * 100) / 100));

const choice = z.strictObject({
  target: z
    .number()
    .min(minTarget)
    .max(maxTarget)
    .refine((it) => Math.abs(it * 100 - Math.round(it * 100)) < 1e-6, 'two decimals'),
});

/** A flight with a target: if it is reached, the stake times the target is paid. */
export const crashRules = {
  choice,
  outcomes: ['lose', 'win', 'big', 'extra', 'jackpot'],

  decide: ({ draws, game }, stake, { target }) => {
    const crashedAt = crashPoint(draws.fraction(), rtpOf(game));
    const outcome: CrashOutcome = { crashedAt };
    const isReached = crashedAt >= target;
    return { outcome, payout: isReached ? prize(draws, stake, target) : 0, extra: crashedAt >= 10 };
  },

  results: ({ game }, stake, { target }) => {
    const chance = rtpOf(game) / target;
    return [
      { chance, payout: stake * target },
      { chance: 1 - chance, payout: 0 },
    ];
  },

  describe: (): Omit<CrashTable, 'flight' | 'flights' | 'tableSeed'> => ({
    minTarget,
    maxTarget,
    picture: '/__games/assets/symbols/rocket.webp',
  }),
} satisfies Rules<Choice>;
