import { parseDecimal } from '../../../lib/money/parse-amount.ts';

/** Shares by category, as on the wire. */
export type Rates = Readonly<Record<string, number>>;

/** How many steps a share is: shares themselves do not compare well. */
export const stepsOf = (rate: number, step: number): number => Math.round(rate / step);

/** The share of a number of steps, without the dust of binary fractions. */
export const rateOfSteps = (steps: number, step: number): number => Number((steps * step).toFixed(5));

/** What is wrong with a share: not a multiple of the step, or outside of its bounds; null when nothing is. */
export const validateRate = (
  rate: number,
  { least, most, step }: { readonly least: number; readonly most: number; readonly step: number },
): 'step' | 'bounds' | null => {
  if (Number.isNaN(rate) || Math.abs(stepsOf(rate, step) * step - rate) > 1e-9) return 'step';
  return stepsOf(rate, step) > stepsOf(most, step) || stepsOf(rate, step) < stepsOf(least, step) ? 'bounds' : null;
};

/** A share that is typed as per cent: `0.85` is 0.0085; NaN for what reads as none. */
export const rateFromPercent = (text: string): number => {
  const percent = parseDecimal(text.trim().replace(/[%％]$/, ''), 4);
  return percent === null ? Number.NaN : Number((percent / 100).toFixed(6));
};
