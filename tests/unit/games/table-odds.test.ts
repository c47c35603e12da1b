import { describe, expect, test } from 'vitest';
import { Random } from '#sim/core/random.ts';
import { catalogue } from '#sim/features/games/catalogue/catalogue.ts';
import { bankerDraws, deal } from '#sim/games/baccarat/deal.ts';
import { colourPays } from '#sim/games/color/rules.ts';
import { crashPoint } from '#sim/games/crash/rules.ts';
import { hitChance, lotteryPays } from '#sim/games/lottery/rules.ts';
import { rtpOf } from '#sim/games/rules.ts';

const games = catalogue().games;

test('every color game has the catalogue’s return to player, over all 216 throws', () => {
  for (const game of games.filter((it) => it.screen === 'table')) {
    const pays = colourPays(rtpOf(game));
    let back = 0;
    for (let a = 0; a < 6; a += 1)
      for (let b = 0; b < 6; b += 1)
        for (let c = 0; c < 6; c += 1) back += pays[[a, b, c].filter((it) => it === 0).length - 1] ?? 0;
    expect(Math.abs(back / 216 - rtpOf(game)), game.nodeName).toBeLessThan(0.0015);
  }
});

test('a crash game reaches every target with the probability of its return divided by the target', () => {
  const random = new Random(3);
  const flights = Array.from({ length: 100_000 }, () => crashPoint(random.fraction(), 0.96));
  for (const target of [1.1, 1.5, 2, 5, 10]) {
    const reached = flights.filter((at) => at >= target).length / flights.length;
    expect(Math.abs(reached * target - 0.96), String(target)).toBeLessThan(0.03);
  }
  expect(Math.min(...flights)).toBe(1);
});

test('lottery prizes have the same return for any number of picks, by exact odds', () => {
  for (const [picks, tiers] of lotteryPays(0.955).entries()) {
    if (picks === 0) continue;
    const back = tiers.reduce((sum, factor, hits) => sum + factor * hitChance(picks, hits), 0);
    expect(Math.abs(back - 0.955), `${picks} picks`).toBeLessThan(0.01);
    expect(tiers.reduce((sum, _, hits) => sum + hitChance(picks, hits), 0)).toBeCloseTo(1, 9);
  }
});

describe('baccarat', () => {
  test('hands draw no third card after a natural and win with the expected frequencies', () => {
    const random = new Random(9);
    const wins = { player: 0, banker: 0, tie: 0 };
    const hands = 30_000;
    let drawnAfterNatural = 0;
    for (let i = 0; i < hands; i += 1) {
      const { player, banker, winner } = deal(random);
      wins[winner] += 1;
      const isNatural = [player, banker].some(
        (hand) => hand.slice(0, 2).reduce((sum, { rank }) => sum + (rank >= 10 ? 0 : rank), 0) % 10 >= 8,
      );
      if (isNatural && player.length + banker.length > 4) drawnAfterNatural += 1;
    }
    expect(drawnAfterNatural).toBe(0);
    expect(wins.banker / hands).toBeCloseTo(0.4586, 1.7);
    expect(wins.player / hands).toBeCloseTo(0.4462, 1.7);
    expect(wins.tie / hands).toBeCloseTo(0.0952, 1.7);
  });

  test('the banker draws by the table for the player’s third card', () => {
    const card = (rank: number) => ({ rank, suit: 0 });
    expect(bankerDraws(3, card(8))).toBe(false);
    expect(bankerDraws(3, card(9))).toBe(true);
    expect(bankerDraws(4, card(1))).toBe(false);
    expect(bankerDraws(5, card(4))).toBe(true);
    expect(bankerDraws(6, card(5))).toBe(false);
    expect(bankerDraws(6, card(6))).toBe(true);
    expect(bankerDraws(5, undefined)).toBe(true);
    expect(bankerDraws(6, undefined)).toBe(false);
  });
});
