import * as z from 'zod';
import { instant, money } from '../fields.ts';

export const sabongSide = z.enum(['meron', 'draw', 'wala']);

const bySide = <T extends z.ZodType>(value: T) =>
  z.object({
    meron: value.describe('Of the meron.'),
    draw: value.describe('Of a draw.'),
    wala: value.describe('Of the wala.'),
  });

/** The fight of a cockpit. */
export const sabongFight = z
  .object({
    id: z.string().describe('Reference of the fight.'),
    number: z.number().int().positive().describe('Number of the fight in its cockpit.'),
    meron: z.string().describe('Name of the meron.'),
    wala: z.string().describe('Name of the wala.'),
    startsAt: instant.describe('When betting began, epoch ms.'),
    closesAt: instant.describe('When betting closes; the odds of then are paid. Epoch ms.'),
    nextAt: instant.describe('When the next fight begins, epoch ms.'),
    pools: bySide(money).describe('Bets by side, in major units.'),
    odds: bySide(z.number()).describe('The whole pool less 5 % commission, divided by the pool of the side.'),
    result: sabongSide.nullable().describe('Side that won; null before the end.'),
    seedHash: z.string().describe('SHA-256 of the seed that fight, crowd and result follow from.'),
    seed: z.string().nullable().describe('That seed; null before the end.'),
  })
  .describe('Fight that takes bets, or the one that is fought.');

export const sabongResults = z
  .array(
    z.object({
      number: z.number().int().describe('Number of the fight.'),
      result: sabongSide.describe('Side that won.'),
    }),
  )
  .describe('Last results, oldest first.');

export const sabongSchemas = {
  summary: 'Read the fight of a cockpit',
  reply: z.object({
    now: instant.describe('Time of the server, epoch ms.'),
    balance: money.describe('Balance of the player, in major units.'),
    fight: sabongFight,
    results: sabongResults,
    bets: z
      .array(
        z.object({
          id: z.string().describe('Reference of the bet.'),
          fight: z.string().describe('Reference of the fight.'),
          side: sabongSide.describe('Side that was bet on.'),
          stake: money.describe('Bet, in major units.'),
          payout: money.describe('Payout, bet included; 0 for a loss or an open bet. In major units.'),
          state: z.enum(['open', 'settled', 'refunded']).describe('State of the bet.'),
        }),
      )
      .describe('Bets of the player.'),
  }),
  errors: ['resource.unknown'],
} as const;
