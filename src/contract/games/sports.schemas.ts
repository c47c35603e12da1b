import * as z from 'zod';
import { day } from '../fields.ts';
import { game } from './games.schemas.ts';
import { scoreMarketKeys, sportsMarketKeys, sportsPicks } from './sports-picks.ts';
import { systemPicks } from './sports-systems.ts';
import { builderPicks, maxSlipPicks } from './sports-terms.ts';

const matchId = z.string().min(1).max(40);
const score = z.tuple([z.number().int(), z.number().int()]);
export const sportsMarketKey = z.enum(sportsMarketKeys);
export const sportsPick = z.enum(sportsPicks);
const pickMeaning =
  'Pick: `1` home, `X` draw, `2` away, `over`, `under`, `odd`, `even`, `yes`, `no`, a score such as `2:1`, `other`, or `all` for a bet builder.';

const builderPart = z.strictObject({
  market: z.enum(scoreMarketKeys).describe('Kind of market.'),
  line: z.number().min(-1000).max(1000).nullable().describe('Handicap or total of the market; null where it has none.'),
  pick: sportsPick.describe(pickMeaning),
});
/** Picks of one match that must all win; on the market `builder` only. */
export const builderParts = z
  .array(builderPart)
  .min(builderPicks.min)
  .max(builderPicks.max)
  .describe('Picks of a bet builder, each of another market of the match, which must all win.');

/** Returns whether a pick has parts if, and only if, it is a bet builder. */
export const hasPartsOfMarket = ({ market, parts }: { readonly market: string; readonly parts?: unknown }): boolean =>
  (market === 'builder') === (parts !== undefined);

/** A match. `score` is null before the start. */
export const standing = {
  phase: z.enum(['upcoming', 'live', 'finished', 'void', 'postponed']).describe('State of the match.'),
  startsAt: z.number().int().describe('Start of the match, epoch ms.'),
  score: score.nullable().describe('Points of the home and the visiting team; null before the start.'),
  unit: z.string().describe('What `period` counts: a quarter, half, set, map, round or fight.'),
  period: z.number().int().describe('Running part of the match, counted from 1; 0 before the start.'),
  overtime: z.boolean().describe('Whether it is in overtime.'),
  pause: z.boolean().describe('Whether it is between two parts.'),
  clock: z.string().nullable().describe('Match clock; null where the sport has none or the match is not being played.'),
};

/** `odds` is null while the pick is suspended. Images are paths below the image host. */
export const sportsMatch = z
  .object({
    id: matchId.describe('Reference of the match.'),
    league: z.string().describe('Name of the league.'),
    sport: z.string().describe('Code of the sport.'),
    home: z.string().describe('Name of the home team or first opponent.'),
    away: z.string().describe('Name of the visiting team or second opponent.'),
    homeShort: z.string().describe('Three letters for the home team or first opponent.'),
    awayShort: z.string().describe('Three letters for the visiting team or second opponent.'),
    homeImageUrl: z.string().nullable().describe('Emblem, a path below the image host; null without one.'),
    awayImageUrl: z.string().nullable().describe('Emblem, a path below the image host; null without one.'),
    ...standing,
    seedHash: z.string().describe('SHA-256 of the seed that the course of the match follows from.'),
    seed: z.string().nullable().describe('That seed; null before the end.'),
    periodScores: z.array(score).describe('Points of both sides in each part so far.'),
    markets: z
      .array(
        z.object({
          key: sportsMarketKey.describe('Kind of market.'),
          line: z.number().nullable().describe('Handicap or total of the market; null where it has none.'),
          prices: z
            .array(
              z.object({
                pick: sportsPick.describe(pickMeaning),
                odds: z.number().nullable().describe('Decimal odds, bet included; null while the pick is suspended.'),
              }),
            )
            .describe('Picks of the market.'),
        }),
      )
      .describe('Markets that can be bet on.'),
  })
  .meta({ id: 'SportsMatch', description: 'A match of the sportsbook with its markets.' });

