import * as z from 'zod';
import { instant, money } from '../fields.ts';
import { booth } from './lobby-events.schemas.ts';

const side = z.enum(['player', 'tie', 'banker', 'dragon', 'tiger']);
const whole = z.number().int().min(0);

const lobbyTable = z
  .object({
    ...booth,
    kind: z.enum(['baccarat', 'dragontiger', 'roulette']).describe('Kind of the table.'),
    nodeName: z.string().describe('Name of the table.'),
    minBet: money.describe('Lowest bet, in major units.'),
    maxBet: money.describe('Highest bet, in major units.'),
    players: whole.nullable().describe('Players who have bet on this round, simulated; null at tables without others.'),
    closesAt: instant.describe('When betting on this round closes, epoch ms.'),
    wins: z
      .array(
        z.object({
          winner: side.describe('Winner of the rounds.'),
          rounds: whole.describe('Number of rounds won.'),
        }),
      )
      .describe('Rounds of this shoe by winner; empty at tables without a road.'),
    road: z
      .array(
        z.object({
          winner: side.describe('Winner of the round.'),
          column: whole.describe('Column from the left, from 0.'),
          row: whole.describe('Row from the top, 0 to 5.'),
          ties: whole.describe('Ties after this round.'),
        }),
      )
      .describe('Big road of this shoe, oldest first; empty at tables without one.'),
    results: z
      .array(
        z.object({
          text: z.string().describe('Number that was drawn.'),
          colour: z.enum(['red', 'black', 'green']).describe('Colour of the number.'),
        }),
      )
      .describe('Last results, newest first; empty at tables with a road.'),
  })
  .meta({ id: 'LobbyTable', description: 'A live table that the lobby shows.' });

export const lobbyTablesSchemas = {
  summary: 'List open tables that the lobby shows',
  reply: z.object({
    now: instant.describe('Time of the server, epoch ms.'),
    tables: z.array(lobbyTable).describe('Tables that take bets.'),
  }),
  errors: [],
} as const;
