import { z } from 'zod';
import { toCentavos } from '#lib/money/money.ts';

const pesos = z
  .number()
  .positive()
  .max(1e6)
  .refine((it) => Math.abs(it * 100 - Math.round(it * 100)) < 1e-6, 'two decimals');

/** Bets of pesos on one or more spots of a table. */
export const betsOn = <const S extends readonly [string, ...string[]]>(spots: S) =>
  z.strictObject({
    bets: z.partialRecord(z.enum(spots), pesos).refine((bets) => Object.keys(bets).length > 0, 'no bet'),
  });

/** Returns the sum of all bets in centavos. */
export const sumOf = ({ bets }: { readonly bets: Readonly<Partial<Record<string, number>>> }): number =>
  Object.values(bets).reduce<number>((sum, bet) => sum + toCentavos(bet ?? 0), 0);
