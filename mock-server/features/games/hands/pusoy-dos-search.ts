import { chance } from '../../../../src/art/chance.ts';

/** Cards are numbers here, in the order of their strength: 0 is the 3 of clubs, 51 the 2 of diamonds. */
type Cards = readonly number[];

/** A combination of a split hand. */
interface Unit {
  readonly cards: Cards;
  readonly size: number;
  /** Orders combinations of one size. */
  readonly score: number;
  /** Probability that it wins its trick, 0 to 1. */
  readonly power: number;
}

/** Information that a seat has when it is to move. */
export interface Position {
  readonly hand: Cards;
  /** Cards that others hold. */
  readonly unseen: Cards;
  /** Cards left by seat. */
  readonly counts: Cards;
  readonly seat: number;
  /** The combination to beat; empty for a leading seat. */
  readonly table: Cards;
  readonly tableSeat: number | null;
  readonly passed: readonly boolean[];
  /** The card that the first lead contains; null later. */
  readonly required: number | null;
}

const players = 4;
const rankOf = (card: number): number => card >> 2;
const suitOf = (card: number): number => card & 3;
const twos = 12;
/** Power from which a combination counts as a certain winner. */
const winningPower = 0.7;
/** Maximum number of simulated plays. */
const maxCandidates = 7;

/** Powers of five-card hands from straight to straight flush; the second list adds power for the highest of a kind. */
const fivePower = [0.35, 0.55, 0.8, 0.99, 0.99];
const fiveTop = [0.2, 0.1, 0, 0, 0];

