import * as z from 'zod';
import { instant, money } from '../fields.ts';
import { booth } from './lobby-events.schemas.ts';

const side = z.enum(['player', 'tie', 'banker']);
const whole = z.number().int().min(0);

const lobbyTable = z
  .object({
    ...booth,
    nodeName: z.string().describe('Name of the table.'),
    minBet: money.describe('Lowest bet, in major units.'),
    maxBet: money.describe('Highest bet, in major units.'),
    players: whole.describe('Players who have bet on this round; simulated.'),
    closesAt: instant.describe('When betting on this round closes, epoch ms.'),
    wins: z
      .object({
        player: whole.describe('Won by the player.'),
        tie: whole.describe('Ties.'),
        banker: whole.describe('Won by the banker.'),
      })
      .describe('Rounds of this shoe by winner.'),
    road: z
      .array(
        z.object({
          winner: side.describe('Winner of the round.'),
          column: whole.describe('Column from the left, from 0.'),
          row: whole.describe('Row from the top, 0 to 5.'),
          ties: whole.describe('Ties after this round.'),
        }),
      )
      .describe('Big road of this shoe, oldest first.'),
  })
  .meta({ id: 'LobbyTable', description: 'A live table that the lobby shows.' });

export const lobbyTablesSchemas = {
  summary: 'List open tables that the lobby shows',
  reply: z.object({
    now: instant.describe('Time of the server, epoch ms.'),
    tables: z.array(lobbyTable).describe('Baccarat tables that take bets.'),
  }),
  errors: [],
} as const;
