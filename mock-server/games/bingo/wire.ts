/** 25 numbers, row by row; 0 is the free field in the middle. */
export type BingoCard = readonly number[];

/** Patterns in the order in which their prizes are won. */
export const bingoPatterns = ['line', 'twoLines', 'house'] as const;
export type BingoPattern = (typeof bingoPatterns)[number];

/** Another player of the room. */
export interface BingoPlayer {
  readonly name: string;
  readonly cards: number;
}

export interface BingoPrize {
  readonly pattern: BingoPattern;
  /** Number of balls called when it was won. */
  readonly ball: number;
  /** Players with a winning card, once for each; 0 is the own seat, the others follow in the order of the room. */
  readonly winners: readonly number[];
}

export interface BingoOutcome {
  readonly cards: readonly BingoCard[];
  /** In the order of the draw. */
  readonly balls: readonly number[];
  /** The other players; absent in rounds from before there were rooms. */
  readonly players?: readonly BingoPlayer[];
  readonly prizes?: readonly BingoPrize[];
  /** Complete lines of each card, in rounds from before there were rooms. */
  readonly lines?: readonly number[];
}

/** Outcome of a round with other players. */
export type RoomOutcome = Required<Omit<BingoOutcome, 'lines'>>;

export interface BingoTable {
  readonly maxCards: number;
  /** Share of the pool that each pattern pays, percent. */
  readonly shares: Readonly<Record<BingoPattern, number>>;
  /** Return to player, percent. */
  readonly returns: number;
  /** Smallest and largest number of other players. */
  readonly others: readonly [from: number, to: number];
}

/** The positions of all rows, columns and diagonals. */
export const bingoLines: readonly (readonly number[])[] = [
  ...[0, 1, 2, 3, 4].flatMap((at) => [
    [0, 1, 2, 3, 4].map((step) => at * 5 + step),
    [0, 1, 2, 3, 4].map((step) => step * 5 + at),
  ]),
  [0, 6, 12, 18, 24],
  [4, 8, 12, 16, 20],
];

/** Returns the number of cards of all players. */
export const cardsInRoom = ({ cards, players = [] }: BingoOutcome): number =>
  players.reduce((sum, it) => sum + it.cards, cards.length);
