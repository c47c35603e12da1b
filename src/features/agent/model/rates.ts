import { parseDecimal } from '#lib/money/parse-amount.ts';
import { decimalMark } from '#markets/current.ts';

/** Shares by category, as on the wire. */
export type Rates = Readonly<Record<string, number>>;

/** Returns a rate as a number of steps, because rates themselves cannot be compared exactly. */
export const stepsOf = (rate: number, step: number): number => Math.round(rate / step);

/** Returns the rate for a number of steps, without floating-point errors. */
export const rateOfSteps = (steps: number, step: number): number => Number((steps * step).toFixed(5));

/** Returns why a rate is invalid: not a multiple of the step, or out of bounds; null if it is valid. */
export const validateRate = (
  rate: number,
  { min, max, step }: { readonly min: number; readonly max: number; readonly step: number },
): 'step' | 'bounds' | null => {
  if (Number.isNaN(rate) || Math.abs(stepsOf(rate, step) * step - rate) > 1e-9) return 'step';
  return stepsOf(rate, step) > stepsOf(max, step) || stepsOf(rate, step) < stepsOf(min, step) ? 'bounds' : null;
};

/** Parses a rate typed as a percentage with a point or the decimal mark of the market: `0.85` is 0.0085; NaN if invalid. */
export const rateFromPercent = (text: string): number => {
  const percent = parseDecimal(
    text
      .trim()
      .replace(/[%％]$/, '')
      .replace(decimalMark, '.'),
    4,
  );
  return percent === null ? Number.NaN : Number((percent / 100).toFixed(6));
};
