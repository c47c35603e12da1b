import { roundToMinor, toMajor } from '#lib/money/money.ts';
import { minBonusMoney } from '#markets/current.ts';
/** Returns the bets that the stepper offers, in major units: the smallest, then steps of 1-2-5 up to the largest. */
export const stakeSteps = (min: number, max: number): readonly number[] => {
  const steps = [min];
  for (let power = toMajor(1); power <= max; power *= 10) {
    for (const step of [1, 2, 5]) {
      const major = roundToMinor(power * step);
      if (major > min && major < max) steps.push(major);
    }
  }
  return max > min ? [...steps, max] : steps;
};

/**
 * Returns the index of the initial bet: the first of at least the market's usual stake, or a lower one if the balance does not cover
 * it.
 */
export const firstStake = (steps: readonly number[], balance: number): number => {
  const wanted = steps.findIndex((step) => step >= minBonusMoney);
  let at = wanted < 0 ? steps.length - 1 : wanted;
  while (at > 0 && (steps[at] ?? 0) > balance) at -= 1;
  return at;
};
