import { expect, test } from 'vitest';
import { Random } from '#sim/core/random.ts';
import { spotEngines } from '#sim/features/games/catalogue/spot-engines.ts';
import { engines } from '#sim/games/table-bets/engines.ts';
import { drawFrom, returnOfSpot } from '#sim/games/table-bets/rules.ts';

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
