import { z } from 'zod';
import { prize, type Rules, returnOf } from '../rules.ts';
import type { CrashOutcome, CrashTable } from './wire.ts';

type Choice = { readonly target: number };

const leastTarget = 1.1;
const mostTarget = 100;
const highest = 1000;

/**
 * A flight that ends at `x` or later with chance return / x, so every target returns the same share. `mark` is drawn
 * from [0, 1).
 */
export const crashPoint = (mark: number, wanted: number): number =>
  Math.max(1, Math.min(highest, Math.floor((wanted / (1 - mark)) * 100) / 100));

/** A flight with a target: reached, the stake times the target is paid. */
export const crashRules: Rules<Choice> = {
  choice: z.strictObject({
    target: z
      .number()
      .min(leastTarget)
      .max(mostTarget)
      .refine((it) => Math.abs(it * 100 - Math.round(it * 100)) < 1e-6, 'two decimals'),
  }),

  decide: ({ world, game }, stake, { target }) => {
    const crashedAt = crashPoint(world.random.fraction(), returnOf(game));
    const outcome: CrashOutcome = { crashedAt };
    const reached = crashedAt >= target;
    return { outcome, payout: reached ? prize(world.random, stake, target) : 0, extra: crashedAt >= 10 };
  },

  describe: (): CrashTable => ({ leastTarget, mostTarget, picture: '/__games/assets/symbols/rocket.webp' }),
};
