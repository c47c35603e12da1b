import { z } from 'zod';
import { amount, instant, language, pageOf, paging, period, pesos } from '../fields.ts';

/** R212, A09 */
export const prizeMode = z.enum(['lott', 'zy', 'elott']);
export const playType = z.enum(['trad', 'ent']);

/** Numbers of a draw, in the order they were drawn; `at` epoch ms. */
export const draw = z.object({ drawId: z.string(), numbers: z.array(z.string()), at: instant });

/** One lottery with the draw that takes bets now; bets close at `closesAt`, before the draw. `summary` says what is drawn. Times epoch ms. */
export const lottery = z.object({
  code: z.string(),
  name: z.string(),
  summary: z.string(),
  vassalage: z.string(),
  nodeId: z.number().int().positive(),
  prizeMode,
  iconUrl: z.string(),
  drawId: z.string(),
  opensAt: instant,
  closesAt: instant,
  drawsAt: instant,
  lastDraw: draw.nullable(),
});

export const lotteryListSchemas = {
  query: z.object({ prizeMode: prizeMode.optional(), code: z.string().max(32).optional(), language }),
  reply: z.array(lottery),
  errors: [],
} as const;

/**
 * One way to bet: choose `pick` of the symbols, or one symbol for each of `pick` places when
 * `ordered`; there a symbol may stand at several places if `repeats`. `odds` pays per peso staked,
 * stake included.
 */
const play = z.object({
  key: z.string(),
  name: z.string(),
  hint: z.string(),
  symbols: z.array(z.string()),
  pick: z.number().int(),
  ordered: z.boolean(),
  repeats: z.boolean(),
  odds: z.number(),
  minStake: pesos,
  maxStake: pesos,
});

const menu = z.object({
  code: z.string(),
  name: z.string(),
  groups: z.array(z.object({ key: z.string(), name: z.string(), plays: z.array(play) })),
});

export const lotteryMenuSchemas = {
  query: z.object({ code: z.string().min(1).max(32), playType: playType.optional(), language }),
  reply: menu,
  errors: ['resource.unknown'],
} as const;

export const popularLotteriesSchemas = { query: z.object({ language }), reply: z.array(lottery), errors: [] } as const;

export const vnMenuSchemas = { query: z.object({ language }), reply: z.array(menu), errors: [] } as const;

export const vnRecentSchemas = {
  query: z.object({ language }),
  reply: z.array(z.object({ code: z.string(), name: z.string(), draws: z.array(draw) })),
  errors: [],
} as const;

export const openedNumbersSchemas = {
  query: z.object({ code: z.string().min(1).max(32), ...paging }),
  reply: pageOf(draw),
  errors: ['resource.unknown'],
} as const;

export const moreLotterySchemas = {
  query: z.object({ language }),
  reply: z.array(z.object({ prizeMode, name: z.string(), lotteries: z.array(lottery) })),
  errors: [],
} as const;

/** A part of an order: one bet that is won, lost or taken back by itself. */
const suborder = z.object({
  suborderId: z.string(),
  play: z.string(),
  playName: z.string(),
  numbers: z.array(z.string()),
  odds: z.number(),
  stake: pesos,
  payout: pesos,
  status: z.enum(['open', 'won', 'lost', 'cancelled']),
});

/** `numbers` are those drawn, null before. Parts may be taken back until `closesAt`. Times epoch ms. */
export const order = z.object({
  orderId: z.string(),
  code: z.string(),
  name: z.string(),
  drawId: z.string(),
  closesAt: instant,
  drawsAt: instant,
  at: instant,
  stake: pesos,
  payout: pesos,
  status: z.enum(['open', 'won', 'lost', 'cancelled']),
  numbers: z.array(z.string()).nullable(),
  suborders: z.array(suborder),
});

export const placeOrderSchemas = {
  query: z.object({ language }),
  body: z.strictObject({
    code: z.string().min(1).max(32),
    drawId: z.string().min(1).max(32),
    playType,
    prizeMode,
    bets: z
      .array(
        z.strictObject({
          play: z.string().min(1).max(32),
          numbers: z.array(z.string().min(1).max(8)).min(1).max(20),
          stake: amount,
        }),
      )
      .min(1)
      .max(50),
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
  // `bet` is the place in `bets`, from 0; a closed draw names the one that takes bets now.
  details: {
    'resource.unknown': z.object({ bet: z.number().int() }).nullable(),
    'bet.out-of-range': z.object({ bet: z.number().int(), min: pesos, max: pesos }),
    'draw.closed': z.object({ drawId: z.string(), opensAt: instant, closesAt: instant, drawsAt: instant }),
  },
} as const;

export const ordersSchemas = {
  query: z.object({
    code: z.string().max(32).optional(),
    /** Settled are all that wait for no draw: won, lost and cancelled ones. */
    status: z.enum(['open', 'settled']).optional(),
    ...period,
    ...paging,
    language,
  }),
  reply: pageOf(order),
  errors: [],
} as const;

export const orderDetailSchemas = {
  query: z.object({ orderId: z.string().min(1).max(32), language }),
  reply: order,
  errors: ['resource.unknown'],
} as const;

export const cancelSubordersSchemas = {
  query: z.object({ language }),
  body: z.strictObject({
    orderId: z.string().min(1).max(32),
    suborderIds: z.array(z.string().min(1).max(40)).min(1).max(50),
  }),
  reply: order,
  errors: ['resource.unknown', 'draw.closed'],
} as const;
