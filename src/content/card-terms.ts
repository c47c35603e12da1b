import { formatShortAmount } from '#lib/money/format-amount.ts';
import type { Text } from './text.ts';

/** Terms on a promotion's card. */
export interface CardTerms {
  readonly bonus: Text;
  /** Minimum deposit or loss in major units; 0 without one. */
  readonly minimum: number;
  readonly turnover: number;
  /** Maximum bet in major units; null without a limit. */
  readonly maxBet: number | null;
  /** Days to claim or use it. */
  readonly days: number;
}

/** Returns a range of amounts as words. */
export const rangeText = (from: number, to: number): Text => {
  const [lowest, highest] = [formatShortAmount(from), formatShortAmount(to)];
  return { en: `${lowest} to ${highest}`, fil: `${lowest} hanggang ${highest}`, vi: `${lowest} đến ${highest}` };
};
