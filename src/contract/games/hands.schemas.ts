import * as z from 'zod';

/** Rank 1 (ace) to 13 (king), suit 0 to 3 for spades, hearts, diamonds and clubs. */
const card = z
  .object({
    rank: z.number().int().min(1).max(13).describe('1 (ace) to 13 (king).'),
    suit: z.number().int().min(0).max(3).describe('0 spades, 1 hearts, 2 diamonds, 3 clubs.'),
  })
  .meta({ id: 'HandCard', description: 'A playing card.' });
const cards = z.array(card);

export const handAct = z.enum([
  'draw',
  'stand',
  'hit',
  'double',
  'split',
  'play',
  'pass',
  'take',
  'meld',
  'layoff',
  'discard',
  'fight',
  'insure',
  'decline',
]);

/** Side bets of a hand. */
export const handSides = z.array(
  z.object({
    kind: z
      .enum(['pair', 'insurance'])
      .describe('`pair`: a pair in the first two cards; `insurance`: a blackjack of the dealer.'),
    stake: z.number().describe('Stake in major units, part of the bet.'),
    payout: z.number().describe('Payout in major units, stake included; paid at the end of the hand.'),
  }),
);

/** A hand of a card game as shown to its player. Seat 0 is the player's; amounts in major units. */
export const handView = z
  .object({
    id: z.string().describe('Reference of the hand.'),
    engine: z.enum(['lucky9', 'pusoydos', 'tongits', 'blackjack']).describe('Kind of card game.'),
    step: z.number().int().describe('Number of the current move; a move for another step is refused.'),
    over: z.boolean().describe('Whether the hand is finished.'),
    stake: z.number().describe('Bet of the player in major units, side bets included.'),
    sides: handSides.describe('Side bets.'),
    pot: z.number().describe('Money in the middle in major units.'),
    payout: z.number().describe('Payout in major units, bet included; 0 until the hand is over.'),
    turnEndsAt: z
      .number()
      .int()
      .nullable()
      .describe('When the move is made automatically, epoch ms; null once the hand is over.'),
    seats: z
      .array(
        z.object({
          count: z.number().int().describe('Number of cards in hand.'),
          cards: cards.describe('Cards in hand that the player may see.'),
          melds: z.array(cards).describe('Combinations on the table.'),
          points: z
            .number()
            .int()
            .nullable()
            .describe('Points of the hand; null while hidden or where the game counts none.'),
          passed: z.boolean().describe('Whether the seat passed.'),
        }),
      )
      .describe('Seats around the table, the player’s first.'),
    table: cards.describe('Cards in the middle.'),
    tableSeat: z.number().int().nullable().describe('Seat that played the cards in the middle; null without one.'),
    stock: z.number().int().nullable().describe('Cards left to draw; null where the game has no stock.'),
    acts: z.array(handAct).describe('Moves that are possible now.'),
    log: z
      .array(
        z.object({
          seat: z.number().int().describe('Seat that moved.'),
          act: handAct.describe('Kind of the move.'),
          cards: cards.describe('Cards of the move.'),
        }),
      )
      .describe('Moves so far, oldest first.'),
    winners: z.array(z.number().int()).describe('Seats that won; empty until the hand is over.'),
    places: z
      .array(
        z.object({
          seat: z.number().int().min(0).optional().describe('Seat at the table, from 0; absent if the bet named none.'),
          stake: z.number().describe('Main bet in major units, doubles and splits included.'),
          unit: z.number().describe('Main bet at the deal in major units; a double or a split adds it again.'),
          pair: z.number().describe('Bet on a pair in the first two cards, major units.'),
          isInsured: z.boolean().describe('Whether insurance was taken.'),
          hands: z
            .array(
              z.object({
                cards: cards.describe('Cards of the hand.'),
                points: z.number().int().describe('Points of the hand.'),
              }),
            )
            .describe('One hand, or two after a split.'),
          active: z.number().int().nullable().describe('Hand in play; null if the place is not in play.'),
          payout: z.number().describe('Payout of the main bet in major units; 0 until the hand is over.'),
        }),
      )
      .optional()
      .describe('Places of the player at blackjack, in the order of play; absent in other games.'),
  })
  .meta({ id: 'Hand', description: 'A hand of a card game as its player sees it. Seat 0 is the player’s.' });

/** The hand in progress or the last one; null before the first. */
export const handSchemas = {
  summary: 'Read the card hand in progress',
  reply: z.object({
    now: z.number().int().describe('Time of the server, epoch ms.'),
    balance: z.number().describe('Balance of the player in major units.'),
    hand: handView.nullable().describe('Hand in progress or the last one; null before the first.'),
  }),
  errors: ['resource.unknown'],
} as const;

/** A move in the hand in progress; a double or a split takes a second stake, insurance half of one. */
export const playHandSchemas = {
  summary: 'Make a move of a card hand',
  body: z.strictObject({
    hand: z.string().max(64).describe('Reference of the hand.'),
    step: z.number().int().min(0).describe('Number of the move, `step` of the hand.'),
    act: z
      .enum([...handAct.options, 'wait'])
      .describe('Kind of the move, one of `acts`; `wait` makes no move and gives another minute for it.'),
    cards: z.array(z.strictObject(card.shape)).max(13).describe('Cards of the move; empty where it takes none.'),
  }),
  reply: z.object({
    now: z.number().int().describe('Time of the server, epoch ms.'),
    balance: z.number().describe('Balance of the player in major units.'),
    hand: handView.describe('Hand after the move and those of the other seats.'),
  }),
  errors: [
    'resource.unknown',
    'request.conflict',
    'balance.insufficient',
    'bet.out-of-range',
    'safety.limit',
    'safety.check',
  ],
  details: {
    'bet.out-of-range': z.object({
      min: z.number().describe('Smallest bet in major units.'),
      max: z.number().describe('Largest bet in major units.'),
    }),
  },
} as const;
