import { describe, expect, test } from 'vitest';
import { Random } from '#sim/core/random.ts';
import { blackjack } from '#sim/features/games/hands/blackjack.ts';
import { basicStrategy } from '#sim/features/games/hands/blackjack-strategy.ts';
import { type Card, shuffle } from '#sim/features/games/hands/cards.ts';
import { type HandEngine, handEngines, playOut } from '#sim/features/games/hands/engine.ts';
import { engines } from '#sim/features/games/hands/engines.ts';
import { luckyNine } from '#sim/features/games/hands/lucky-nine.ts';
import { pusoyDos, pusoyDosWith, quickPusoyDos } from '#sim/features/games/hands/pusoy-dos.ts';
import { beats, combinationOf, combinationsOf, strengthOf } from '#sim/features/games/hands/pusoy-dos-cards.ts';
import { choose, tongits } from '#sim/features/games/hands/tongits.ts';
import { bestMeld, deadwoodOf, isMeld, unmatched } from '#sim/features/games/hands/tongits-melds.ts';
import { bingoReturn, bingoRules, playBingo, wonBy } from '#sim/games/bingo/rules.ts';
import { blackjackReturn, sideReturns } from '#sim/games/hands/rules.ts';

const suits = 'shdc';
const ranks = 'A23456789TJQK';
/** Returns cards by rank and suit: `3c Td`. */
const cards = (text: string): Card[] =>
  text.split(' ').map((it) => ({ rank: ranks.indexOf(it[0] ?? '') + 1, suit: suits.indexOf(it[1] ?? '') }));

/** Returns four standard errors of a mean. */
const tolerance = (deviation: number, rounds: number): number => (4 * deviation) / Math.sqrt(rounds);

const meanFactor = <S>(engine: HandEngine<S>, rounds: number, play: (state: S) => S): number => {
  const random = new Random(77);
  let sum = 0;
  for (let at = 0; at < rounds; at += 1) sum += engine.factor(play(engine.deal(random)));
  return sum / rounds;
};

test('the shuffle is uniform over 52 cards by chi-square', () => {
  const random = new Random(3);
  const counts = new Map<number, number>();
  const rounds = 20_000;
  for (let at = 0; at < rounds; at += 1) {
    const { rank, suit } = shuffle(random)[at % 52] as Card;
    counts.set(suit * 13 + rank, (counts.get(suit * 13 + rank) ?? 0) + 1);
  }
  const expected = rounds / 52;
  const chi = [...counts.values()].reduce((sum, it) => sum + (it - expected) ** 2 / expected, 0);
  expect(chi).toBeLessThan(51 + 4 * Math.sqrt(2 * 51));
});

test.each([
  ['lucky9', 80_000, 1.6],
  ['tongits', 3000, 1.35],
] as const)(
  '%s returns 95% to a player who uses the opponents’ strategy',
  (name, rounds, deviation) => {
    const engine = engines[name];
    const mean = meanFactor(engine, rounds, (state) => playOut(engine, state));
    expect(Math.abs(mean - 0.95)).toBeLessThan(tolerance(deviation, rounds));
  },
  60_000,
);

// All seats simulate equally many deals, so the number does not affect their shares.
test('pusoydos returns 95% to a player who uses the opponents’ strategy', () => {
  const rounds = 800;
  const mean = meanFactor(quickPusoyDos, rounds, (state) => playOut(quickPusoyDos, state));
  expect(Math.abs(mean - 0.95)).toBeLessThan(tolerance(1.65, rounds));
}, 60_000);

/** Simulates a strong program at the player's seat, which searches deeper than the opponents. */
test('a deeper search than the opponents’ at Pusoy Dos returns less than 150%', () => {
  const random = new Random(31);
  const rounds = 60;
  let sum = 0;
  for (let at = 0; at < rounds; at += 1) {
    let state = pusoyDosWith(30).deal(random);
    while (!pusoyDos.isOver(state)) {
      const move = pusoyDos.autoMove({ ...state, samples: 300, seed: random.int(0, 1_000_000) });
      state = pusoyDos.move(state, move) ?? state;
    }
    sum += pusoyDos.factor(state);
  }
  // Three standard errors are 0.64: the test detects an exploitable policy, not a small edge.
  expect(sum / rounds).toBeLessThan(1.5);
}, 60_000);

