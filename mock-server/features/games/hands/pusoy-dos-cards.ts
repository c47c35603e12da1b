import type { Card } from './cards.ts';

/** Suits from low to high: clubs, spades, hearts, diamonds. */
const suitOrder: readonly number[] = [1, 2, 3, 0];

/** Returns the order of a rank: 3 is 0, ace is 11, 2 is 12. */
const orderOf = ({ rank }: Card): number => (rank + 10) % 13;

/** Returns the order of a card: the 3 of clubs is 0, the 2 of diamonds 51. */
export const strengthOf = (card: Card): number => orderOf(card) * 4 + (suitOrder[card.suit] ?? 0);

export const byStrength = (cards: readonly Card[]): Card[] =>
  [...cards].sort((one, other) => strengthOf(one) - strengthOf(other));

export interface Combination {
  readonly size: number;
  /** Orders combinations of one size. */
  readonly score: number;
}

/** Five-card hands from low to high. */
const ladder = { straight: 1, flush: 2, fullHouse: 3, four: 4, straightFlush: 5 } as const;

const fiveOf = (cards: readonly Card[]): number | null => {
  const sorted = byStrength(cards);
  const top = strengthOf(sorted[4] as Card);
  const values = sorted.map(orderOf);
  const isFlush = sorted.every(({ suit }) => suit === sorted[0]?.suit);
  const isStraight = values.every((value, index) => index === 0 || value === (values[index - 1] ?? 0) + 1);
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = [...counts].sort((one, other) => other[1] - one[1])[0] as [number, number];
  if (isFlush && isStraight) return ladder.straightFlush * 100 + top;
  if (most[1] === 4) return ladder.four * 100 + most[0];
  if (most[1] === 3 && counts.size === 2) return ladder.fullHouse * 100 + most[0];
  if (isFlush) return ladder.flush * 100 + top;
  return isStraight ? ladder.straight * 100 + top : null;
};

/** Returns the combination that cards form: a single, pair, triple or five-card hand; null if they form none. */
export const combinationOf = (cards: readonly Card[]): Combination | null => {
  const size = cards.length;
  if (size === 0 || size === 4 || size > 5) return null;
  const score = size === 5 ? fiveOf(cards) : Math.max(...cards.map(strengthOf));
  if (score === null) return null;
  if (size < 5 && cards.some(({ rank }) => rank !== cards[0]?.rank)) return null;
  return { size, score };
};

export const beats = (cards: readonly Card[], table: readonly Card[]): boolean => {
  const [own, other] = [combinationOf(cards), combinationOf(table)];
  return own !== null && other !== null && own.size === other.size && own.score > other.score;
};

const groupsOf = (hand: readonly Card[], keyOf: (card: Card) => number): Map<number, Card[]> => {
  const groups = new Map<number, Card[]>();
  for (const card of byStrength(hand)) groups.set(keyOf(card), [...(groups.get(keyOf(card)) ?? []), card]);
  return groups;
};

const fives = (hand: readonly Card[]): Card[][] => {
  const ranks = groupsOf(hand, orderOf);
  const found: Card[][] = [];
  for (let low = 0; low + 4 <= 12; low += 1) {
    const run = [0, 1, 2, 3, 4].map((step) => ranks.get(low + step));
    if (run.every((it) => it !== undefined))
      for (const top of run[4] as Card[]) found.push([...run.slice(0, 4).map((it) => (it as Card[])[0] as Card), top]);
  }
  for (const suited of groupsOf(hand, ({ suit }) => suit).values())
    for (let top = 4; top < suited.length; top += 1) {
      found.push([...suited.slice(0, 4), suited[top] as Card]);
      found.push(suited.slice(top - 4, top + 1));
    }
  for (const [value, group] of ranks) {
    const others = [...ranks].filter(([it]) => it !== value);
    const pair = others.find(([, it]) => it.length >= 2)?.[1];
    if (group.length >= 3 && pair) found.push([...group.slice(0, 3), ...pair.slice(0, 2)]);
    const single = others[0]?.[1][0];
    if (group.length === 4 && single) found.push([...group, single]);
  }
  return found.filter((it) => combinationOf(it) !== null);
};

/** Returns the combinations of a size in a hand; of equal ones those with the lowest other cards. */
export const combinationsOf = (hand: readonly Card[], size: number): Card[][] => {
  if (size === 5) return fives(hand);
  const groups = [...groupsOf(hand, orderOf).values()].filter((it) => it.length >= size);
  if (size === 2)
    return groups.flatMap((it) => it.flatMap((one, index) => it.slice(index + 1).map((other) => [one, other])));
  return size === 1 ? hand.map((it) => [it]) : groups.map((it) => it.slice(0, size));
};
