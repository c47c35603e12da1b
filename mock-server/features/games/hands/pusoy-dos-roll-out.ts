import { type Unit, unitOf } from './pusoy-dos-units.ts';

export const players = 4;
/** Power from which a combination counts as a certain winner. */
const winningPower = 0.7;

/** Returns the next seat that has not passed. `passed` has seats as bits. */
export const nextSeat = (seat: number, passed: number): number => {
  let next = seat;
  do next = (next + 1) % players;
  while (passed & (1 << next));
  return next;
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

export interface Trick {
  readonly seat: number;
  readonly size: number;
  readonly score: number;
  readonly tableSeat: number;
  /** Seats that have passed, as bits. */
  readonly passed: number;
}

/** Plays a hand to its end by simple rules; returns the seat that wins. Changes its arguments; `luck` has 32 random bits. */
export const rollOut = (
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
      const shouldPlayHighest = fewest <= 2 && size === fewest;
      let left = 0;
      let found = 0;
      for (let it = 0; it < units.length; it += 1) {
        if (!(own & (1 << it))) continue;
        left += 1;
        const unit = units[it] as Unit;
        if (unit.size !== size || unit.score <= score) continue;
        if (at < 0 || (shouldPlayHighest ? unit.score > found : unit.score < found)) [at, found] = [it, unit.score];
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
    seat = nextSeat(seat, passed);
    if (seat === tableSeat) {
      size = 0;
      passed = 0;
    }
  }
};