test.each([
  { fightUpTo: -4, fightPerCard: 4, outValue: 3.5 },
  { fightUpTo: 8, fightPerCard: 4, outValue: 3.5 },
  { fightUpTo: 2, fightPerCard: 2.5, outValue: 3.5 },
  { fightUpTo: 2, fightPerCard: 5.5, outValue: 3.5 },
  { fightUpTo: 2, fightPerCard: 4, outValue: 2 },
  { fightUpTo: 2, fightPerCard: 4, outValue: 6 },
])('the Tongits strategy %o returns less than 103%', (style) => {
  const mean = meanFactor(tongits, 800, (dealt) => {
    let state = dealt;
    while (!tongits.isOver(state)) state = tongits.move(state, choose(state, style)) ?? state;
    return state;
  });
  expect(mean).toBeLessThan(1.03);
});

test('every drawing limit at Lucky 9 returns less than 98%', () => {
  for (const limit of [5, 6, 7, 8]) {
    const mean = meanFactor(luckyNine, 20_000, (state) => {
      const points = luckyNine.view(state).seats[0]?.points ?? 0;
      return luckyNine.move(state, { act: points < limit ? 'draw' : 'stand', cards: [] }) ?? state;
    });
    expect(mean, `draws below ${limit}`).toBeLessThan(0.98);
  }
});

test('basic strategy at blackjack has the stated return over 80,000 hands', () => {
  const random = new Random(21);
  const rounds = 80_000;
  let net = 0;
  for (let at = 0; at < rounds; at += 1) {
    let state = blackjack.deal(random);
    let stakes = 1;
    while (!blackjack.isOver(state)) {
      const act = basicStrategy(state);
      if (act === 'double' || act === 'split') stakes = 2;
      state = blackjack.move(state, { act, cards: [] }) ?? state;
    }
    net += stakes * (blackjack.factor(state) - 1);
  }
  expect(Math.abs(1 + net / rounds - blackjackReturn / 100)).toBeLessThan(tolerance(1.15, rounds));
}, 60_000);

test('a bet on a pair and insurance at blackjack have their stated returns', () => {
  const random = new Random(22);
  const rounds = 60_000;
  const pairs: number[] = [];
  const insured: number[] = [];
  for (let at = 0; at < rounds; at += 1) {
    const dealt = blackjack.deal(random);
    pairs.push(blackjack.sideFactors?.(dealt).pair ?? 0);
    const taken = blackjack.move(dealt, { act: 'insure', cards: [] });
    if (taken) insured.push(blackjack.sideFactors?.(taken).insurance ?? 0);
  }
  const mean = (factors: readonly number[]): number => factors.reduce((sum, it) => sum + it, 0) / factors.length;
  expect(insured.length / rounds).toBeCloseTo(1 / 13, 2);
  expect(Math.abs(mean(pairs) - sideReturns.pair / 100)).toBeLessThan(tolerance(4.2, rounds));
  expect(Math.abs(mean(insured) - sideReturns.insurance / 100)).toBeLessThan(tolerance(1.4, insured.length));
  // Exact, from the 311 cards that can follow the first one, and from the 96 tens among the 311 beside the ace.
  expect((5 * 26 + 6 * 13 + 12 * 7) / 311).toBeCloseTo(sideReturns.pair / 100, 3);
  expect((96 * 3) / 311).toBeCloseTo(sideReturns.insurance / 100, 3);
}, 60_000);

test.each([1, 4])(
  'bingo has the stated return over 8,000 rooms',
  (count) => {
    const random = new Random(75 + count);
    const rounds = 8000;
    let sum = 0;
    let squares = 0;
    for (let at = 0; at < rounds; at += 1) {
      const factor = wonBy(playBingo(random, count)) / count;
      sum += factor;
      squares += factor ** 2;
    }
    const deviation = Math.sqrt(squares / rounds - (sum / rounds) ** 2);
    expect(Math.abs(sum / rounds - bingoReturn / 100)).toBeLessThan(tolerance(deviation, rounds));
  },
  60_000,
);

test('a bingo room plays for a line, two lines and a full house', () => {
  const random = new Random(9);
  for (let at = 0; at < 50; at += 1) {
    const { balls, players, prizes } = playBingo(random, 2);
    const [line, twoLines, house] = prizes;
    expect(prizes.map(({ pattern }) => pattern)).toEqual(['line', 'twoLines', 'house']);
    expect(line?.ball).toBeLessThanOrEqual(twoLines?.ball ?? 0);
    expect(twoLines?.ball).toBeLessThanOrEqual(house?.ball ?? 0);
    expect(house?.ball).toBe(balls.length);
    expect(new Set(players.map(({ name }) => name)).size).toBe(players.length);
    for (const seat of prizes.flatMap((it) => it.winners)) expect(seat).toBeLessThanOrEqual(players.length);
  }
});

