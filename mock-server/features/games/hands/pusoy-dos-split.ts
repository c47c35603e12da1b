import { type Cards, rankOf, suitOf, twos, type Unit, unitOf } from './pusoy-dos-units.ts';

/** Suits by rank as bits: the remaining hand while it is split. */
type Ranks = Uint8Array;

const bitCounts = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];
const countOf = (bits: number): number => bitCounts[bits] as number;

const ranksOf = (hand: Cards): Ranks => {
  const ranks = new Uint8Array(13);
  for (const card of hand) ranks[rankOf(card)] = (ranks[rankOf(card)] as number) | (1 << suitOf(card));
  return ranks;
};

/** Takes the lowest cards of a rank. */
const take = (ranks: Ranks, rank: number, count: number, into: number[]): void => {
  let bits = ranks[rank] as number;
  for (let taken = 0; taken < count; taken += 1) {
    const bit = bits & -bits;
    into.push(rank * 4 + 31 - Math.clz32(bit));
    bits ^= bit;
  }
  ranks[rank] = bits;
};

const takeStraight = (ranks: Ranks): Unit | null => {
  let run = 0;
  for (let rank = 0; rank <= twos; rank += 1) {
    run = ranks[rank] === 0 ? 0 : run + 1;
    if (run < 5) continue;
    const cards: number[] = [];
    let common = 15;
    for (let step = rank - 4; step <= rank; step += 1) {
      const bits = ranks[step] as number;
      common &= bits & -bits;
      take(ranks, step, 1, cards);
    }
    return unitOf(cards, common === 0 ? 1 : 5);
  }
  return null;
};

const takeFlush = (ranks: Ranks): Unit | null => {
  for (let suit = 1; suit <= 8; suit <<= 1) {
    let count = 0;
    for (let rank = 0; rank <= twos; rank += 1) if ((ranks[rank] as number) & suit) count += 1;
    if (count < 5) continue;
    const cards: number[] = [];
    for (let rank = 0; cards.length < 5; rank += 1) {
      if (!((ranks[rank] as number) & suit)) continue;
      cards.push(rank * 4 + 31 - Math.clz32(suit));
      ranks[rank] = (ranks[rank] as number) ^ suit;
    }
    return unitOf(cards, rankOf(cards[4] as number) - rankOf(cards[0] as number) === 4 ? 5 : 2);
  }
  return null;
};

const takeFullHouse = (ranks: Ranks): Unit | null => {
  for (let three = 0; three < twos; three += 1) {
    if (countOf(ranks[three] as number) < 3) continue;
    for (let two = 0; two < twos; two += 1) {
      if (two === three || countOf(ranks[two] as number) < 2) continue;
      const cards: number[] = [];
      take(ranks, three, 3, cards);
      take(ranks, two, 2, cards);
      return unitOf(cards, 3);
    }
  }
  return null;
};

const takeFour = (ranks: Ranks): Unit | null => {
  for (let four = 0; four <= twos; four += 1) {
    if (ranks[four] !== 15) continue;
    let single = -1;
    for (let rank = twos; rank >= 0; rank -= 1)
      if (
        rank !== four &&
        ranks[rank] !== 0 &&
        (single < 0 || countOf(ranks[rank] as number) <= countOf(ranks[single] as number))
      )
        single = rank;
    if (single < 0) return null;
    const cards: number[] = [];
    take(ranks, four, 4, cards);
    take(ranks, single, 1, cards);
    return unitOf(cards, 4);
  }
  return null;
};

/** Orders in which five-card hands are taken; the best of the resulting splits is used. */
const orders = [
  [],
  [takeFour, takeFullHouse, takeFlush, takeStraight],
  [takeFour, takeStraight, takeFlush, takeFullHouse],
  [takeFlush, takeStraight, takeFullHouse],
] as const;

interface Split {
  readonly units: readonly Unit[];
  /** Remaining combinations to play; one that is likely to win its trick costs almost nothing. */
  readonly cost: number;
}

const splitBy = (hand: Cards, order: (typeof orders)[number]): Unit[] => {
  const ranks = ranksOf(hand);
  const units: Unit[] = [];
  let left = hand.length;
  for (const takeFive of order)
    for (let unit = left >= 5 ? takeFive(ranks) : null; unit; unit = left >= 5 ? takeFive(ranks) : null) {
      units.push(unit);
      left -= 5;
    }
  if (order.length > 0 && units.length === 0) return units;
  for (let rank = 0; rank <= twos; rank += 1) {
    const size = rank === twos ? 1 : 2;
    for (let count = countOf(ranks[rank] as number); count > 0; count = countOf(ranks[rank] as number)) {
      const cards: number[] = [];
      take(ranks, rank, count === 3 && rank < twos ? 3 : Math.min(size, count), cards);
      units.push(unitOf(cards));
    }
  }
  return units;
};

/** Splits a hand into few and strong combinations; fast, but not always optimal. */
export const split = (hand: Cards): Split => {
  let best: Split = { units: [], cost: Number.POSITIVE_INFINITY };
  for (const order of orders) {
    if (order.length > 0 && hand.length < 5) break;
    const units = splitBy(hand, order);
    if (units.length === 0 && hand.length > 0) continue;
    let cost = 0;
    for (const { power } of units) cost += 1 - 0.95 * power;
    if (cost < best.cost - 1e-9) best = { units, cost };
  }
  return best;
};