/** Matches of a sport on a day, or live matches. The default is the game's own sport; `balance` in major units. */
export const sportsBoardSchemas = {
  summary: 'Read matches and odds of the sportsbook',
  query: z.object({
    sport: z.string().max(16).optional().describe('Code of a sport; that of the game if absent.'),
    day: z
      .union([z.literal('live'), day])
      .optional()
      .describe('Day in the market’s time zone, or `live` for matches being played; the first with matches if absent.'),
  }),
  reply: z.object({
    now: z.number().int().describe('Time of the server, epoch ms.'),
    balance: z.number().describe('Balance of the player in major units.'),
    sport: z.string().describe('Sport that is shown.'),
    day: z.string().describe('Day that is shown, or `live`.'),
    sports: z
      .array(
        z.object({
          sport: z.string().describe('Code of the sport.'),
          count: z.number().int().describe('Number of matches.'),
        }),
      )
      .describe('Sports with matches.'),
    days: z
      .array(
        z.object({
          day: z.string().describe('Day in the market’s time zone, YYYY-MM-DD, or `live`.'),
          count: z.number().int().describe('Number of matches.'),
        }),
      )
      .describe('Days with matches of the sport.'),
    leagues: z
      .array(
        z.object({
          name: z.string().describe('Name of the league.'),
          matches: z.array(sportsMatch).describe('Matches by start.'),
        }),
      )
      .describe('Matches by league.'),
  }),
  errors: ['resource.unknown'],
} as const;

/** Match, market, odds and state of a placed pick. */
export const sportsPickTerms = {
  league: z.string().describe('Name of the league.'),
  home: z.string().describe('Name of the home team or first opponent.'),
  away: z.string().describe('Name of the visiting team or second opponent.'),
  market: sportsMarketKey.describe('Kind of market.'),
  line: z.number().nullable().describe('Handicap or total of the market; null where it has none.'),
  pick: sportsPick.describe(pickMeaning),
  parts: builderParts.optional(),
  odds: z.number().describe('Accepted decimal odds; a void pick counts as 1.'),
  live: z.boolean().describe('Whether it was placed during the match.'),
  state: z.enum(['open', 'won', 'lost', 'void']).describe('State of the pick.'),
};

/** A pick of a bet with the accepted odds; a void pick counts as odds of 1. */
export const sportsLeg = z
  .object({
    match: matchId.describe('Reference of the match.'),
    ...sportsPickTerms,
    ...standing,
  })
  .meta({ id: 'SportsLeg', description: 'A pick of a bet with the odds that were accepted.' });

/** Amounts in major units. `cashOut` is a non-binding estimate, null if the bet cannot be cashed out. */
const sportsBet = z.object({
  id: z.string().describe('Reference of the bet.'),
  at: z.number().int().describe('When it was placed, epoch ms.'),
  stake: z.number().describe('Bet in major units.'),
  odds: z.number().describe('Odds of all picks together.'),
  possible: z.number().describe('Payout if all open picks win, in major units.'),
  payout: z.number().describe('Payout in major units; 0 until it is settled.'),
  state: z.enum(['open', 'won', 'lost', 'refunded', 'cashed-out']).describe('State of the bet.'),
  cashOut: z.number().nullable().describe('Offer for the bet in major units, not binding; null without one.'),
  system: z
    .array(z.number().int())
    .nullable()
    .describe('Sizes of the combos of a system bet, `[2]` for 2/3; null for one combo or a single.'),
  legs: z.array(sportsLeg).describe('Picks of the bet.'),
});

/** Newest first. */
export const sportsBetsSchemas = {
  summary: 'List sports bets of the player',
  reply: z.object({
    balance: z.number().describe('Balance of the player in major units.'),
    bets: z.array(sportsBet).describe('Bets, the newest first.'),
  }),
  errors: [],
} as const;

/** An open bet with the game in which it was placed; it can only be cashed out there. */
export const openSportsBet = sportsBet.extend({
  game: game.describe('Game that it was placed in; only there it can be cashed out.'),
});