test('bingo rounds from before there were rooms follow from their seed', () => {
  const choice = { cards: 2 };
  const decide = () => bingoRules.decide({ draws: new Random(4), game: { rtp: null } as never }, 100, choice);
  const { outcome } = decide() as { outcome: { lines: number[]; balls: number[] } };
  expect([outcome.lines.length, outcome.balls.length]).toEqual([2, 35]);
  expect(decide()).toEqual(decide());
});

test('a bingo card has five numbers per column and a free centre', () => {
  const { cards: dealt, balls } = playBingo(new Random(1), 4);
  expect(new Set(balls).size).toBe(balls.length);
  for (const card of dealt) {
    expect(new Set(card).size).toBe(25);
    for (const [at, number] of card.entries()) if (at !== 12) expect(Math.floor((number - 1) / 15)).toBe(at % 5);
  }
});

test.each(handEngines)('%s: automatic play ends without duplicate cards', (name) => {
  const engine = name === 'pusoydos' ? quickPusoyDos : engines[name];
  const random = new Random(5);
  for (let at = 0; at < 20; at += 1) {
    const { seats } = engine.view(playOut(engine, engine.deal(random)));
    const shown = seats.flatMap((seat) => [...seat.cards, ...seat.melds.flat()]);
    if (name !== 'blackjack') expect(new Set(shown.map(({ rank, suit }) => rank * 4 + suit)).size).toBe(shown.length);
  }
});

test.each(handEngines)('%s: hidden cards stay hidden until the end', (name) => {
  const engine = engines[name];
  const random = new Random(6);
  let state = engine.deal(random);
  while (engine.isOver(state)) state = engine.deal(random);
  for (const [seat, { cards: shown, count }] of engine.view(state).seats.entries())
    expect(shown.length).toBe(seat === 0 ? count : name === 'blackjack' ? 1 : 0);
});

/** Returns the lowest allowed combination, without a plan: the play of a beginner. */
const lowestPlay = (hand: readonly Card[], table: readonly Card[], opening: boolean): readonly Card[] | undefined =>
  combinationsOf(hand, table.length || 1)
    .filter((it) => (table.length === 0 || beats(it, table)) && (!opening || it.some((card) => strengthOf(card) === 0)))
    .sort((one, other) => (combinationOf(one)?.score ?? 0) - (combinationOf(other)?.score ?? 0))[0];

test('a Pusoy Dos player who always plays the lowest cards returns less than 60%', () => {
  const mean = meanFactor(quickPusoyDos, 50, (dealt) => {
    let state = dealt;
    while (!quickPusoyDos.isOver(state)) {
      const { seats, table } = quickPusoyDos.view(state);
      const hand = seats[0]?.cards ?? [];
      const isOpening = seats.every(({ count }) => count === 13) && hand.some((card) => strengthOf(card) === 0);
      const found = lowestPlay(hand, table, isOpening);
      const move = found ? { act: 'play' as const, cards: found } : { act: 'pass' as const, cards: [] };
      state = quickPusoyDos.move(state, move) ?? state;
    }
    return state;
  });
  expect(mean).toBeLessThan(0.6);
}, 60_000);

describe('Pusoy Dos', () => {
  test.each([
    ['3d', '3c', true],
    ['2d', 'Ad', true],
    ['4c 4s', '3h 3d', true],
    ['4c 4s', '4h 4d', false],
    ['3c 4c 5s 6h 7d', '3s 4d 5c 6c 7h', true],
    ['3c 5c 7c 9c Jc', '9s Td Jh Qc Kh', true],
    ['3c 3s 3h 4c 4d', 'Ac Qc 9c 5c 3c', true],
    ['3c 3s 3h 3d 4d', 'Ac As Ah Kc Kd', true],
    ['3c 4c 5c 6c 7c', '2c 2s 2h 2d 4d', true],
    ['5c 5s', '4c', false],
  ])('%s beats %s: %s', (own, table, expected) => {
    expect(beats(cards(own), cards(table))).toBe(expected);
  });

  test.each(['3c 4c', '3c 3d 4d', '3c 3d 4c 4d', 'Qc Kd Ac 2h 3s', '3c 4d 5h 6s 8c'])(
    '%s is not a combination',
    (text) => {
      expect(combinationOf(cards(text))).toBeNull();
    },
  );
});

