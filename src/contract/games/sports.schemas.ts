import { z } from 'zod';
import { day } from '../fields.ts';
import { game } from './games.schemas.ts';

const matchId = z.string().min(1).max(40);
const score = z.tuple([z.number().int(), z.number().int()]);
export const sportsMarketKey = z.enum(['result', 'handicap', 'total', 'first', 'parity']);
export const sportsPick = z.enum(['1', 'X', '2', 'over', 'under', 'odd', 'even']);

/** A match as it stands. `clock` is what its match clock shows; `score` is null before the start. */
const standing = {
  phase: z.enum(['upcoming', 'live', 'finished', 'void', 'postponed']),
  startsAt: z.number().int(),
  score: score.nullable(),
  unit: z.string(),
  period: z.number().int(),
  overtime: z.boolean(),
  pause: z.boolean(),
  clock: z.string().nullable(),
};

/** `odds` is null while the pick is suspended. Images are below the image host. */
export const sportsMatch = z.object({
  id: matchId,
  league: z.string(),
  sport: z.string(),
  home: z.string(),
  away: z.string(),
  homeImageUrl: z.string().nullable(),
  awayImageUrl: z.string().nullable(),
  ...standing,
  periodScores: z.array(score),
  markets: z.array(
    z.object({
      key: sportsMarketKey,
      line: z.number().nullable(),
      prices: z.array(z.object({ pick: sportsPick, odds: z.number().nullable() })),
    }),
  ),
});

/** Matches of a sport on a day, or those that are live. Without a sport, the game's own; `balance` in pesos. */
export const sportsBoardSchemas = {
  query: z.object({ sport: z.string().max(16).optional(), day: z.union([z.literal('live'), day]).optional() }),
  reply: z.object({
    now: z.number().int(),
    balance: z.number(),
    sport: z.string(),
    day: z.string(),
    sports: z.array(z.object({ sport: z.string(), count: z.number().int() })),
    days: z.array(z.object({ day: z.string(), count: z.number().int() })),
    leagues: z.array(z.object({ name: z.string(), matches: z.array(sportsMatch) })),
  }),
  errors: [],
} as const;

/** A pick of a bet. Odds are those that were accepted; a void pick counts as odds of 1. */
export const sportsLeg = z.object({
  match: matchId,
  league: z.string(),
  home: z.string(),
  away: z.string(),
  market: sportsMarketKey,
  line: z.number().nullable(),
  pick: sportsPick,
  odds: z.number(),
  live: z.boolean(),
  state: z.enum(['open', 'won', 'lost', 'void']),
  ...standing,
});

/** Amounts in pesos. `cashOut` is today’s offer without obligation, null when there is none. */
const sportsBet = z.object({
  id: z.string(),
  at: z.number().int(),
  stake: z.number(),
  odds: z.number(),
  possible: z.number(),
  payout: z.number(),
  state: z.enum(['open', 'won', 'lost', 'refunded', 'cashed-out']),
  cashOut: z.number().nullable(),
  legs: z.array(sportsLeg),
});

/** The newest bets first. */
export const sportsBetsSchemas = {
  reply: z.object({ balance: z.number(), bets: z.array(sportsBet) }),
  errors: [],
} as const;

/** An open bet with the game that it was placed in, outside of which it cannot be cashed out. */
export const openSportsBet = sportsBet.extend({ game });

/** An offer for an open bet, in pesos; it holds until `expiresAt` and while no match of the bet changes. */
export const quoteCashOutSchemas = {
  body: z.strictObject({ bet: z.string().max(64) }),
  reply: z.object({ quote: z.string(), amount: z.number(), expiresAt: z.number().int() }),
  errors: ['resource.unknown', 'cashout.closed'],
} as const;

export const cashOutSchemas = {
  body: z.strictObject({ bet: z.string().max(64), quote: z.string().max(64) }),
  reply: z.object({ amount: z.number(), balance: z.number() }),
  errors: ['resource.unknown', 'cashout.closed', 'request.conflict'],
} as const;
