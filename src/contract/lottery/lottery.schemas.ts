import * as z from 'zod';
import { amount, instant, language, money, pageOf, paging, period } from '../fields.ts';

/** Prize mode of lotteries: `lott`, `zy` or `elott`. */
export const prizeMode = z.enum(['lott', 'zy', 'elott']);
export const playType = z.enum(['trad', 'ent']);

/** A completed draw with its numbers in the order drawn. */
export const draw = z
  .object({
    drawId: z.string().describe('Reference of the draw.'),
    numbers: z.array(z.string()).describe('Numbers in the order in which they were drawn.'),
    at: instant.describe('When it took place, epoch ms.'),
  })
  .meta({ id: 'Draw', description: 'A draw that has taken place.' });

/** A lottery with the draw that accepts bets now; betting closes at `closesAt`, before the draw. Times in epoch ms. */
export const lottery = z
  .object({
    code: z.string().describe('Code of the lottery.'),
    name: z.string().describe('Name in the language of the call.'),
    summary: z.string().describe('What is drawn, in a few words.'),
    vassalage: z.string().describe('Code of the vendor.'),
    nodeId: z.number().int().positive().describe('Number of its game.'),
    prizeMode: prizeMode.describe(
      'Mode that it belongs to: `lott` draws at set times of the day, `elott` draws every few minutes.',
    ),
    iconUrl: z.string().describe('Picture, a path below the image host.'),
    drawId: z.string().describe('Draw that takes bets now.'),
    opensAt: instant.describe('When that draw began to take bets, epoch ms.'),
    closesAt: instant.describe('When it stops taking bets, epoch ms.'),
    drawsAt: instant.describe('When it is drawn, epoch ms.'),
    lastDraw: draw.nullable().describe('Latest draw; null before the first.'),
  })
  .meta({ id: 'Lottery', description: 'A lottery with the draw that takes bets now.' });

export const lotteryListSchemas = {
  summary: 'List lotteries with their next draw',
  query: z.object({
    prizeMode: prizeMode.optional().describe('Only lotteries of this mode.'),
    code: z.string().max(32).optional().describe('Only this lottery.'),
    language,
  }),
  reply: z.array(lottery),
  errors: [],
} as const;

/**
 * One type of bet: choose `pick` of the symbols, or one symbol for each of `pick` positions if `ordered`; `repeats`
 * allows a symbol at several positions. `odds` is the payout per unit staked, stake included.
 */
const play = z
  .object({
    key: z.string().describe('Reference of the play, for `placeOrder`.'),
    name: z.string().describe('Name in the language of the call.'),
    hint: z.string().describe('How to bet, in the language of the call.'),
    symbols: z.array(z.string()).describe('Numbers to choose from.'),
    pick: z.number().int().describe('How many are chosen.'),
    ordered: z.boolean().describe('Whether each place has a number of its own.'),
    repeats: z.boolean().describe('Whether a number may stand at several places.'),
    odds: z.number().describe('Payout per unit staked, stake included.'),
    minStake: money.describe('Smallest stake of a bet, in major units.'),
    maxStake: money.describe('Largest stake of a bet, in major units.'),
  })
  .meta({
    id: 'LotteryPlay',
    description: 'One way to bet: `pick` of the symbols, or one symbol for each of `pick` places where `ordered`.',
  });

const menu = z
  .object({
    code: z.string().describe('Code of the lottery.'),
    name: z.string().describe('Name in the language of the call.'),
    groups: z
      .array(
        z.object({
          key: z.string().describe('Reference of the group.'),
          name: z.string().describe('Name in the language of the call.'),
          plays: z.array(play).describe('Plays of the group.'),
        }),
      )
      .describe('Plays by group.'),
  })
  .meta({ id: 'LotteryMenu', description: 'Ways to bet of one lottery.' });

export const lotteryMenuSchemas = {
  summary: 'Read ways to bet of a lottery',
  query: z.object({
    code: z.string().min(1).max(32).describe('Code of the lottery.'),
    playType: playType.optional().describe('`trad`: all plays; `ent`: those for entertainment.'),
    language,
  }),
  reply: menu,
  errors: ['resource.unknown'],
} as const;

export const popularLotteriesSchemas = {
  summary: 'List popular lotteries',
  query: z.object({
    language,
  }),
  reply: z.array(lottery),
  errors: [],
} as const;

export const vnMenuSchemas = {
  summary: 'List ways to bet of regional lotteries',
  query: z.object({
    language,
  }),
  reply: z.array(menu),
  errors: [],
} as const;

export const vnRecentSchemas = {
  summary: 'List recent draws of regional lotteries',
  query: z.object({
    language,
  }),
  reply: z.array(
    z.object({
      code: z.string().describe('Code of the lottery.'),
      name: z.string().describe('Name in the language of the call.'),
      draws: z.array(draw).describe('Latest draws, the newest first.'),
    }),
  ),
  errors: [],
} as const;

export const openedNumbersSchemas = {
  summary: 'List past draws of a lottery',
  query: z.object({ code: z.string().min(1).max(32).describe('Code of the lottery.'), ...paging }),
  reply: pageOf(draw),
  errors: ['resource.unknown'],
} as const;

