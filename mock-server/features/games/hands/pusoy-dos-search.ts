import { seededRandom } from '#sim/core/seeded-random.ts';
import { nextSeat, players, rollOut, type Trick } from './pusoy-dos-roll-out.ts';
import { split } from './pusoy-dos-split.ts';
import { type Cards, tableUnit, type Unit, unitsOfSize } from './pusoy-dos-units.ts';

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

/** Maximum number of simulated plays. */
const maxCandidates = 7;

interface Candidate {
  /** Null passes. */
  readonly unit: Unit | null;
  /** The trick as the next seat finds it. */
  readonly start: Trick;
  readonly rest: readonly Unit[];
  readonly cost: number;
  wins: number;
}

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
  const random = seededRandom(seed);
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
      hands[other] = split(pool.slice(from, from + count)).units;
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
