import { z } from 'zod';
import { pesos } from '../fields.ts';

/** A playing card: `rank` 1 (ace) to 13 (king), `suit` 0 to 3 for spades, hearts, diamonds and clubs. */
const card = z.object({ rank: z.number().int().min(1).max(13), suit: z.number().int().min(0).max(3) });

const spot = z.enum(['player', 'tie', 'banker']);
const colour = z.enum(['yellow', 'white', 'pink', 'blue', 'red', 'green']);
const fish = z.enum(['fish', 'tropical-fish', 'crab', 'turtle', 'octopus', 'shark', 'spouting-whale']);

/** Choice and outcome of a game round, by kind of game. Amounts of `bets` in pesos. */
export const roundDetail = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('baccarat'),
    bets: z.partialRecord(spot, pesos),
    player: z.array(card),
    banker: z.array(card),
    totals: z.object({ player: z.number().int(), banker: z.number().int() }),
    winner: spot,
  }),
  z.object({ kind: z.literal('dice'), bets: z.partialRecord(colour, pesos), thrown: z.array(colour) }),
  z.object({ kind: z.literal('crash'), target: z.number(), crashedAt: z.number() }),
  z.object({ kind: z.literal('fish'), fish, caught: z.boolean() }),
  z.object({
    kind: z.literal('numbers'),
    picks: z.array(z.number().int()),
    drawn: z.array(z.number().int()),
    hits: z.number().int(),
  }),
  /** `spins` counts the one that was paid for and the free ones, `wins` the winning combinations of all. */
  z.object({ kind: z.literal('slot'), spins: z.number().int(), wins: z.number().int() }),
]);