export const moreLotterySchemas = {
  summary: 'List all lotteries by mode',
  query: z.object({
    language,
  }),
  reply: z.array(
    z.object({
      prizeMode: prizeMode.describe('Mode of the group.'),
      name: z.string().describe('Name of the group in the language of the call.'),
      lotteries: z.array(lottery).describe('Lotteries of the group.'),
    }),
  ),
  errors: [],
} as const;

/** One bet of an order, won, lost or cancelled on its own. */
const suborder = z
  .object({
    suborderId: z.string().describe('Reference of the bet, for `cancelSuborders`.'),
    play: z.string().describe('Play, `key` of the menu.'),
    playName: z.string().describe('Name of the play.'),
    numbers: z.array(z.string()).describe('Numbers that were bet on.'),
    odds: z.number().describe('Payout per unit staked, stake included.'),
    stake: money.describe('Stake of the bet, in major units.'),
    payout: money.describe('Payout, stake included; 0 for a loss or an open bet. In major units.'),
    status: z.enum(['open', 'won', 'lost', 'cancelled']).describe('State of the bet.'),
  })
  .meta({ id: 'LotterySuborder', description: 'One bet of an order, which is won, lost or cancelled on its own.' });

/** Bets on one draw; `numbers` is null before the draw. Bets can be cancelled until `closesAt`. Times in epoch ms. */
export const order = z
  .object({
    orderId: z.string().describe('Reference of the order.'),
    code: z.string().describe('Code of the lottery.'),
    name: z.string().describe('Name of the lottery.'),
    drawId: z.string().describe('Draw that it is for.'),
    closesAt: instant.describe('Until when its bets can be cancelled, epoch ms.'),
    drawsAt: instant.describe('When it is drawn, epoch ms.'),
    at: instant.describe('When it was placed, epoch ms.'),
    stake: money.describe('Sum of the stakes, in major units.'),
    payout: money.describe('Sum of the payouts, in major units.'),
    status: z.enum(['open', 'won', 'lost', 'cancelled']).describe('State of the order; `won` if any of its bets is.'),
    numbers: z.array(z.string()).nullable().describe('Numbers that were drawn; null before the draw.'),
    suborders: z.array(suborder).describe('Bets of the order.'),
  })
  .meta({ id: 'LotteryOrder', description: 'Bets on one draw that were placed together.' });

export const placeOrderSchemas = {
  summary: 'Place bets on a draw of a lottery',
  query: z.object({
    language,
  }),
  body: z.strictObject({
    code: z.string().min(1).max(32).describe('Code of the lottery.'),
    drawId: z.string().min(1).max(32).describe('Draw by `lotteryList`, which must still take bets.'),
    playType: playType.describe('`trad`: traditional; `ent`: entertainment.'),
    prizeMode: prizeMode.describe('Mode that the lottery belongs to.'),
    bets: z
      .array(
        z.strictObject({
          play: z.string().min(1).max(32).describe('Play, `key` of the menu.'),
          numbers: z.array(z.string().min(1).max(8)).min(1).max(20).describe('Numbers, as many as `pick` of the play.'),
          stake: amount.describe('Stake of the bet within `minStake` and `maxStake` of the play, in major units.'),
        }),
      )
      .min(1)
      .max(50)
      .describe('Bets of the order.'),
  }),
  reply: order,
  errors: [
    'safety.limit',
    'safety.check',
    'resource.unknown',
    'draw.closed',
    'bet.out-of-range',
    'balance.insufficient',
  ],
  // `bet` is the index in `bets`, from 0; `draw.closed` names the draw that accepts bets now.
  details: {
    'resource.unknown': z
      .object({ bet: z.number().int().describe('Place of the bet in `bets`, counted from 0.') })
      .nullable(),
    'bet.out-of-range': z.object({
      bet: z.number().int().describe('Place of the bet in `bets`, counted from 0.'),
      min: money.describe('Smallest stake, in major units.'),
      max: money.describe('Largest stake, in major units.'),
    }),
    'draw.closed': z.object({
      drawId: z.string().describe('Draw that takes bets now.'),
      opensAt: instant.describe('When that draw began to take bets, epoch ms.'),
      closesAt: instant.describe('When it stops taking bets, epoch ms.'),
      drawsAt: instant.describe('When it is drawn, epoch ms.'),
    }),
  },
} as const;

export const ordersSchemas = {
  summary: 'List lottery orders',
  query: z.object({
    code: z.string().max(32).optional().describe('Only orders of this lottery.'),
    status: z
      .enum(['open', 'settled'])
      .optional()
      .describe('`open`: waiting for the draw; `settled`: won, lost or cancelled.'),
    ...period,
    ...paging,
    language,
  }),
  reply: pageOf(order),
  errors: [],
} as const;

export const orderDetailSchemas = {
  summary: 'Read a lottery order',
  query: z.object({
    orderId: z.string().min(1).max(32).describe('Order to read.'),
    language,
  }),
  reply: order,
  errors: ['resource.unknown'],
} as const;

export const cancelSubordersSchemas = {
  summary: 'Cancel bets of a lottery order before the draw closes',
  query: z.object({
    language,
  }),
  body: z.strictObject({
    orderId: z.string().min(1).max(32).describe('Order of the bets.'),
    suborderIds: z.array(z.string().min(1).max(40)).min(1).max(50).describe('Bets to cancel.'),
  }),
  reply: order,
  errors: ['resource.unknown', 'draw.closed'],
} as const;
