import { z } from 'zod';
import { pesos } from '../fields.ts';
import { sabongSide } from '../games/sabong.schemas.ts';
import { sportsMarketKey, sportsPick } from '../games/sports.schemas.ts';

/** A playing card: `rank` 1 (ace) to 13 (king), `suit` 0 to 3 for spades, hearts, diamonds and clubs. */
const card = z.object({ rank: z.number().int().min(1).max(13), suit: z.number().int().min(0).max(3) });

const spot = z.enum(['player', 'tie', 'banker']);
const colour = z.enum(['yellow', 'white', 'pink', 'blue', 'red', 'green']);
const fish = z.enum(['fish', 'tropical-fish', 'crab', 'turtle', 'octopus', 'shark', 'spouting-whale']);

/** What a table of spots drew: a pocket or segment of a wheel, cards, dice, beads that are left, or coins (1 is red or heads). */
const drawn = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pocket'), pocket: z.number().int() }),
  z.object({ kind: z.literal('segment'), segment: z.string() }),
  z.object({ kind: z.literal('cards'), dragon: card, tiger: card }),
  z.object({ kind: z.literal('dice'), dice: z.array(z.number().int()) }),
  z.object({ kind: z.literal('beads'), beads: z.number().int() }),
  z.object({ kind: z.literal('card'), card }),
  z.object({ kind: z.literal('coins'), coins: z.array(z.union([z.literal(0), z.literal(1)])) }),
]);

/** A pick of a sports bet with the accepted odds; `score` is final, null where the match was void. */
const leg = z.object({
  league: z.string(),
  home: z.string(),
  away: z.string(),
  market: sportsMarketKey,
  line: z.number().nullable(),
  pick: sportsPick,
  odds: z.number(),
  live: z.boolean(),
  state: z.enum(['open', 'won', 'lost', 'void']),
  score: z.array(z.number().int()).length(2).nullable(),
});

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
  z.object({
    kind: z.literal('spots'),
    engine: z.enum(['roulette', 'dragontiger', 'wheel', 'sicbo', 'fantan', 'hilo', 'sedie', 'karakrus']),
    bets: z.record(z.string(), pesos),
    drawn,
  }),
  /** Seat 0 is the player's; `cards` are those in hand at the end, `melds` those on the table. */
  z.object({
    kind: z.literal('hand'),
    engine: z.enum(['lucky9', 'pusoydos', 'tongits', 'blackjack']),
    seats: z.array(
      z.object({ cards: z.array(card), melds: z.array(z.array(card)), points: z.number().int().nullable() }),
    ),
    winners: z.array(z.number().int()),
  }),
  z.object({ kind: z.literal('bingo'), lines: z.array(z.number().int()), balls: z.array(z.number().int()) }),
  /** `spins` counts the one that was paid for and the free ones, `wins` the winning combinations of all. */
  z.object({ kind: z.literal('slot'), spins: z.number().int(), wins: z.number().int() }),
  /** A bet from the pool; `odds` are those of closing. */
  z.object({
    kind: z.literal('sabong'),
    fight: z.number().int(),
    side: sabongSide,
    meron: z.string(),
    wala: z.string(),
    result: sabongSide,
    odds: z.number(),
  }),
  /** `odds` are those of all picks together; a bet that was cashed out may have open picks. */
  z.object({ kind: z.literal('sports'), odds: z.number(), cashedOut: z.boolean(), legs: z.array(leg) }),
]);
