import type { SpotEngine } from '#sim/features/games/catalogue/spot-engines.ts';
import { type Drawn, insideNumbers, redPockets } from './wire.ts';

/** A possible draw and its number of equally likely cases. */
export interface PossibleDraw {
  readonly drawn: Drawn;
  readonly weight: number;
}

export interface Engine {
  readonly spots: readonly [string, ...string[]];
  /** All draws. */
  readonly cases: readonly PossibleDraw[];
  /** Returns the payout of a spot for a draw in stakes, own bet included; 0 is a loss. */
  factor(spot: string, drawn: Drawn): number;
}

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const outside: Readonly<Record<string, readonly [pays: number, wins: (pocket: number) => boolean]>> = {
  red: [2, (it) => redPockets.has(it)],
  black: [2, (it) => it > 0 && !redPockets.has(it)],
  odd: [2, (it) => it % 2 === 1],
  even: [2, (it) => it > 0 && it % 2 === 0],
  low: [2, (it) => it >= 1 && it <= 18],
  high: [2, (it) => it >= 19],
  dozen1: [3, (it) => it >= 1 && it <= 12],
  dozen2: [3, (it) => it >= 13 && it <= 24],
  dozen3: [3, (it) => it >= 25],
  column1: [3, (it) => it % 3 === 1],
  column2: [3, (it) => it % 3 === 2],
  column3: [3, (it) => it > 0 && it % 3 === 0],
};

/** Inside bets of the row of three numbers that starts at `first`, also those it shares with the next row. */
const insideBetsOfRow = (first: number): number[][] => {
  const row = [first, first + 1, first + 2];
  const own = [row.slice(0, 2), row.slice(1), row];
  const withNext = [...row.map((it) => [it]), ...own].map((it) => [...it, ...it.map((number) => number + 3)]);
  return [...own, ...(first < 34 ? withNext : [])];
};

/** Numbers, splits, streets, corners and lines of the layout, and the bets that the zero shares with the first row. */
const insideBets: readonly (readonly number[])[] = [
  ...numbers(0, 36).map((it) => [it]),
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 1, 2],
  [0, 2, 3],
  [0, 1, 2, 3],
  ...numbers(0, 11).flatMap((row) => insideBetsOfRow(row * 3 + 1)),
];

/** European roulette: 37 pockets, one zero; every bet returns 36/37. */
const roulette: Engine = {
  spots: ['0', ...insideBets.slice(1).map((it) => it.join('-')), ...Object.keys(outside)],
  cases: numbers(0, 36).map((pocket) => ({ drawn: { kind: 'pocket', pocket }, weight: 1 })),
  factor: (spot, drawn) => {
    if (drawn.kind !== 'pocket') return 0;
    const bet = outside[spot];
    if (bet) return bet[1](drawn.pocket) ? bet[0] : 0;
    const covered = insideNumbers(spot);
    return covered.includes(drawn.pocket) ? 36 / covered.length : 0;
  },
};

const cards = numbers(1, 13).flatMap((rank) => numbers(0, 3).map((suit) => ({ rank, suit })));

/** Dragon tiger from eight decks: ace is low; half of the bets on the sides is lost on a tie. */
const dragontiger: Engine = {
  spots: ['dragon', 'tie', 'tiger', 'suitedtie'],
  cases: cards.flatMap((dragon) =>
    cards.map((tiger) => ({
      drawn: { kind: 'cards', dragon, tiger } as const,
      weight: 8 * (dragon === tiger ? 7 : 8),
    })),
  ),
  factor: (spot, drawn) => {
    if (drawn.kind !== 'cards') return 0;
    const { dragon, tiger } = drawn;
    if (dragon.rank === tiger.rank) {
      if (spot === 'tie') return 12;
      if (spot === 'suitedtie') return dragon.suit === tiger.suit ? 51 : 0;
      return 0.5;
    }
    return spot === (dragon.rank > tiger.rank ? 'dragon' : 'tiger') ? 2 : 0;
  },
};

/** Segments of the money wheel: count and payout, bet included. */
const segments: Readonly<Record<string, readonly [count: number, pays: number]>> = {
  '1': [24, 2],
  '2': [15, 3],
  '5': [7, 6],
  '10': [4, 11],
  '20': [2, 21],
  sun: [1, 46],
  carabao: [1, 46],
};

/** A money wheel with 54 segments. */
const wheel: Engine = {
  spots: ['1', '2', '5', '10', '20', 'sun', 'carabao'],
  cases: Object.entries(segments).map(([segment, [weight]]) => ({ drawn: { kind: 'segment', segment }, weight })),
  factor: (spot, drawn) => (drawn.kind === 'segment' && drawn.segment === spot ? (segments[spot]?.[1] ?? 0) : 0),
};

