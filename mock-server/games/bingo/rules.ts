import * as z from 'zod';
import { simulatedPlayers } from '#markets/current.ts';
import { prize } from '#sim/features/games/rules/prize.ts';
import type { Draws } from '#sim/features/games/rules/word-random.ts';
import type { Rules } from '../rules.ts';
import { dealCard, drawNumbers } from './deal.ts';
import { playEarlierBingo } from './earlier-rules.ts';
import {
  type BingoCard,
  type BingoPlayer,
  type BingoPrize,
  type BingoTable,
  bingoLines,
  bingoPatterns,
  cardsInRoom,
  type RoomOutcome,
} from './wire.ts';

/** `room` marks rounds with other players, as opposed to earlier ones. */
interface Choice {
  readonly cards: number;
  readonly room?: boolean;
}

const numbers = 75;
const maxCards = 4;
const otherPlayers: BingoTable['others'] = [5, 9];

/** Shares of the pool in percent. */
const shares: BingoTable['shares'] = { line: 14.5, twoLines: 20, house: 60 };

/**
 * Return to player, percent: all cards of a room have the same price and chance, so that a card returns on average what
 * the pool pays.
 */
export const bingoReturn = bingoPatterns.reduce((sum, pattern) => sum + shares[pattern], 0);

/** Draws the other players of a room. */
const drawPlayers = (draws: Draws): BingoPlayer[] => {
  const count = draws.int(...otherPlayers);
  const seats = drawNumbers(draws, { from: 0, length: simulatedPlayers.length, count });
  return seats.map((at) => ({ name: simulatedPlayers[at] ?? '', cards: draws.int(1, maxCards) }));
};

/** Returns the number of balls after which a card has each pattern. */
const ballsFor = (card: BingoCard, calledAt: ReadonlyMap<number, number>): readonly number[] => {
  const at = card.map((number) => (number === 0 ? 0 : (calledAt.get(number) ?? numbers)));
  const lines = bingoLines.map((line) => Math.max(...line.map((place) => at[place] ?? 0))).sort((a, b) => a - b);
  return [lines[0] ?? numbers, lines[1] ?? numbers, Math.max(...at)];
};

/** Deals the cards of a room and calls balls until the first full house. */
export const playBingo = (draws: Draws, cards: number): RoomOutcome => {
  const own = Array.from({ length: cards }, () => dealCard(draws));
  const players = drawPlayers(draws);
  const others = players.flatMap(({ cards: count }, index) =>
    Array.from({ length: count }, () => ({ seat: index + 1, card: dealCard(draws) })),
  );
  const balls = drawNumbers(draws, { from: 1, length: numbers, count: numbers });
  const calledAt = new Map(balls.map((number, index) => [number, index + 1]));
  const dealt = [...own.map((card) => ({ seat: 0, card })), ...others].map(({ seat, card }) => ({
    seat,
    needs: ballsFor(card, calledAt),
  }));
  const prizes = bingoPatterns.map((pattern, index): BingoPrize => {
    const ball = Math.min(...dealt.map(({ needs }) => needs[index] ?? numbers));
    return { pattern, ball, winners: dealt.filter(({ needs }) => needs[index] === ball).map(({ seat }) => seat) };
  });
  return { cards: own, balls: balls.slice(0, prizes.at(-1)?.ball), players, prizes };
};

/** Returns the payout of the own cards, in prices of a card. */
export const wonBy = (outcome: RoomOutcome): number =>
  outcome.prizes.reduce((sum, { pattern, winners }) => {
    const part = winners.filter((seat) => seat === 0).length / winners.length;
    return sum + (part * cardsInRoom(outcome) * shares[pattern]) / 100;
  }, 0);

/**
 * 75-ball bingo in a room: every card costs the same, and the pool pays the first line, the first two lines and the full
 * house. Cards that complete a pattern with the same ball share its prize.
 */
export const bingoRules: Rules<Choice> = {
  choice: z
    .strictObject({ cards: z.number().int().min(1).max(maxCards) })
    .transform(({ cards }): Choice => ({ cards, room: true })),
  outcomes: ['lose', 'below', 'win', 'big', 'extra', 'jackpot'],

  decide: ({ draws }, stake, { cards, room = false }) => {
    if (!room) {
      const { outcome, factor } = playEarlierBingo(draws, cards);
      return { outcome, payout: prize(draws, stake, factor) };
    }
    const outcome = playBingo(draws, cards);
    return {
      outcome,
      payout: prize(draws, stake, wonBy(outcome) / cards),
      extra: outcome.prizes.at(-1)?.winners.includes(0) ?? false,
    };
  },

  describe: (): BingoTable => ({ maxCards, shares, returns: bingoReturn, others: otherPlayers }),
};
