import * as z from 'zod';
import { roundToMinor, toMinor } from '#lib/money/money.ts';
import { transferRange } from '#markets/current.ts';

/** A stake in major units with at most the decimals of the currency. */
export const stakeAmount = z
  .number()
  .positive()
  .max(transferRange.max)
  .refine((it) => Math.abs(it - roundToMinor(it)) < 1e-8, 'too many decimals');

/** Bets of major units on one or more spots of a table. */
export const betsOn = <const S extends readonly [string, ...string[]]>(spots: S) =>
  z.strictObject({
    bets: z.partialRecord(z.enum(spots), stakeAmount).refine((bets) => Object.keys(bets).length > 0, 'no bet'),
  });

/** Returns the sum of all bets in minor units. */
export const sumOf = ({ bets }: { readonly bets: Readonly<Partial<Record<string, number>>> }): number =>
  Object.values(bets).reduce<number>((sum, bet) => sum + toMinor(bet ?? 0), 0);
