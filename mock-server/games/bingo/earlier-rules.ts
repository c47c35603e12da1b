import type { Draws } from '#sim/features/games/rules/word-random.ts';
import { dealCard, drawNumbers } from './deal.ts';
import { type BingoCard, bingoLines } from './wire.ts';

const drawnBalls = 35;

/** Stakes of a card that 1, 2, 3 and more lines pay. */
const pays: readonly number[] = [2, 8, 25, 100];

const linesOf = (card: BingoCard, balls: ReadonlySet<number>): number =>
  bingoLines.filter((line) => line.every((place) => place === 12 || balls.has(card[place] ?? 0))).length;

/** Plays a round by the rules from before there were rooms, so that it can still be verified. */
export const playEarlierBingo = (draws: Draws, cards: number) => {
  const dealt = Array.from({ length: cards }, () => dealCard(draws));
  const balls = drawNumbers(draws, { from: 1, length: 75, count: drawnBalls });
  const drawn = new Set(balls);
  const lines = dealt.map((card) => linesOf(card, drawn));
  const paid = lines.map((count) => (count === 0 ? 0 : (pays[Math.min(count, pays.length) - 1] ?? 0)));
  return { outcome: { cards: dealt, balls, lines }, factor: paid.reduce((sum, it) => sum + it, 0) / cards };
};
