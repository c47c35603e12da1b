import { readPositiveAmount } from '../typed-amount.ts';

/** A transfer as it is being written: the amount as typed. */
export interface TransferLine {
  readonly account: string;
  readonly text: string;
}

/** Lines that one call may hold. */
export const mostLines = 50;

/** Pesos that were typed, separators allowed; null for what is no amount above zero with at most two decimals. */
export const amountOf = (text: string): number | null => {
  const amount = readPositiveAmount(text);
  return amount !== null && amount <= 100_000_000 ? amount : null;
};

/** Pesos that all lines come to; what is no amount counts nothing. */
export const totalOf = (lines: readonly TransferLine[]): number =>
  lines.reduce((sum, { text }) => sum + Math.round((amountOf(text) ?? 0) * 100), 0) / 100;
