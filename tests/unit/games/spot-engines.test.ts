import { expect, test } from 'vitest';
import { Random } from '#sim/core/random.ts';
import { spotEngines } from '#sim/features/games/catalogue/spot-engines.ts';
import { engines } from '#sim/games/table-bets/engines.ts';
import { drawFrom, returnOfSpot } from '#sim/games/table-bets/rules.ts';
import type { Drawn } from '#sim/games/table-bets/wire.ts';

const rounds = 200_000;

/** Returns stated on the rules page, lowest and highest of all spots. */
const declared = {
  roulette: [36 / 37, 36 / 37],
  dragontiger: [0.859, 0.9627],
  wheel: [0.7777, 0.8889],
  sicbo: [0.8333, 0.9722],
  fantan: [0.9625, 0.975],
  hilo: [0.9615, 0.975],
  sedie: [0.9625, 0.975],
  karakrus: [0.9625, 0.975],
} as const;

test.each(spotEngines)('%s: the draws fit their chances by chi-square over 200,000 rounds', (name) => {
  const engine = engines[name];
  const random = new Random(20_260);
  const counts = new Map<unknown, number>();
  for (let at = 0; at < rounds; at += 1) {
    const drawn = drawFrom(random, engine);
    counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
  }
  const total = engine.cases.reduce((sum, { weight }) => sum + weight, 0);
  let chi = 0;
  for (const { drawn, weight } of engine.cases) {
    const expected = (rounds * weight) / total;
    chi += ((counts.get(drawn) ?? 0) - expected) ** 2 / expected;
  }
  const freedom = engine.cases.length - 1;
  // Mean plus four standard deviations of the distribution.
  expect(chi).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom));
});

test.each(spotEngines)('%s: every spot has a return within the range of the rules', (name) => {
  const engine = engines[name];
  const returns = engine.spots.map((spot) => returnOfSpot(engine, spot));
  expect(Math.min(...returns)).toBeCloseTo(declared[name][0], 2);
  expect(Math.max(...returns)).toBeCloseTo(declared[name][1], 2);
});

test('roulette takes all bets of the European layout and pays them by the numbers they cover', () => {
  const { spots, cases, factor } = engines.roulette;
  const payouts = new Map<number, number>();
  for (const spot of spots) {
    const factors = cases.map(({ drawn }) => factor(spot, drawn)).filter((it) => it > 0);
    expect(new Set(factors), spot).toEqual(new Set([36 / factors.length]));
    payouts.set(36 / factors.length, (payouts.get(36 / factors.length) ?? 0) + 1);
  }
  // Numbers, splits, streets and trios, corners and the first four, lines, dozens and columns, half of the numbers.
  expect([...payouts].sort(([a], [b]) => b - a)).toEqual([
    [36, 37],
    [18, 60],
    [12, 14],
    [9, 23],
    [6, 11],
    [3, 6],
    [2, 6],
  ]);
  expect(new Set(spots).size).toBe(spots.length);
});

test('every kind of bet at roulette returns 97.3% over a million simulated rounds', () => {
  const { factor } = engines.roulette;
  const random = new Random(77);
  const counts = new Map<Drawn, number>();
  const simulated = 1_000_000;
  for (let at = 0; at < simulated; at += 1) {
    const drawn = drawFrom(random, engines.roulette);
    counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
  }
  for (const spot of [
    '17',
    '17-20',
    '0-2',
    '1-2-3',
    '0-1-2',
    '25-26-28-29',
    '0-1-2-3',
    '1-2-3-4-5-6',
    'dozen2',
    'red',
  ]) {
    const back = [...counts].reduce((sum, [drawn, count]) => sum + factor(spot, drawn) * count, 0) / simulated;
    const pays = Math.max(...[...counts.keys()].map((drawn) => factor(spot, drawn)));
    // Four standard deviations of the mean.
    expect(Math.abs(back - 36 / 37), spot).toBeLessThan(4 * Math.sqrt(pays / simulated));
  }
});