describe('Tongits', () => {
  test.each([
    ['4s 5s 6s', true],
    ['Ah 2h 3h', true],
    ['9c 9d 9h', true],
    ['9c 9d 9h 9s', true],
    ['Qh Kh Ah', false],
    ['4s 5s', false],
    ['4s 5d 6s', false],
  ])('%s is a meld: %s', (text, expected) => {
    expect(isMeld(cards(text))).toBe(expected);
  });

  test('counts the cards outside melds', () => {
    const hand = cards('4s 5s 6s Kh Ac');
    expect(bestMeld(hand)).toHaveLength(3);
    expect(deadwoodOf(unmatched(hand))).toBe(11);
  });
});

describe('blackjack', () => {
  test('offers insurance against an ace before any other move, and looks for blackjack after it', () => {
    const random = new Random(9);
    const ends = new Set<boolean>();
    for (let at = 0; at < 2000; at += 1) {
      const state = blackjack.deal(random);
      const { seats, acts } = blackjack.view(state);
      if (seats[1]?.cards[0]?.rank !== 1 || blackjack.isOver(state)) continue;
      expect(acts).toEqual(['decline', 'insure']);
      expect(blackjack.move(state, { act: 'stand', cards: [] })).toBeNull();
      expect(blackjack.autoMove(state).act).toBe('decline');
      const taken = blackjack.move(state, { act: 'insure', cards: [] });
      if (!taken) throw new Error('insurance was refused');
      const hasWon = blackjack.sideFactors?.(taken).insurance === 3;
      if (hasWon) expect(blackjack.isOver(taken)).toBe(true);
      else expect(blackjack.sideFactors?.(taken).insurance).toBe(0);
      ends.add(hasWon);
      const declined = blackjack.move(state, { act: 'decline', cards: [] });
      expect(declined && blackjack.sideFactors?.(declined).insurance).toBe(0);
      expect(declined && blackjack.isOver(declined)).toBe(blackjack.isOver(taken));
    }
    expect(ends.size).toBe(2);
  });

  test('ends a hand on double, allows double only first and draws the dealer to 17', () => {
    const random = new Random(8);
    for (let at = 0; at < 500; at += 1) {
      const dealt = blackjack.deal(random);
      const state = blackjack.move(dealt, { act: 'decline', cards: [] }) ?? dealt;
      if (blackjack.isOver(state)) continue;
      const doubled = blackjack.move(state, { act: 'double', cards: [] });
      expect(doubled && blackjack.isOver(doubled)).toBe(true);
      const hit = blackjack.move(state, { act: 'hit', cards: [] });
      if (hit && !blackjack.isOver(hit)) expect(blackjack.move(hit, { act: 'double', cards: [] })).toBeNull();
      const afterStand = blackjack.move(state, { act: 'stand', cards: [] });
      const points = afterStand ? (blackjack.view(afterStand).seats[1]?.points ?? 0) : 0;
      expect(points).toBeGreaterThanOrEqual(17);
    }
  });

  /** Deals until the player has two cards of equal value that match. */
  const dealPair = (random: Random, fits: (rank: number) => boolean) => {
    for (;;) {
      const state = blackjack.deal(random);
      const [pair = []] = state.hands;
      if (!blackjack.isOver(state) && blackjack.view(state).acts.includes('split') && fits(pair[0]?.rank ?? 0))
        return state;
    }
  };
  const play = (state: ReturnType<typeof dealPair>, act: 'split' | 'stand' | 'double') =>
    blackjack.move(state, { act, cards: [] });

  test('splits a pair once, without doubling after it, and pays both hands', () => {
    const random = new Random(12);
    for (let at = 0; at < 60; at += 1) {
      const state = play(
        dealPair(random, (rank) => rank > 1),
        'split',
      );
      if (!state || blackjack.isOver(state)) continue;
      const [seat] = blackjack.view(state).seats;
      expect([seat?.cards.length, ...(seat?.melds ?? []).map((hand) => hand.length)]).toEqual([2, 2]);
      expect(blackjack.view(state).acts).toEqual(['hit', 'stand']);
      expect([play(state, 'split'), play(state, 'double')]).toEqual([null, null]);
      let current: typeof state | null = state;
      while (current && !blackjack.isOver(current)) current = play(current, 'stand');
      expect(current && [0, 0.5, 1, 1.5, 2]).toContain(current && blackjack.factor(current));
    }
  });

  test('split aces get one card each, and 21 pays like any other win', () => {
    const random = new Random(13);
    for (let at = 0; at < 20; at += 1) {
      const state = play(
        dealPair(random, (rank) => rank === 1),
        'split',
      );
      expect(state && blackjack.isOver(state)).toBe(true);
      expect(state?.hands.map((hand) => hand.length)).toEqual([2, 2]);
      expect(state && blackjack.factor(state)).toBeLessThanOrEqual(2);
    }
  });
});
