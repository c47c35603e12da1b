import * as z from 'zod';
import { amount, language, merchantCode } from '../fields.ts';
import { categories } from './categories.ts';
import { pageSize, volatilities } from './list-options.ts';

const volatility = z.enum(volatilities);

/** A game. `demo` (ours) offers demo play; `minBet`, `maxBet` in major units; `rtp` in percent where known. */
export const game = z
  .object({
    nodeId: z.number().int().positive().describe('Number of the game, unique over all vendors.'),
    nodeName: z.string().describe('Name of the game.'),
    vassalage: z.string().describe('Code of the vendor.'),
    vendorName: z.string().describe('Name of the vendor as players know it.'),
    gameType: z.string().describe('Type of the game at its vendor, for filters.'),
    gameCategory: z.string().describe('Category of the menu that shows it.'),
    gameId: z.string().describe('Reference of the game at its vendor, for `launchGame` where it has no `roomId`.'),
    roomId: z
      .string()
      .optional()
      .describe('Table or room at the vendor, sent as `gameId` to `launchGame`; absent for most games.'),
    iconUrl: z.string().describe('Picture, a path below the image host.'),
    isNew: z.boolean().describe('Whether it is marked as new.'),
    supportPlay: z.boolean().describe('Whether it can be launched; false under maintenance of the game.'),
    demo: z.boolean().describe('Whether it can be played for fun without money.'),
    gameClassify: z
      .array(z.object({ key: z.string().describe('Name of the tag, such as `HOT`.') }))
      .describe('Tags of the game, for the filter `gameClassify`.'),
    minBet: z.number().describe('Smallest bet in major units.'),
    maxBet: z.number().describe('Largest bet in major units.'),
    rtp: z.number().nullable().describe('Return to player in percent; null if the vendor does not state it.'),
    volatility: volatility.nullable().describe('How payouts are spread; null if the vendor does not state it.'),
  })
  .meta({ id: 'Game', description: 'A game of the lobby.' });

/** A vendor in the menu of a category. */
export const vendor = z
  .object({
    vassalage: z.string().describe('Code of the vendor.'),
    accountTypeName: z.string().describe('Name of the vendor as players know it.'),
    gameType: z.string().describe('Type of games to list under it.'),
    mobileSmallIcon: z.string().describe('Small logo, a path below the image host.'),
    mobileLargeIcon: z.string().describe('Large logo, a path below the image host.'),
  })
  .meta({ id: 'Vendor', description: 'A vendor as one category of the menu shows it.' });

/**
 * `sorting` is the server's menu order, `mapping` the vendors a category shows, `gameTypes` a category's game type.
 */
export const gameVendorsSchemas = {
  summary: 'Read categories of the menu and their vendors',
  query: z.object({
    language,
  }),
  reply: z.object({
    sorting: z
      .array(
        z.object({
          gameCategory: z.string().describe('Category of the menu.'),
          vendorNames: z.array(vendor).describe('Vendors of the category in their order.'),
        }),
      )
      .describe('Categories in the order of the menu.'),
    mapping: z.record(z.string(), z.array(z.string())).describe('Codes of vendors by category.'),
    gameTypes: z.record(z.string(), z.string()).describe('Type of games by category, for `gameList`.'),
  }),
  errors: [],
} as const;

export const hotGamesSchemas = {
  summary: 'List hot games',
  query: z.object({
    isPlatform: z.literal('2').optional().describe('Always 2 where present: the mobile site. It has no effect.'),
    platform: z.literal('html5').optional().describe('Always `html5` where present. It has no effect.'),
    gameType: z.string().max(16).optional().describe('Type of games.'),
    merchantCode: merchantCode('Decides which game comes first.'),
    language,
  }),
  reply: z.array(game),
  errors: [],
} as const;

export const gameListSchemas = {
  summary: 'Search and filter games',
  query: z.object({
    merchant: merchantCode(),
    clientType: z.literal('2').optional().describe('Always 2 where present: the mobile site. It has no effect.'),
    platform: z.literal('html5').optional().describe('Always `html5` where present. It has no effect.'),
    gameName: z.string().max(50).optional().describe('Part of the name; case and accents do not count.'),
    gameType: z.string().max(16).optional().describe('Type of games, `FAV` for favourites of the caller.'),
    gameClassify: z.string().max(32).optional().describe('Only games with this tag.'),
    isNew: z.enum(['true', 'false']).optional().describe('`true` leaves new games only.'),
    pageNo: z.coerce.number().int().min(1).max(10_000).default(1).describe('Page of the list, counted from 1.'),
    pageSize: z.coerce.number().int().min(1).max(100).default(pageSize.games).describe('Entries per page.'),
    vassalage: z.string().max(32).optional().describe('Only games of this vendor.'),
    minBet: z.coerce
      .number()
      .min(0)
      .max(1e6)
      .optional()
      .describe('Only games with exactly this smallest bet, in major units.'),
    minLine: z.coerce
      .number()
      .int()
      .min(0)
      .max(1e6)
      .optional()
      .describe('Only games with exactly this number of pay lines.'),
    minRtp: z.coerce
      .number()
      .min(0)
      .max(100)
      .optional()
      .describe('Only games whose vendor names at least this return to player, in percent.'),
    volatility: volatility.optional().describe('Only games whose payouts are spread like this.'),
    language,
  }),
  reply: z.object({
    games: z.array(game).describe('Games of this page.'),
    pageNum: z.number().int().describe('Number of this page, counted from 1.'),
    totalPages: z.number().int().describe('Number of pages.'),
    total: z.number().int().describe('Number of games on all pages.'),
  }),
  errors: ['session.required'],
} as const;

