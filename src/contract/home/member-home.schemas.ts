import * as z from 'zod';
import { channel } from '../cashier/deposit.schemas.ts';
import { instant, language, money } from '../fields.ts';
import { game } from '../games/games.schemas.ts';
import { openSportsBet } from '../games/sports.schemas.ts';
import { mission } from '../rewards/missions.schemas.ts';

/**
 * Sections of a member's home; one that does not apply or is switched off by the merchant is empty, false or null.
 * Games to continue, missions and the last deposit are omitted while the member may not play or has reached an own
 * limit. `recents` are the latest games still available, with the time of the last launch. `openBets` has the number of
 * open sports bets and the newest ones. `missions` starts with claimable ones and omits claimed ones. `lastDeposit` is
 * the latest approved deposit that its channel still accepts and that exceeds no own limit; `bankId` is the wallet of a
 * gateway. `pending` counts open orders.
 */
export const memberHomeSchemas = {
  summary: 'Read a member’s part of the home page',
  query: z.object({
    language,
  }),
  reply: z.object({
    recents: z
      .array(
        z.object({
          game: game.describe('Game as the lobby lists it.'),
          playedAt: instant.describe('When it was last launched, epoch ms.'),
        }),
      )
      .describe('Games to continue, the latest first.'),
    hasBonus: z.boolean().describe('Whether the balance holds bonus money.'),
    openBets: z
      .object({
        count: z.number().int().describe('Number of all open bets.'),
        bets: z.array(openSportsBet).describe('Newest open bets.'),
      })
      .describe('Open sports bets.'),
    missions: z.array(mission).describe('Missions in progress, those that can be claimed first.'),
    lastDeposit: z
      .object({
        channel: channel.describe('Channel of the deposit.'),
        bankId: z.string().nullable().describe('Wallet of a payment page; null for other channels.'),
        name: z.string().describe('Name of the channel or wallet in the language of the call.'),
        amount: money.describe('Amount of the deposit, in major units.'),
      })
      .nullable()
      .describe('Latest approved deposit, to repeat it; null without one that is still possible.'),
    pending: z
      .object({
        deposits: z.number().int().describe('Number of open deposits.'),
        withdrawals: z.number().int().describe('Number of open withdrawals.'),
      })
      .describe('Orders of the cashier that are not settled.'),
  }),
  errors: [],
} as const;
