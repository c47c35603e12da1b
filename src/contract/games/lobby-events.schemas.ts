import * as z from 'zod';
import { instant, money } from '../fields.ts';
import { sabongFight, sabongResults } from './sabong.schemas.ts';
import { sportsPick, standing } from './sports.schemas.ts';

/** Game that takes the bets; `gameId` is what `launchGame` opens: for a sportsbook the match. */
export const booth = {
  nodeId: z.number().int().positive().describe('Number of the game that takes bets.'),
  vassalage: z.string().describe('Code of its vendor.'),
  gameId: z.string().describe('Sent as `gameId` to `launchGame`; for a sportsbook the match to open.'),
  gameCategory: z.string().describe('Category of the game.'),
};

const lobbyMatch = z
  .object({
    id: z.string().describe('Reference of the match.'),
    ...booth,
    league: z.string().describe('Name of the league.'),
    home: z.string().describe('Name of the home team or first opponent.'),
    away: z.string().describe('Name of the visiting team or second opponent.'),
    ...standing,
    prices: z
      .array(
        z.object({
          pick: sportsPick.describe('`1` home, `X` draw or `2` away.'),
          odds: z.number().nullable().describe('Decimal odds, bet included; null while the pick is suspended.'),
        }),
      )
      .describe('Match result; empty while it takes no bets.'),
  })
  .meta({ id: 'LobbyMatch', description: 'A match that the lobby shows.' });

const lobbyFight = z
  .object({
    ...booth,
    nodeName: z.string().describe('Name of the cockpit.'),
    fight: sabongFight,
    results: sabongResults,
    pot: money.describe('All bets on the fight, in major units.'),
  })
  .meta({ id: 'LobbyFight', description: 'The fight of a cockpit that the lobby shows.' });

export const lobbyEventsSchemas = {
  summary: 'List matches and fights that the lobby shows',
  query: z.object({
    category: z.enum(['SPORTS', 'ESPORTS', 'COCKFIGHT']).describe('Category of the lobby.'),
  }),
  reply: z.object({
    now: instant.describe('Time of the server, epoch ms.'),
    matches: z.array(lobbyMatch).describe('Live matches, then the next ones.'),
    results: z
      .array(
        z.object({
          id: z.string().describe('Reference of the match.'),
          league: z.string().describe('Name of the league.'),
          home: z.string().describe('Name of the home team or first opponent.'),
          away: z.string().describe('Name of the visiting team or second opponent.'),
          score: z.tuple([z.number(), z.number()]).describe('Final score, home first.'),
        }),
      )
      .describe('Last finished matches, newest first.'),
    fights: z.array(lobbyFight).describe('Fights by cockpit.'),
  }),
  errors: [],
} as const;
