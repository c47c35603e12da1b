import * as z from 'zod';
import { money } from '../fields.ts';
import { handSides } from '../games/hands.schemas.ts';
import { sabongSide } from '../games/sabong.schemas.ts';
import { sportsPickTerms } from '../games/sports.schemas.ts';

/** A playing card: `rank` 1 (ace) to 13 (king), `suit` 0 to 3 for spades, hearts, diamonds and clubs. */
const card = z
  .object({
    rank: z.number().int().min(1).max(13).describe('1 (ace) to 13 (king).'),
    suit: z.number().int().min(0).max(3).describe('0 spades, 1 hearts, 2 diamonds, 3 clubs.'),
  })
  .meta({ id: 'Card', description: 'A playing card.' });

const spot = z.enum(['player', 'tie', 'banker']);
const colour = z.enum(['yellow', 'white', 'pink', 'blue', 'red', 'green']);
const fish = z.enum([
  'fish',
  'tropical-fish',
  'crab',
  'oyster',
  'turtle',
  'dolphin',
  'octopus',
  'crocodile',
  'shark',
  'spouting-whale',
  'dragon-face',
]);

/**
 * The result of a table game: a pocket or segment of a wheel, cards, dice, remaining beads, or coins (1 is red or
 * heads).
 */
const drawn = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('pocket').describe('A pocket of a roulette wheel.'),
    pocket: z.number().int().describe('Number of the pocket, 0 to 36.'),
  }),
  z.object({
    kind: z.literal('segment').describe('A segment of a money wheel.'),
    segment: z.string().describe('Name of the segment.'),
  }),
  z.object({
    kind: z.literal('cards').describe('One card for each side.'),
    dragon: card.describe('Card of the dragon.'),
    tiger: card.describe('Card of the tiger.'),
  }),
  z.object({
    kind: z.literal('dice').describe('Dice.'),
    dice: z.array(z.number().int()).describe('Pips of each die, 1 to 6.'),
  }),
  z.object({
    kind: z.literal('beads').describe('Beads that are left of the last four.'),
    beads: z.number().int().describe('Beads left, 1 to 4.'),
  }),
  z.object({ kind: z.literal('card').describe('One card.'), card: card.describe('Card that was drawn.') }),
  z.object({
    kind: z.literal('coins').describe('Coins.'),
    coins: z.array(z.union([z.literal(0), z.literal(1)])).describe('Sides of the coins: 1 is red or heads.'),
  }),
]);

/** A pick of a sports bet with the accepted odds; `score` is final, null for a void match. */
const leg = z.object({
  ...sportsPickTerms,
  score: z
    .array(z.number().int())
    .length(2)
    .nullable()
    .describe('Final points of both sides; null where the match was void or is open.'),
});

