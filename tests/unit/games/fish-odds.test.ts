import { describe, expect, test } from 'vitest';
import { roundDetail } from '#contract/records/round-detail.schemas.ts';
import { Random } from '#sim/core/random.ts';
import { catalogue } from '#sim/features/games/catalogue/catalogue.ts';
import { fishRules, shoal } from '#sim/games/fish/rules.ts';
import { rtpOf } from '#sim/games/rules.ts';
import { makeRun } from '#sim/games/screens/fish/run.ts';

const shots = 60_000;

describe('return to player of fishing', () => {
  const game = catalogue().games.find(({ screen }) => screen === 'fish');
  if (!game) throw new Error('no fishing game');

  test.each(shoal)('shots at %s, which pays ×%i, return what the game states', (fish, pays) => {
    const draws = new Random(pays);
    let caught = 0;
    let paid = 0;
    for (let at = 0; at < shots; at += 1) {
      const { payout, extra } = fishRules.decide({ draws, game }, 100, { fish });
      paid += payout;
      if (extra) caught += 1;
    }
    expect(paid).toBe(caught * pays * 100);
    // Four standard deviations of the number of catches.
    const chance = rtpOf(game) / pays;
    const tolerance = 4 * Math.sqrt(chance * (1 - chance) * shots);
    expect(Math.abs(caught - chance * shots)).toBeLessThan(tolerance);
  });

  test('the record shows every kind of fish', () => {
    for (const [fish] of shoal)
      expect(roundDetail.safeParse({ kind: 'fish', fish, caught: true }).success, fish).toBe(true);
  });
});

describe('automatic fire', () => {
  const miss = { stake: 10, payout: 0 };

  test('ends after its number of shots', () => {
    const run = makeRun('crab', { shots: 2 });
    run.record(miss);
    expect(run.allows(10)).toBe(true);
    run.record(miss);
    expect([run.allows(10), run.left(), run.net()]).toEqual([false, 0, -20]);
  });

  test('never loses more than its limit, and counts catches against losses', () => {
    const run = makeRun('crab', { shots: 100, loss: 25 });
    run.record(miss);
    run.record(miss);
    expect(run.allows(10)).toBe(false);
    expect(run.allows(5)).toBe(true);
    run.record({ stake: 10, payout: 50 });
    expect([run.allows(10), run.net()]).toEqual([true, 20]);
  });

  test('ends at the first catch if the player wants that', () => {
    const run = makeRun('fish', { shots: 100, stopsAtCatch: true });
    run.record(miss);
    expect(run.allows(10)).toBe(true);
    run.record({ stake: 10, payout: 20 });
    expect(run.allows(10)).toBe(false);
  });
});
