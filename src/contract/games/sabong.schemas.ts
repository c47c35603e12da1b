import { z } from 'zod';
import { instant, pesos } from '../fields.ts';

export const sabongSide = z.enum(['meron', 'draw', 'wala']);

const bySide = <T extends z.ZodType>(value: T) => z.object({ meron: value, draw: value, wala: value });

export const sabongSchemas = {
  reply: z.object({
    now: instant,
    balance: pesos,
    fight: z.object({
      id: z.string(),
      number: z.number().int().positive(),
      meron: z.string(),
      wala: z.string(),
      startsAt: instant,
      closesAt: instant.describe('When betting closes; the odds of then are paid.'),
      nextAt: instant,
      pools: bySide(pesos),
      odds: bySide(z.number()).describe('The whole pool less 5 % commission, divided by the pool of the side.'),
      result: sabongSide.nullable(),
    }),
    results: z.array(z.object({ number: z.number().int(), result: sabongSide })).describe('Oldest first.'),
    bets: z.array(
      z.object({
        id: z.string(),
        fight: z.string(),
        side: sabongSide,
        stake: pesos,
        payout: pesos,
        state: z.enum(['open', 'settled', 'refunded']),
      }),
    ),
  }),
  errors: ['resource.unknown'],
} as const;
