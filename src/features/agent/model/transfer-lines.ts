import { transferRange } from '../../../contract/agent/team-terms.ts';
import { hasWrongComma, parsePositiveAmount } from '../../../lib/money/parse-amount.ts';

/** A transfer as it is being written: the amount as typed. */
export interface TransferLine {
  readonly account: string;
  readonly text: string;
}

/** Pesos that were typed, separators allowed; null for what is no amount above zero with at most two decimals. */
export const amountOf = (text: string): number | null => {
  const amount = parsePositiveAmount(text);
  return amount !== null && amount <= transferRange.max ? amount : null;
};

/** Returns what is wrong with the amount of a transfer as typed; undefined when nothing is. */
export const validateTransfer = (text: string): 'comma' | 'none' | 'low' | undefined => {
  if (hasWrongComma(text)) return 'comma';
  const amount = amountOf(text);
  if (amount === null) return 'none';
  return amount < transferRange.min ? 'low' : undefined;
};

/** Returns the sum of all lines in pesos; invalid amounts count as 0. */
export const totalOf = (lines: readonly TransferLine[]): number =>
  lines.reduce((sum, { text }) => sum + Math.round((amountOf(text) ?? 0) * 100), 0) / 100;