const listing = z.object({
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .default(1)
    .describe('Page of the list, counted from 1; read by recent games.'),
  pageNo: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .default(1)
    .describe('Page of the list, counted from 1; read by favourites.'),
  pageSize: z.coerce.number().int().min(1).max(100).default(pageSize.games).describe('Entries per page.'),
  gameType: z.string().max(16).optional().describe('Type of games.'),
  clientType: z.literal('2').optional().describe('Always 2 where present: the mobile site. It has no effect.'),
  language,
});

/** Recents name their page `page` and reply without `pageNum`. */
export const recentGamesSchemas = {
  summary: 'List games that the member played last',
  query: listing,
  reply: z.object({
    list: z.array(game).describe('Games of this page, the latest first.'),
    totalPages: z.number().int().describe('Number of pages.'),
  }),
  errors: [],
} as const;

export const favouriteGamesSchemas = {
  summary: 'List favourite games',
  query: listing,
  reply: z.object({
    content: z.array(game).describe('Games of this page.'),
    pageNum: z.number().int().describe('Number of this page, counted from 1.'),
    totalPages: z.number().int().describe('Number of pages.'),
  }),
  errors: [],
} as const;

const gameData = z.strictObject({
  nodeId: z.number().int().positive().describe('Number of the game.'),
  vendor: z.string().max(32).describe('Code of the vendor.'),
});

export const addFavouriteSchemas = {
  summary: 'Add a game to the favourites',
  body: gameData,
  reply: z.null().describe('Null.'),
  errors: ['resource.unknown'],
} as const;
export const removeFavouriteSchemas = {
  summary: 'Remove a game from the favourites',
  body: gameData,
  reply: z.null().describe('Null.'),
  errors: [],
} as const;

/** `gameUrl` is a single-use ticket, `/__games/{launchId}`; lottery vendors have the game id `lobby`. */
export const launchGameSchemas = {
  summary: 'Launch a game',
  body: z.strictObject({
    vendor: z.string().min(1).max(32).describe('Code of the vendor.'),
    gameId: z
      .string()
      .min(1)
      .max(64)
      .describe('`roomId` of the game, or its `gameId` without one; `lobby` for lottery vendors.'),
    nodeId: z.number().int().positive().nullable().describe('Number of the game; null for the lobby of a vendor.'),
    category: z.string().max(16).describe('Category of the menu that the game was chosen in.'),
    showChoice: z.literal(false).describe('Always false.'),
    demo: z.boolean().optional().describe('Whether to play for fun without money.'),
  }),
  reply: z.object({
    gameUrl: z.string().describe('Address of the game for a frame, `/__games/{launchId}`, for one visit.'),
  }),
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

/** `typeId` 1 selects all. */
export const vassalageGameTypesSchemas = {
  summary: 'List vendors with the types of their games',
  query: z.object({
    typeId: z.string().max(8).describe('Kind of vendors; 1 are all.'),
    merchant_code: merchantCode('It has no effect.'),
  }),
  reply: z.array(
    z.object({
      vassalage: z.string().describe('Code of the vendor.'),
      gameTypes: z.array(z.string()).describe('Types of games of the vendor.'),
    }),
  ),
  errors: [],
} as const;

export const vassalagesSchemas = {
  summary: 'List vendors with names',
  query: z.object({
    merchantCode: merchantCode('It has no effect.'),
  }),
  reply: z.array(
    z.object({
      vassalage: z.string().describe('Code of the vendor.'),
      accountTypeName: z.string().describe('Name of the vendor as players know it.'),
      gameTypes: z.array(z.string()).describe('Types of games of the vendor.'),
    }),
  ),
  errors: [],
} as const;

export const favouriteNodesSchemas = {
  summary: 'List numbers of favourite games',
  reply: z.array(z.number().int().positive()).describe('Numbers of all favourite games.'),
  errors: [],
} as const;

export const addRecentSchemas = {
  summary: 'Record that a game was opened',
  query: z.object({
    nodeId: z.coerce.number().int().positive().describe('Number of the game.'),
    vendor: z.string().max(32).describe('Code of the vendor.'),
  }),
  reply: z.null().describe('Null.'),
  errors: ['resource.unknown'],
} as const;

/** Major units. The format of `choice` and `outcome` depends on the game; `balance` is the balance after stake and payout. */
export const playRoundSchemas = {
  summary: 'Play a round of a game',
  body: z.strictObject({
    stake: amount.describe('Bet of the round, in major units.'),
    choice: z
      .unknown()
      .describe('Choice of the player in the form of the game; null where there is nothing to choose.'),
  }),
  reply: z.object({
    round: z.string().describe('Reference of the round.'),
    outcome: z.unknown().describe('Outcome in the form of the game.'),
    stake: z.number().describe('Bet of the round in major units.'),
    payout: z.number().describe('Payout in major units, bet included; 0 for a loss.'),
    balance: z.number().describe('Balance after bet and payout, in major units.'),
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
    'bet.out-of-range': z.object({
      min: z.number().describe('Smallest bet in major units.'),
      max: z.number().describe('Largest bet in major units.'),
    }),
    'odds.changed': z.object({
      legs: z
        .array(
          z.object({
            match: z.string().describe('Reference of the match.'),
            market: z.string().describe('Market of the pick.'),
            pick: z.string().describe('Pick of the market.'),
            odds: z.number().describe('Odds now.'),
            live: z.boolean().describe('Whether the match is being played.'),
          }),
        )
        .describe('Picks whose odds changed, as they are now.'),
    }),
    'match.closed': z.object({ match: z.string().describe('Match that takes no bets any more.') }),
  },
} as const;
