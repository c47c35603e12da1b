/** Cards are numbers here, in the order of their strength: 0 is the 3 of clubs, 51 the 2 of diamonds. */
export type Cards = readonly number[];

/** A combination of a split hand. */
export interface Unit {
  readonly cards: Cards;
  readonly size: number;
  /** Orders combinations of one size. */
  readonly score: number;
  /** Probability that it wins its trick, 0 to 1. */
  readonly power: number;
}

export const rankOf = (card: number): number => card >> 2;
export const suitOf = (card: number): number => card & 3;
export const twos = 12;

/** Powers of five-card hands from straight to straight flush; the second list adds power for the highest of a kind. */
const fivePower = [0.35, 0.55, 0.8, 0.99, 0.99];
const fiveTop = [0.2, 0.1, 0, 0, 0];

export const unitOf = (cards: Cards, kind = 0): Unit => {
  const size = cards.length;
  const top = cards.at(-1) ?? 0;
  if (size === 5) {
    const score = kind * 100 + (kind === 3 || kind === 4 ? rankOf(cards[0] ?? 0) : top);
    return { cards, size, score, power: (fivePower[kind - 1] ?? 0) + ((fiveTop[kind - 1] ?? 0) * (score % 100)) / 52 };
  }
  const share = top / 51;
  const power = size === 1 ? share ** 3 : size === 2 ? share ** 1.5 : 0.5 + share / 2;
  return { cards, size, score: top, power };
};

/** Returns the five-card combinations in a hand, each made of the lowest possible cards. */
const fivesOf = (hand: Cards): Unit[] => {
  const found: Unit[] = [];
  const ranks: number[][] = Array.from({ length: 13 }, () => []);
  for (const card of hand) (ranks[rankOf(card)] as number[]).push(card);
  for (let low = 0; low <= 8; low += 1) {
    const run = ranks.slice(low, low + 5);
    if (run.some((it) => it.length === 0)) continue;
    const base = run.slice(0, 4).map((it) => it[0] as number);
    for (const top of run[4] as number[]) {
      const cards = [...base, top];
      found.push(unitOf(cards, cards.every((it) => suitOf(it) === suitOf(top)) ? 5 : 1));
    }
  }
  for (let suit = 0; suit < 4; suit += 1) {
    const suited = hand.filter((it) => suitOf(it) === suit);
    for (let top = 4; top < suited.length; top += 1) {
      const low = [...suited.slice(0, 4), suited[top] as number];
      const high = suited.slice(top - 4, top + 1);
      for (const cards of top === 4 ? [low] : [low, high])
        found.push(unitOf(cards, rankOf(cards[4] as number) - rankOf(cards[0] as number) === 4 ? 5 : 2));
    }
  }
  for (let rank = 0; rank < 13; rank += 1) {
    const own = ranks[rank] as number[];
    if (own.length >= 3)
      for (const [other, cards] of ranks.entries())
        if (other !== rank && cards.length >= 2) found.push(unitOf([...own.slice(0, 3), ...cards.slice(0, 2)], 3));
    if (own.length === 4) {
      const single = hand.find((it) => rankOf(it) !== rank);
      if (single !== undefined) found.push(unitOf([...own, single], 4));
    }
  }
  return found;
};

export const unitsOfSize = (hand: Cards, size: number): Unit[] => {
  if (size === 5) return hand.length >= 5 ? fivesOf(hand) : [];
  if (size === 1) return hand.map((it) => unitOf([it]));
  const found: Unit[] = [];
  const ranks: number[][] = Array.from({ length: 13 }, () => []);
  for (const card of hand) (ranks[rankOf(card)] as number[]).push(card);
  for (const rank of ranks) {
    if (size === 2)
      for (let top = 1; top < rank.length; top += 1) found.push(unitOf([rank[top - 1] as number, rank[top] as number]));
    if (size === 3 && rank.length >= 3) found.push(unitOf(rank.slice(0, 3)));
  }
  return found;
};

/** Returns a combination on the table as a unit. */
export const tableUnit = (table: Cards): Unit => {
  if (table.length < 5) return unitOf(table);
  const sorted = [...table].sort((one, other) => one - other);
  return fivesOf(sorted).sort((one, other) => other.score - one.score)[0] ?? unitOf(sorted, 1);
};
