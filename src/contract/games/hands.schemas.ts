import { z } from 'zod';

/** Rank 1 (ace) to 13 (king), suit 0 to 3 for spades, hearts, diamonds and clubs. */
const card = z.object({ rank: z.number().int().min(1).max(13), suit: z.number().int().min(0).max(3) });
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
]);

/** A hand of a card game as its player sees it. Seat 0 is the player’s; amounts in pesos. */
export const handView = z.object({
  id: z.string(),
  engine: z.enum(['lucky9', 'pusoydos', 'tongits', 'blackjack']),
  /** Names the moves in order; a move for another step than the current one is refused. */
  step: z.number().int(),
  over: z.boolean(),
  stake: z.number(),
  pot: z.number(),
  payout: z.number(),
  /** When the move is played automatically; null once the hand is over. */
  turnEndsAt: z.number().int().nullable(),
  seats: z.array(
    z.object({
      count: z.number().int(),
      cards,
      melds: z.array(cards),
      points: z.number().int().nullable(),
      passed: z.boolean(),
    }),
  ),
  table: cards,
  tableSeat: z.number().int().nullable(),
  stock: z.number().int().nullable(),
  acts: z.array(handAct),
  log: z.array(z.object({ seat: z.number().int(), act: handAct, cards })),
  winners: z.array(z.number().int()),
});

/** The hand in progress or the last one; null before the first. */
export const handSchemas = {
  reply: z.object({ now: z.number().int(), balance: z.number(), hand: handView.nullable() }),
  errors: ['resource.unknown'],
} as const;

/** A move of the hand in progress; a double or a split takes a second stake. */
export const playHandSchemas = {
  body: z.strictObject({
    hand: z.string().max(64),
    step: z.number().int().min(0),
    act: handAct,
    cards: z.array(z.strictObject(card.shape)).max(13),
  }),
  reply: z.object({ now: z.number().int(), balance: z.number(), hand: handView }),
  errors: [
    'resource.unknown',
    'request.conflict',
    'balance.insufficient',
    'bet.out-of-range',
    'safety.limit',
    'safety.check',
  ],
  details: { 'bet.out-of-range': z.object({ min: z.number(), max: z.number() }) },
} as const;
