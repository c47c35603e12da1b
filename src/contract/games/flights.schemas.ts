import * as z from 'zod';
import { instant, money } from '../fields.ts';

const flightView = z
  .object({
    round: z.string().describe('Reference of the bet.'),
    stake: money.describe('Bet, in major units.'),
    payout: money.describe('Payout, bet included; 0 until it is cashed out. In major units.'),
    startsAt: instant.describe('Take-off, epoch ms.'),
    target: z.number().nullable().describe('Multiplier of the automatic cash-out; null without one.'),
    over: z.boolean().describe('Whether it was cashed out or has crashed.'),
    cashedOutAt: z.number().nullable().describe('Multiplier that was paid; null without a cash-out.'),
    crashedAt: z.number().nullable().describe('Multiplier at which it crashes; null until it is over.'),
  })
  .meta({ id: 'Flight', description: 'A flight of a crash game.' });

const state = z.object({
  now: instant.describe('Time of the server, epoch ms.'),
  balance: money.describe('Balance of the player, in major units.'),
  flight: flightView.nullable().describe('Flight in the air, or the last one; null before the first.'),
});

/** The multiplier is e to the power of 0.00021 times the ms since take-off, two decimals. */
export const flightSchemas = {
  summary: 'Read the flight of a crash game',
  reply: state,
  errors: [],
} as const;

/**
 * The server pays the lower of the multiplier shown to the player and its own. A request already in transit when the
 * flight crashes still counts.
 */
export const cashOutFlightSchemas = {
  summary: 'Cash out a flight',
  body: z.strictObject({
    round: z.string().max(64).describe('Reference of the bet.'),
    factor: z.number().min(1).max(1000).describe('Multiplier that the player saw.'),
  }),
  reply: state,
  errors: ['resource.unknown', 'request.invalid'],
} as const;
