import { z } from 'zod';
import { channel } from '../cashier/deposit.schemas.ts';
import { instant, language, pesos } from '../fields.ts';
import { game } from '../games/games.schemas.ts';
import { openSportsBet } from '../games/sports.schemas.ts';
import { mission } from '../rewards/club.schemas.ts';

/**
 * Parts of a member's home; one that does not apply, or that the merchant switches off, is empty, false or null. Games to
 * continue, missions and the last deposit are left out while the member may not play or has reached an own limit. `recents` are
 * the latest games that are still sold, with the time of the last launch. `openBets` counts open sports bets and holds the
 * newest. `missions` begin with those that can be claimed; claimed ones are left out. `lastDeposit` is the latest approved one
 * that its channel still takes and no own limit refuses; `bankId` is the wallet of a gateway. `pending` counts orders under way.
 */
export const memberHomeSchemas = {
  query: z.object({ language }),
  reply: z.object({
    recents: z.array(z.object({ game, playedAt: instant })),
    hasBonus: z.boolean(),
    openBets: z.object({ count: z.number().int(), bets: z.array(openSportsBet) }),
    missions: z.array(mission),
    lastDeposit: z.object({ channel, bankId: z.string().nullable(), name: z.string(), amount: pesos }).nullable(),
    pending: z.object({ deposits: z.number().int(), withdrawals: z.number().int() }),
  }),
  errors: [],
} as const;
