import { z } from 'zod';
import { prize } from '#sim/features/games/rules/prize.ts';
import type { Draws } from '#sim/features/games/rules/word-random.ts';
import type { Rules } from '../rules.ts';
import { type BingoCard, type BingoOutcome, type BingoTable, bingoLines } from './wire.ts';

type Choice = { readonly cards: number };

const numbers = 75;
const drawnBalls = 35;
const maxCards = 4;
const inColumn = 15;

/** Stakes of a card that 1, 2, 3 and more lines pay. */
const pays: readonly number[] = [2, 8, 25, 100];

/** Simulated return to player, percent. */
export const bingoReturn = 94.5;

/** Draws `count` different numbers from `from` on. */
const drawNumbers = (draws: Draws, from: number, length: number, count: number): number[] => {
  const all = Array.from({ length }, (_, index) => from + index);
  for (let at = 0; at < count; at += 1) {
    const other = draws.int(at, length - 1);
    [all[at], all[other]] = [all[other] as number, all[at] as number];
  }
  return all.slice(0, count);
};

/** Deals a card with five numbers from each column of 15; the middle is free. */
const dealCard = (draws: Draws): BingoCard => {
  const columns = [0, 1, 2, 3, 4].map((column) => drawNumbers(draws, column * inColumn + 1, inColumn, 5));
  return Array.from({ length: 25 }, (_, index) =>
    index === 12 ? 0 : (columns[index % 5]?.[Math.floor(index / 5)] ?? 0),
  );
};

/** Returns the complete lines of a card. */
export const linesOf = (card: BingoCard, balls: ReadonlySet<number>): number =>
  bingoLines.filter((line) => line.every((place) => place === 12 || balls.has(card[place] ?? 0))).length;

/** Returns the stakes of a card that its lines pay. */
export const paysFor = (lines: number): number => (lines === 0 ? 0 : (pays[Math.min(lines, pays.length) - 1] ?? 0));

/** Deals cards and draws the balls of one round. */
export const playBingo = (draws: Draws, cards: number): BingoOutcome => {
  const dealt = Array.from({ length: cards }, () => dealCard(draws));
  const balls = drawNumbers(draws, 1, numbers, drawnBalls);
  const drawn = new Set(balls);
  return { cards: dealt, balls, lines: dealt.map((card) => linesOf(card, drawn)) };
};

/** 75-ball bingo: cards of five by five, 35 balls; each card pays by its complete lines. */
export const bingoRules: Rules<Choice> = {
  choice: z.strictObject({ cards: z.number().int().min(1).max(maxCards) }),
  outcomes: ['lose', 'below', 'win', 'big', 'extra', 'jackpot'],

  decide: ({ draws }, stake, { cards }) => {
    const outcome = playBingo(draws, cards);
    const factor = outcome.lines.reduce((sum, lines) => sum + paysFor(lines), 0) / cards;
    return { outcome, payout: prize(draws, stake, factor), extra: outcome.lines.some((it) => it > 1) };
  },

  describe: (): BingoTable => ({ balls: drawnBalls, maxCards, pays, returns: bingoReturn }),
};
