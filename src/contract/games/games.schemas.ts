import { z } from 'zod';
import { amount } from '../fields.ts';
import { categories } from '../limits.ts';

const language = z.enum(['EN', 'TY']).optional();

/** R197. `demo` (ours) offers demo play; `minBet`, `maxBet` in pesos; `rtp` in percent where known. */
export const game = z.object({
  nodeId: z.number().int().positive(),
  nodeName: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  gameType: z.string(),
  gameCategory: z.string(),
  gameId: z.string(),
  roomId: z.string().optional(),
  iconUrl: z.string(),
  isNew: z.boolean(),
  supportPlay: z.boolean(),
  demo: z.boolean(),
  gameClassify: z.array(z.object({ key: z.string() })),
  minBet: z.number(),
  maxBet: z.number(),
  rtp: z.number().nullable(),
  volatility: z.enum(['low', 'medium', 'high']).nullable(),
});

/** R198 */
export const vendor = z.object({
  vassalage: z.string(),
  accountTypeName: z.string(),
  gameType: z.string(),
  mobileSmallIcon: z.string(),
  mobileLargeIcon: z.string(),
});

/** R198: `sorting` is the server's menu order, `mapping` the vendors a category shows, `gameTypes` a category's game type. */
export const gameVendorsSchemas = {
  query: z.object({ language }),
  reply: z.object({
    sorting: z.array(z.object({ gameCategory: z.string(), vendorNames: z.array(vendor) })),
    mapping: z.record(z.string(), z.array(z.string())),
    gameTypes: z.record(z.string(), z.string()),
  }),
  errors: [],
} as const;

export const hotGamesSchemas = {
  query: z.object({
    isPlatform: z.literal('2').optional(),
    platform: z.literal('html5').optional(),
    gameType: z.string().max(16).optional(),
    merchantCode: z.string().max(32).optional(),
    language,
  }),
  reply: z.array(game),
  errors: [],
} as const;

export const gameListSchemas = {
  query: z.object({
    merchant: z.string().max(32).optional(),
    clientType: z.literal('2').optional(),
    platform: z.literal('html5').optional(),
    gameName: z.string().max(50).optional(),
    gameType: z.string().max(16).optional(),
    gameClassify: z.string().max(32).optional(),
    isNew: z.enum(['true', 'false']).optional(),
    pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(26),
    vassalage: z.string().max(32).optional(),
    minBet: z.coerce.number().min(0).max(1e6).optional(),
    minLine: z.coerce.number().int().min(0).max(1e6).optional(),
    language,
  }),
  reply: z.object({
    games: z.array(game),
    pageNum: z.number().int(),
    totalPages: z.number().int(),
    total: z.number().int(),
  }),
  errors: ['session.required'],
} as const;

const listing = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(26),
  gameType: z.string().max(16).optional(),
  clientType: z.literal('2').optional(),
  language,
});

/** R199: recents name their page `page` and reply without `pageNum` (A47). */
export const recentGamesSchemas = {
  query: listing,
  reply: z.object({ list: z.array(game), totalPages: z.number().int() }),
  errors: [],
} as const;

export const favouriteGamesSchemas = {
  query: listing,
  reply: z.object({ content: z.array(game), pageNum: z.number().int(), totalPages: z.number().int() }),
  errors: [],
} as const;

const gameData = z.strictObject({ nodeId: z.number().int().positive(), vendor: z.string().max(32) });

export const addFavouriteSchemas = { body: gameData, reply: z.null(), errors: ['resource.unknown'] } as const;
export const removeFavouriteSchemas = { body: gameData, reply: z.null(), errors: [] } as const;

/** `gameUrl` is a single-use ticket, `/__games/{launchId}`; lottery vendors send gameId `lobby` (A49). */
export const launchGameSchemas = {
  body: z.strictObject({
    vendor: z.string().min(1).max(32),
    gameId: z.string().min(1).max(64),
    nodeId: z.number().int().positive().nullable(),
    category: z.string().max(16),
    showChoice: z.literal(false),
    demo: z.boolean().optional(),
  }),
  reply: z.object({ gameUrl: z.string() }),
  errors: [
    'safety.limit',
    'safety.check',
    'safety.review',
    'resource.unknown',
    'game.unavailable',
    'permission.denied',
  ],
} as const;

export const category = z.enum(categories);

/** R247: `typeId` 1 are all. */
export const vassalageGameTypesSchemas = {
  query: z.object({ typeId: z.string().max(8), merchant_code: z.string().max(32).optional() }),
  reply: z.array(z.object({ vassalage: z.string(), gameTypes: z.array(z.string()) })),
  errors: [],
} as const;

export const vassalagesSchemas = {
  query: z.object({ merchantCode: z.string().max(32).optional() }),
  reply: z.array(z.object({ vassalage: z.string(), accountTypeName: z.string(), gameTypes: z.array(z.string()) })),
  errors: [],
} as const;

export const favouriteNodesSchemas = { reply: z.array(z.number().int().positive()), errors: [] } as const;

export const addRecentSchemas = {
  query: z.object({ nodeId: z.coerce.number().int().positive(), vendor: z.string().max(32) }),
  reply: z.null(),
  errors: ['resource.unknown'],
} as const;

/** R196; `matchTime` epoch ms, images below the image host; `score` is null before kick-off. `roomId` is the match that a launch opens. */
export const hotMatch = z.object({
  id: z.string(),
  matchTime: z.number().int(),
  league: z.string(),
  homeTeam: z.string(),
  awayTeam: z.string(),
  homeTeamImageUrl: z.string(),
  awayTeamImageUrl: z.string(),
  vendor: z.string(),
  roomId: z.string(),
  nodeId: z.number().int().positive(),
  live: z.boolean(),
  score: z.object({ home: z.number().int(), away: z.number().int() }).nullable(),
});

export const hotMatchesSchemas = { query: z.object({ language }), reply: z.array(hotMatch), errors: [] } as const;

/** R202: highest first; names masked, simulated (A80). */
export const winnersSchemas = {
  query: z.object({ language }),
  reply: z.array(
    z.object({
      vo: z.object({
        winAmount: z.number(),
        account: z.string(),
        nodeId: z.number().int().positive(),
        nodeName: z.string(),
        vassalage: z.string(),
        at: z.number().int(),
      }),
    }),
  ),
  errors: [],
} as const;

/** Pesos. `choice` and `outcome` are each game's own; `balance` is that after stake and payout. */
export const playRoundSchemas = {
  body: z.strictObject({ stake: amount, choice: z.unknown() }),
  reply: z.object({
    round: z.string(),
    outcome: z.unknown(),
    stake: z.number(),
    payout: z.number(),
    balance: z.number(),
  }),
  errors: [
    'safety.limit',
    'safety.check',
    'resource.unknown',
    'game.unavailable',
    'bet.out-of-range',
    'balance.insufficient',
    'request.conflict',
    'odds.changed',
    'match.closed',
  ],
  details: {
    'bet.out-of-range': z.object({ min: z.number(), max: z.number() }),
    'odds.changed': z.object({
      legs: z.array(
        z.object({
          match: z.string(),
          market: z.string(),
          pick: z.string(),
          odds: z.number(),
          live: z.boolean(),
        }),
      ),
    }),
    'match.closed': z.object({ match: z.string() }),
  },
} as const;