const tableStanding = z.object({
  team: z.string().describe('Name of the team or opponent.'),
  short: z.string().describe('Three letters for it.'),
  played: z.number().int().describe('Matches that have ended.'),
  won: z.number().int().describe('Matches won.'),
  drawn: z.number().int().describe('Matches drawn.'),
  lost: z.number().int().describe('Matches lost.'),
  scored: z.number().int().describe('Points scored.'),
  conceded: z.number().int().describe('Points of the other sides.'),
  form: z.array(z.enum(['won', 'drawn', 'lost'])).describe('Last results, the newest first.'),
});

export const sportsMatchInfoSchemas = {
  summary: 'Read table, form and head to head of a match',
  query: z.object({ match: matchId.describe('Reference of the match.') }),
  reply: z.object({
    days: z.number().int().describe('Days of results that count.'),
    draws: z.boolean().describe('Whether the sport has draws.'),
    table: z.array(tableStanding).describe('Teams of the league, the best first.'),
    meetings: z
      .array(
        z.object({
          id: matchId.describe('Reference of the match.'),
          startsAt: z.number().int().describe('Start of the match, epoch ms.'),
          home: z.string().describe('Name of the home team or first opponent.'),
          away: z.string().describe('Name of the visiting team or second opponent.'),
          score: z.array(z.number().int()).describe('Final points of the home and the visiting side.'),
        }),
      )
      .describe('Matches of both sides against each other, the newest first.'),
  }),
  errors: ['resource.unknown'],
} as const;

export const priceBuilderSchemas = {
  summary: 'Read the odds of a bet builder',
  body: z.strictObject({ match: matchId.describe('Reference of the match.'), parts: builderParts }),
  reply: z.object({
    odds: z
      .number()
      .nullable()
      .describe('Decimal odds of all picks together; null if they cannot win together or one is suspended.'),
    live: z.boolean().describe('Whether the match is being played.'),
  }),
  errors: ['resource.unknown'],
} as const;

export const saveSlipSchemas = {
  summary: 'Save picks for a link',
  body: z.strictObject({
    picks: z
      .array(
        z
          .strictObject({
            match: matchId.describe('Reference of the match.'),
            market: sportsPickTerms.market,
            line: sportsPickTerms.line,
            pick: sportsPickTerms.pick,
            parts: sportsPickTerms.parts,
          })
          .refine(hasPartsOfMarket, 'builder'),
      )
      .min(1)
      .max(maxSlipPicks)
      .describe('Picks of the slip.'),
    kind: z
      .union([
        z.enum(['singles', 'combo']),
        z.array(z.number().int().min(1).max(systemPicks.max)).min(1).max(systemPicks.max),
      ])
      .default('combo')
      .describe('What the picks make: a bet each, one combo, or a system by the sizes of its combos.'),
  }),
  reply: z.object({
    room: z.string().describe('Sent as `gameId` to `launchGame` to open the sportsbook with these picks.'),
    expiresAt: z.number().int().describe('Until when it can be opened, epoch ms.'),
  }),
  errors: ['request.too-many'],
} as const;

/** A cash-out quote in major units; valid until `expiresAt` and while no match of the bet changes. */
export const quoteCashOutSchemas = {
  summary: 'Ask for a binding cash-out offer',
  body: z.strictObject({ bet: z.string().max(64).describe('Open bet.') }),
  reply: z.object({
    quote: z.string().describe('Reference of the offer, for `cashOut`.'),
    amount: z.number().describe('What it pays in major units.'),
    expiresAt: z.number().int().describe('Until when it holds, epoch ms; a change of a match ends it earlier.'),
  }),
  errors: ['resource.unknown', 'cashout.closed'],
} as const;

export const cashOutSchemas = {
  summary: 'Accept a cash-out offer',
  body: z.strictObject({
    bet: z.string().max(64).describe('Open bet.'),
    quote: z.string().max(64).describe('Offer by `quoteCashOut`.'),
  }),
  reply: z.object({
    amount: z.number().describe('What was paid in major units.'),
    balance: z.number().describe('Balance afterwards in major units.'),
  }),
  errors: ['resource.unknown', 'cashout.closed', 'request.conflict'],
} as const;
