import { z } from 'zod';
import { toMinor } from '#lib/money/money.ts';

const stake = z
  .number()
  .positive()
  .max(1e6)
  .refine((it) => Math.abs(it * 100 - Math.round(it * 100)) < 1e-6, 'two decimals');

/** Bets of major units on one or more spots of a table. */
export const betsOn = <const S extends readonly [string, ...string[]]>(spots: S) =>
  z.strictObject({
    bets: z.partialRecord(z.enum(spots), stake).refine((bets) => Object.keys(bets).length > 0, 'no bet'),
  });

/** Returns the sum of all bets in minor units. */
export const sumOf = ({ bets }: { readonly bets: Readonly<Partial<Record<string, number>>> }): number =>
  Object.values(bets).reduce<number>((sum, bet) => sum + toMinor(bet ?? 0), 0);