const totalPays: Readonly<Record<number, number>> = {
  4: 61,
  5: 31,
  6: 18,
  7: 13,
  8: 9,
  9: 8,
  10: 7,
  11: 7,
  12: 8,
  13: 9,
  14: 13,
  15: 18,
  16: 31,
  17: 61,
};
const faces = numbers(1, 6);

/** Sic bo: three dice. */
const sicbo: Engine = {
  spots: [
    'small',
    'big',
    'odd',
    'even',
    'triple',
    ...faces.map((it) => `single${it}`),
    ...numbers(4, 17).map((it) => `total${it}`),
  ],
  cases: faces.flatMap((a) =>
    faces.flatMap((b) => faces.map((c) => ({ drawn: { kind: 'dice', dice: [a, b, c] } as const, weight: 1 }))),
  ),
  factor: (spot, drawn) => {
    if (drawn.kind !== 'dice') return 0;
    const [a, b, c] = drawn.dice;
    const total = a + b + c;
    const isTriple = a === b && b === c;
    if (spot === 'triple') return isTriple ? 31 : 0;
    if (spot === 'small') return !isTriple && total <= 10 ? 2 : 0;
    if (spot === 'big') return !isTriple && total >= 11 ? 2 : 0;
    if (spot === 'odd' || spot === 'even') return !isTriple && (total % 2 === 1) === (spot === 'odd') ? 2 : 0;
    if (spot.startsWith('total')) return Number(spot.slice(5)) === total ? (totalPays[total] ?? 0) : 0;
    const shown = drawn.dice.filter((it) => it === Number(spot.slice(6))).length;
    return shown > 0 ? shown + 1 : 0;
  },
};

/** Fan tan: beads are removed in groups of four, and one to four are left; wins pay minus 5%. */
const fantan: Engine = {
  spots: ['1', '2', '3', '4', 'odd', 'even'],
  cases: numbers(1, 4).map((beads) => ({ drawn: { kind: 'beads', beads }, weight: 1 })),
  factor: (spot, drawn) => {
    if (drawn.kind !== 'beads') return 0;
    if (spot === 'odd' || spot === 'even') return (drawn.beads % 2 === 1) === (spot === 'odd') ? 1.95 : 0;
    return Number(spot) === drawn.beads ? 3.85 : 0;
  },
};

/** Card hi-lo: one card from a full deck; 7 is neither high nor low. */
const hilo: Engine = {
  spots: ['under', 'seven', 'over', 'red', 'black'],
  cases: cards.map((card) => ({ drawn: { kind: 'card', card }, weight: 1 })),
  factor: (spot, drawn) => {
    if (drawn.kind !== 'card') return 0;
    const { rank, suit } = drawn.card;
    if (spot === 'red' || spot === 'black') return (suit === 1 || suit === 2) === (spot === 'red') ? 1.95 : 0;
    if (spot === 'seven') return rank === 7 ? 12.5 : 0;
    return (spot === 'under' ? rank < 7 : rank > 7) ? 2.1 : 0;
  },
};

const coinCases = (count: number): PossibleDraw[] =>
  numbers(0, 2 ** count - 1).map((bits) => {
    const coins = numbers(0, count - 1).map((at) => ((bits >> at) & 1) as 0 | 1);
    return { drawn: { kind: 'coins', coins }, weight: 1 };
  });

const ones = (coins: readonly number[]): number => coins.reduce((sum, it) => sum + it, 0);

const sediePays: Readonly<Record<string, readonly [reds: number, pays: number]>> = {
  white4: [0, 15.4],
  red1: [1, 3.85],
  red3: [3, 3.85],
  red4: [4, 15.4],
};

/** Se die: four coins, red or white, under a bowl. */
const sedie: Engine = {
  spots: ['even', 'odd', 'white4', 'red1', 'red3', 'red4'],
  cases: coinCases(4),
  factor: (spot, drawn) => {
    if (drawn.kind !== 'coins') return 0;
    const reds = ones(drawn.coins);
    if (spot === 'even' || spot === 'odd') return (reds % 2 === 0) === (spot === 'even') ? 1.95 : 0;
    const exact = sediePays[spot];
    return exact?.[0] === reds ? exact[1] : 0;
  },
};

/** Kara krus: two coins; kara is two heads, krus two tails. */
const karakrus: Engine = {
  spots: ['kara', 'split', 'krus'],
  cases: coinCases(2),
  factor: (spot, drawn) => {
    if (drawn.kind !== 'coins') return 0;
    const shown = ['krus', 'split', 'kara'][ones(drawn.coins)];
    if (spot !== shown) return 0;
    return spot === 'split' ? 1.95 : 3.85;
  },
};

export const engines: Readonly<Record<SpotEngine, Engine>> = {
  roulette,
  dragontiger,
  wheel,
  sicbo,
  fantan,
  hilo,
  sedie,
  karakrus,
};
