import { describe, expect, test } from 'vitest';
import { Random } from '#sim/core/random.ts';
import { catalogue } from '#sim/features/games/catalogue/catalogue.ts';
import { drawsJackpot, hasJackpot, jackpotRule, jackpotShare } from '#sim/features/games/rules/jackpot-rule.ts';
import { prize } from '#sim/features/games/rules/prize.ts';
import { scatterSymbol, slotLayoutOf, wildSymbol } from '#sim/games/slot/payout-table.ts';
import { averageSpinPrize, returnOfMachine, slotMachineFor } from '#sim/games/slot/return-to-player.ts';
import { machineFor } from '#sim/games/slot/rules.ts';
import { playSpins, winsOf } from '#sim/games/slot/spin.ts';

describe('return to player of slots', () => {
  const slots = catalogue().games.filter((game) => game.screen === 'slot');

  test('every slot has the catalogue’s return by its exact odds', () => {
    expect(slots.length).toBeGreaterThan(300);
    for (const game of slots) {
      const withJackpot = hasJackpot(game);
      const share = returnOfMachine(machineFor(game, withJackpot)) + (withJackpot ? jackpotShare : 0);
      expect(share * 100, game.nodeName).toBeCloseTo(game.rtp ?? 95.5, 2);
    }
  });

  test('the chance of a wild is between 1.5% and 10%', () => {
    for (const game of slots) {
      const { wild } = machineFor(game, hasJackpot(game));
      expect(wild).toBeGreaterThan(0.015);
      expect(wild).toBeLessThan(0.1);
    }
  });

  test.each([
    [20, 'low'],
    [243, 'medium'],
  ] as const)('%i lines or ways with %s volatility return about 96% over 40,000 rounds', (lines, volatility) => {
    const machine = slotMachineFor(lines, volatility, 0.96);
    const random = new Random(5);
    let sum = 0;
    const rounds = 40_000;
    for (let i = 0; i < rounds; i += 1) sum += playSpins(random, machine).factor;
    expect(sum / rounds).toBeGreaterThan(0.86);
    expect(sum / rounds).toBeLessThan(1.06);
  });

  test('the exact odds equal a full enumeration of a line of five cells', () => {
    const cabinet = slotLayoutOf(5, 'medium');
    const machine = { ...cabinet, lines: cabinet.lines.slice(0, 1), wild: 0.05, units: 1 };
    const chances = (reel: number): number[] => {
      const wild = reel === 0 ? 0 : machine.wild;
      const pictures = machine.shares.map((share) => share * (1 - machine.scatter - wild));
      return [...pictures, wild, machine.scatter];
    };
    let worth = 0;
    const cells = [0, 0, 0, 0, 0];
    const count = (reel: number, chance: number): void => {
      if (reel < 5) {
        for (const [symbol, share] of chances(reel).entries()) {
          cells[reel] = symbol;
          if (share > 0) count(reel + 1, chance * share);
        }
        return;
      }
      const grid = cells.map((symbol) => [scatterSymbol, symbol, scatterSymbol]);
      for (const { units } of winsOf(machine, grid)) worth += units * chance;
    };
    count(0, 1);
    expect(worth).toBeCloseTo(averageSpinPrize(machine, machine.wild), 9);
  });
});

test('lines pay from the left with wilds as substitutes and end at a gap', () => {
  const machine = { ...slotMachineFor(5, 'medium', 0.96), lines: [[1, 1, 1, 1, 1] as const] };
  const row = (...cells: number[]) => cells.map((cell) => [scatterSymbol, cell, scatterSymbol]);
  expect(winsOf(machine, row(2, wildSymbol, 2, 3, 2))).toMatchObject([{ symbol: 2, count: 3 }]);
  expect(winsOf(machine, row(2, wildSymbol, wildSymbol, wildSymbol, wildSymbol))).toMatchObject([
    { symbol: 2, count: 5 },
  ]);
  expect(winsOf(machine, row(2, 3, 2, 2, 2))).toEqual([]);
  expect(winsOf(machine, row(scatterSymbol, wildSymbol, wildSymbol, wildSymbol, wildSymbol))).toEqual([]);
});

test('small stakes have the same return as large ones', () => {
  const random = new Random(11);
  let sum = 0;
  for (let i = 0; i < 20_000; i += 1) sum += prize(random, 1, 0.35);
  expect(sum / 20_000).toBeCloseTo(0.35, 1);
  expect(prize(random, 1000, 1.5)).toBe(1500);
});

test('the jackpot hits at the stated rate and returns its share over 200,000 rounds, by chi-square', () => {
  const random = new Random(21);
  // A hundredth of a pool's stakes, so that about two thousand pools are won.
  const stake = jackpotRule.stakesPerWin / 100;
  const rounds = 200_000;
  const blocks = 100;
  const wins = Array.from({ length: blocks }, () => 0);
  let pool: number = jackpotRule.start;
  let paid = 0;
  for (let at = 0; at < rounds; at += 1) {
    pool += (stake * jackpotRule.contribution) / 1000;
    if (!drawsJackpot(random, stake)) continue;
    paid += pool;
    pool = jackpotRule.start;
    wins[at % blocks] = (wins[at % blocks] ?? 0) + 1;
  }
  const expected = rounds / 100 / blocks;
  const chi = wins.reduce((sum, it) => sum + (it - expected) ** 2 / expected, 0);
  expect(chi).toBeLessThan(blocks + 4 * Math.sqrt(2 * blocks));
  expect(wins.reduce((sum, it) => sum + it, 0)).toBeGreaterThan(1800);
  expect(jackpotShare).toBeCloseTo(0.01, 12);
  // Four standard errors of the mean of two thousand wins are 9%; the pool left at the end is smaller.
  expect(Math.abs(paid / (rounds * stake) / jackpotShare - 1)).toBeLessThan(0.09);
});