const unitOf = (cards: Cards, kind = 0): Unit => {
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
const split = (hand: Cards): Split => {
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

/** Returns the lead with most cards and least power; strong combinations once only one weak one is left. */
const leadOf = (units: readonly Unit[], allCards: number, fewest: number): number => {
  let count = 0;
  let losers = 0;
  for (let at = 0; at < units.length; at += 1) {
    if (!(allCards & (1 << at))) continue;
    count += 1;
    if ((units[at] as Unit).power < winningPower) losers += 1;
  }
  const isEnding = count <= 3 && losers <= 1 && losers < count;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < units.length; at += 1) {
    if (!(allCards & (1 << at))) continue;
    const { power, size } = units[at] as Unit;
    if (isEnding && power < winningPower) continue;
    const danger = fewest <= 2 && size === fewest ? 1.6 * (1 - power) : 0;
    const cost = 0.45 * power - 0.25 * size + danger;
    if (cost < least) [best, least] = [at, cost];
  }
  return best;
};

/** Breaks up a larger combination that beats a single or pair; -1 if none does. Changes the units of the seat. */
const breakUp = (
  hands: (readonly Unit[])[],
  allCards: number[],
  seat: number,
  size: number,
  score: number,
  fewest: number,
): number => {
  const units = hands[seat] as readonly Unit[];
  for (let at = 0; at < units.length; at += 1) {
    if (!((allCards[seat] as number) & (1 << at))) continue;
    const { cards, size: whole } = units[at] as Unit;
    if (whole <= size || (whole === 5 && (fewest > 2 || size === 2))) continue;
    const sorted = whole === 5 ? [...cards].sort((one, other) => one - other) : cards;
    if ((sorted.at(-1) as number) <= score) continue;
    const rest = sorted.slice(0, -size);
    const parts = [unitOf(sorted.slice(-size)), ...(whole === 5 ? rest.map((card) => unitOf([card])) : [unitOf(rest)])];
    const next = [...units];
    next[at] = parts[0] as Unit;
    for (const part of parts.slice(1)) {
      allCards[seat] = (allCards[seat] as number) | (1 << next.length);
      next.push(part);
    }
    hands[seat] = next;
    return at;
  }
  return -1;
};

interface Trick {
  readonly seat: number;
  readonly size: number;
  readonly score: number;
  readonly tableSeat: number;
  /** Seats that have passed, as bits. */
  readonly passed: number;
}

/** Plays a hand to its end by simple rules; returns the seat that wins. Changes its arguments; `luck` has 32 random bits. */
const rollOut = (
  hands: (readonly Unit[])[],
  allCards: number[],
  counts: number[],
  start: Trick,
  luck: number,
): number => {
  let { seat, size, score, tableSeat, passed } = start;
  for (;;) {
    const units = hands[seat] as readonly Unit[];
    const own = allCards[seat] as number;
    let fewest = 13;
    for (let other = 0; other < players; other += 1)
      if (other !== seat && (counts[other] as number) < fewest) fewest = counts[other] as number;
    let at = -1;
    if (size === 0) at = leadOf(units, own, fewest);
    else {
      const wantsHighest = fewest <= 2 && size === fewest;
      let left = 0;
      let found = 0;
      for (let it = 0; it < units.length; it += 1) {
        if (!(own & (1 << it))) continue;
        left += 1;
        const unit = units[it] as Unit;
        if (unit.size !== size || unit.score <= score) continue;
        if (at < 0 || (wantsHighest ? unit.score > found : unit.score < found)) [at, found] = [it, unit.score];
      }
      const isCostly = at >= 0 && (units[at] as Unit).power > 0.75 && left > 3 && fewest > 4;
      if (isCostly && (luck >>> ((left + seat * 7) & 31)) & 1) at = -1;
      else if (at < 0 && size <= 2 && (fewest <= 4 || left <= 3))
        at = breakUp(hands, allCards, seat, size, score, fewest);
    }
    if (at < 0) passed |= 1 << seat;
    else {
      const unit = (hands[seat] as readonly Unit[])[at] as Unit;
      allCards[seat] = (allCards[seat] as number) & ~(1 << at);
      counts[seat] = (counts[seat] as number) - unit.size;
      if (counts[seat] === 0) return seat;
      ({ size, score } = unit);
      tableSeat = seat;
    }
    do seat = (seat + 1) % players;
    while (passed & (1 << seat));
    if (seat === tableSeat) {
      size = 0;
      passed = 0;
    }
  }
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

const unitsOfSize = (hand: Cards, size: number): Unit[] => {
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
const tableUnit = (table: Cards): Unit => {
  if (table.length < 5) return unitOf(table);
  const sorted = [...table].sort((one, other) => one - other);
  return fivesOf(sorted).sort((one, other) => other.score - one.score)[0] ?? unitOf(sorted, 1);
};

interface Candidate {
  /** Null passes. */
  readonly unit: Unit | null;
  /** The trick as the next seat finds it. */
  readonly start: Trick;
  readonly rest: readonly Unit[];
  readonly cost: number;
  wins: number;
}

const nextSeat = (seat: number, passed: number): number => {
  let next = seat;
  do next = (next + 1) % players;
  while (passed & (1 << next));
  return next;
};

/** Returns the trick as the next seat finds it after a play or a pass. */
const trickAfter = ({ seat, table, tableSeat, passed }: Position, unit: Unit | null): Trick => {
  const before = passed.reduce((mask, it, index) => (it ? mask | (1 << index) : mask), 0);
  const mask = unit ? before : before | (1 << seat);
  const owner = unit ? seat : (tableSeat ?? seat);
  const next = nextSeat(seat, mask);
  const shown = unit ?? tableUnit(table);
  if (next === owner) return { seat: next, size: 0, score: 0, tableSeat: owner, passed: 0 };
  return { seat: next, size: shown.size, score: shown.score, tableSeat: owner, passed: mask };
};

/** Returns moves worth simulating, likely ones first. */
const candidatesOf = (position: Position, most: number): Candidate[] => {
  const { hand, table, required } = position;
  const isLead = table.length === 0;
  const beaten = isLead ? null : tableUnit(table);
  const units = (isLead ? [1, 2, 3, 5] : [table.length]).flatMap((size) => unitsOfSize(hand, size));
  const candidate = (unit: Unit | null): Candidate => {
    const rest = split(unit ? hand.filter((it) => !unit.cards.includes(it)) : hand);
    const gain = unit ? 0.5 * unit.power + (isLead ? 0.25 * unit.size : 0) : 0;
    return { unit, start: trickAfter(position, unit), rest: rest.units, cost: rest.cost - gain, wins: 0 };
  };
  const plays = units
    .filter((it) => (beaten ? it.score > beaten.score : required === null || it.cards.includes(required)))
    .map(candidate)
    .sort((one, other) => one.cost - other.cost)
    .slice(0, most);
  return isLead ? plays : [...plays, candidate(null)];
};

/**
 * Returns the cards to play, none for a pass: the move that wins most often in `samples` random deals of the unseen cards,
 * which all seats play to the end by simple rules. The same position and seed give the same move.
 */
export const searchMove = (position: Position, samples: number, seed: number): Cards => {
  const { unseen, counts, seat } = position;
  const random = chance(seed);
  let candidates = candidatesOf(position, maxCandidates);
  const pool = [...unseen];
  const others = [1, 2, 3].map((step) => (seat + step) % players);
  const finishing = candidates.find(({ rest, unit }) => unit && rest.length === 0)?.unit;
  if (finishing) return finishing.cards;
  for (let sample = 0; sample < samples && candidates.length > 1; sample += 1) {
    if (sample > 0 && candidates.length > 2 && (sample === samples >> 2 || sample === samples >> 1)) {
      candidates.sort((one, other) => other.wins - one.wins || one.cost - other.cost);
      candidates = candidates.slice(0, Math.ceil(candidates.length / 2));
    }
    for (let at = pool.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [pool[at], pool[other]] = [pool[other] as number, pool[at] as number];
    }
    const hands: (readonly Unit[])[] = [];
    let from = 0;
    for (const other of others) {
      const count = counts[other] ?? 0;
      hands[other] = split(pool.slice(from, from + count).sort((one, two) => one - two)).units;
      from += count;
    }
    // Equal random bits for all candidates make their wins comparable.
    const luck = Math.floor(random() * 0x1_0000_0000);
    for (const candidate of candidates) {
      const dealt = [...hands];
      dealt[seat] = candidate.rest;
      const allCards = dealt.map((it) => (1 << it.length) - 1);
      const left = [...counts];
      left[seat] = (left[seat] ?? 0) - (candidate.unit?.size ?? 0);
      if (rollOut(dealt, allCards, left, candidate.start, luck) === seat) candidate.wins += 1;
    }
  }
  candidates.sort((one, other) => other.wins - one.wins || one.cost - other.cost);
  return candidates[0]?.unit?.cards ?? [];
};
