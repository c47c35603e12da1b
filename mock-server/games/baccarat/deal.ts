import type { Draws } from '#sim/features/games/rules/word-random.ts';
import type { BaccaratOutcome, Card } from './wire.ts';

const decks = 8;

const pointsOf = ({ rank }: Card): number => (rank >= 10 ? 0 : rank);
const total = (hand: readonly Card[]): number => hand.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

/** Draws cards from eight shuffled decks, each card once. */
const shoe = (draws: Draws): (() => Card) => {
  const drawn = new Set<number>();
  return () => {
    let at = draws.int(0, decks * 52 - 1);
    while (drawn.has(at)) at = draws.int(0, decks * 52 - 1);
    drawn.add(at);
    return { rank: (at % 13) + 1, suit: Math.floor(at / 13) % 4 };
  };
};

/** Returns whether the banker draws, by its total and the player's third card if there is one. */
export const bankerDraws = (banker: number, third: Card | undefined): boolean => {
  if (!third) return banker <= 5;
  const points = pointsOf(third);
  if (banker <= 2) return true;
  if (banker === 3) return points !== 8;
  if (banker === 4) return points >= 2 && points <= 7;
  if (banker === 5) return points >= 4 && points <= 7;
  return banker === 6 && (points === 6 || points === 7);
};

/** Deals one hand of punto banco by its drawing rules. */
export const deal = (draws: Draws): BaccaratOutcome => {
  const next = shoe(draws);
  const player = [next()];
  const banker = [next()];
  player.push(next());
  banker.push(next());
  if (total(player) < 8 && total(banker) < 8) {
    if (total(player) <= 5) player.push(next());
    if (bankerDraws(total(banker), player[2])) banker.push(next());
  }
  const totals = { player: total(player), banker: total(banker) };
  const winner = totals.player === totals.banker ? 'tie' : totals.player > totals.banker ? 'player' : 'banker';
  return { player, banker, totals, winner };
};
