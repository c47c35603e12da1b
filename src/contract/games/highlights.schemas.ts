import * as z from 'zod';
import { language } from '../fields.ts';

/**
 * A hot match. `matchTime` is epoch ms, images are paths below the image host; `score` is null before kick-off. A
 * launch opens the match `roomId`.
 */
export const hotMatch = z
  .object({
    id: z.string().describe('Reference of the match.'),
    matchTime: z.number().int().describe('Start of the match, epoch ms.'),
    league: z.string().describe('Name of the league.'),
    homeTeam: z.string().describe('Name of the home team.'),
    awayTeam: z.string().describe('Name of the visiting team.'),
    homeTeamImageUrl: z.string().describe('Emblem of the home team, a path below the image host.'),
    awayTeamImageUrl: z.string().describe('Emblem of the visiting team, a path below the image host.'),
    vendor: z.string().describe('Code of the vendor whose sportsbook takes bets.'),
    roomId: z.string().describe('Match to open, sent as `gameId` to `launchGame`.'),
    nodeId: z.number().int().positive().describe('Number of the sportsbook game.'),
    live: z.boolean().describe('Whether it is being played.'),
    score: z
      .object({
        home: z.number().int().describe('Points of the home team.'),
        away: z.number().int().describe('Points of the visiting team.'),
      })
      .nullable()
      .describe('Score so far; null before the start.'),
  })
  .meta({ id: 'HotMatch', description: 'A match that the home page shows.' });

export const hotMatchesSchemas = {
  summary: 'List hot matches',
  query: z.object({
    language,
  }),
  reply: z.array(hotMatch),
  errors: [],
} as const;

/** Recent wins, highest first; simulated, with masked names. */
export const winnersSchemas = {
  summary: 'List recent wins',
  query: z.object({
    language,
  }),
  reply: z
    .array(
      z.object({
        vo: z
          .object({
            winAmount: z.number().describe('Payout in major units.'),
            account: z.string().describe('Masked name of the winner.'),
            nodeId: z.number().int().positive().describe('Number of the game.'),
            nodeName: z.string().describe('Name of the game.'),
            vassalage: z.string().describe('Code of the vendor.'),
            at: z.number().int().describe('When it was won, epoch ms.'),
          })
          .describe('One win.'),
      }),
    )
    .describe('Wins, the highest first; names are masked.'),
  errors: [],
} as const;

export const jackpotsSchemas = {
  summary: 'List progressive jackpots',
  reply: z
    .array(
      z
        .object({
          name: z.string().describe('Name of the jackpot.'),
          amount: z.number().describe('What the next win pays, in major units.'),
          games: z.number().int().describe('Number of slots that fill and win it.'),
          gameClassify: z.string().describe('Class of these slots in the game list.'),
          wins: z
            .array(
              z
                .object({
                  amount: z.number().describe('Payout in major units.'),
                  account: z.string().nullable().describe('Masked name of the winner; null for a simulated player.'),
                  nodeId: z.number().int().positive().describe('Number of the game.'),
                  nodeName: z.string().describe('Name of the game.'),
                  at: z.number().int().describe('When it was won, epoch ms.'),
                })
                .describe('One win.'),
            )
            .describe('Last wins, the newest first; names are masked.'),
        })
        .describe('One jackpot.'),
    )
    .describe('Jackpots of the merchant.'),
  errors: [],
} as const;