/** Choice and outcome of a game round, by kind of game. Amounts of `bets` in major units. */
export const roundDetail = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('baccarat').describe('Baccarat.'),
      bets: z.partialRecord(spot, money).describe('Bets in major units by side.'),
      player: z.array(card).describe('Cards of the player.'),
      banker: z.array(card).describe('Cards of the banker.'),
      totals: z
        .object({
          player: z.number().int().describe('Points of the player.'),
          banker: z.number().int().describe('Points of the banker.'),
        })
        .describe('Points of both sides, 0 to 9.'),
      winner: spot.describe('Side that won.'),
    }),
    z.object({
      kind: z.literal('dice').describe('Color game.'),
      bets: z.partialRecord(colour, money).describe('Bets in major units by color.'),
      thrown: z.array(colour).describe('Colors of the dice.'),
    }),
    z.object({
      kind: z.literal('crash').describe('Crash game.'),
      target: z.number().nullable().describe('Multiplier of the automatic cash-out; null without one.'),
      cashedOutAt: z
        .number()
        .nullish()
        .describe('Multiplier that was paid; null or absent without a cash-out in the air.'),
      crashedAt: z.number().describe('Multiplier at which the round crashed.'),
    }),
    z.object({
      kind: z.literal('fish').describe('Fishing.'),
      fish: fish.describe('Fish that was shot at.'),
      caught: z.boolean().describe('Whether it was caught.'),
    }),
    z.object({
      kind: z.literal('numbers').describe('Keno and other games of numbers.'),
      picks: z.array(z.number().int()).describe('Chosen numbers.'),
      drawn: z.array(z.number().int()).describe('Drawn numbers.'),
      hits: z.number().int().describe('Chosen numbers that were drawn.'),
    }),
    z.object({
      kind: z.literal('spots').describe('Table with fields to bet on.'),
      engine: z
        .enum(['roulette', 'dragontiger', 'wheel', 'sicbo', 'fantan', 'hilo', 'sedie', 'karakrus'])
        .describe('Kind of table.'),
      bets: z.record(z.string(), money).describe('Bets in major units by field.'),
      drawn: drawn.describe('What was drawn.'),
    }),
    /** Seat 0 is the player's; `cards` are the final hand, `melds` the cards on the table. */
    z.object({
      kind: z.literal('hand').describe('Card game against other seats.'),
      engine: z.enum(['lucky9', 'pusoydos', 'tongits', 'blackjack']).describe('Kind of card game.'),
      seats: z
        .array(
          z.object({
            cards: z.array(card).describe('Cards in hand at the end.'),
            melds: z.array(z.array(card)).describe('Combinations on the table.'),
            points: z.number().int().nullable().describe('Points of the hand; null where the game counts none.'),
          }),
        )
        .describe('Seats around the table, the player’s first.'),
      winners: z.array(z.number().int()).describe('Seats that won.'),
      sides: handSides.optional().describe('Side bets; absent in rounds from before they existed.'),
    }),
    z.object({
      kind: z.literal('bingo').describe('Bingo.'),
      lines: z
        .array(z.number().int())
        .optional()
        .describe('Completed lines of each card, in rounds from before there were rooms; absent otherwise.'),
      prizes: z
        .array(
          z.object({
            pattern: z.enum(['line', 'twoLines', 'house']).describe('Pattern that was completed.'),
            ball: z.number().int().describe('Number of balls called when it was won.'),
            winners: z
              .array(z.number().int())
              .describe('Seats with a winning card, once for each; 0 is the player, the others follow in order.'),
          }),
        )
        .optional()
        .describe('Prizes of the room; absent in rounds from before there were rooms.'),
      balls: z.array(z.number().int()).describe('Drawn balls in their order.'),
    }),
    /** `spins` counts the paid spin and the free ones, `wins` the winning combinations of all. */
    z.object({
      kind: z.literal('slot').describe('Slot machine.'),
      spins: z.number().int().describe('Spins, free ones included.'),
      wins: z.number().int().describe('Winning combinations of all spins.'),
      jackpot: money.optional().describe('Jackpot that the round won, in major units; absent otherwise.'),
    }),
    z.object({
      kind: z.literal('sabong').describe('Cockfight, a bet from the pool.'),
      fight: z.number().int().describe('Number of the fight in its cockpit.'),
      side: sabongSide.describe('Side that was bet on.'),
      meron: z.string().describe('Name of the meron.'),
      wala: z.string().describe('Name of the wala.'),
      result: sabongSide.describe('Side that won.'),
      odds: z.number().describe('Odds of the side when betting closed, stake included.'),
    }),
    /** `odds` are the combined odds of all picks; a bet that was cashed out may have open picks. */
    z.object({
      kind: z.literal('sports').describe('Sports bet.'),
      odds: z.number().describe('Odds of all picks together.'),
      system: z.array(z.number().int()).optional().describe('Sizes of the combos of a system bet, `[2]` for 2/3.'),
      cashedOut: z.boolean().describe('Whether it was cashed out.'),
      legs: z.array(leg).describe('Picks of the bet.'),
    }),
  ])
  .meta({ id: 'RoundDetail', description: 'Choice and outcome of a game round, by kind of game.' });
