import { expect, test } from 'vitest';
import { Random } from '#sim/core/random.ts';
import { prize } from '#sim/features/games/rules/prize.ts';
import { winAmounts } from '#sim/games/screens/slot/win-amounts.ts';
import { freeSpins } from '#sim/games/slot/payout-table.ts';
import { slotMachineFor } from '#sim/games/slot/return-to-player.ts';
import { playSpins } from '#sim/games/slot/spin.ts';

test.each([
  [25, 1],
  [243, 0.7],
])('the prizes of %i lines or ways at %f add up to the payout in 3,000 rounds', (lines, stake) => {
  const random = new Random(3);
  const machine = slotMachineFor(lines, 'medium', 0.96);
  const table = { units: machine.units, free: freeSpins };
  let wins = 0;
  for (let at = 0; at < 3000; at += 1) {
    const { spins, factor } = playSpins(random, machine);
    const payout = prize(random, stake * 100, factor) / 100;
    const amounts = winAmounts(table, { spins }, { stake, payout });
    expect(amounts.map((it) => it.length)).toEqual(spins.map((spin) => spin.wins.length));
    expect(amounts.flat().reduce((sum, it) => sum + it, 0)).toBeCloseTo(payout, 6);
    for (const [spin, { wins: prizes }] of spins.entries())
      for (const [index, { units }] of prizes.entries()) {
        wins += 1;
        const exact = (stake * units * (spin > 0 ? freeSpins.factor : 1)) / machine.units;
        expect(Math.abs((amounts[spin]?.[index] ?? 0) - exact)).toBeLessThan(0.011);
      }
  }
  expect(wins).toBeGreaterThan(500);
});

test('the jackpot is no part of the prizes of lines', () => {
  const table = { units: 10, free: freeSpins };
  const win = { symbol: 1, count: 3, cells: [], line: 0, units: 20 };
  const outcome = { spins: [{ grid: [], wins: [win] }], jackpot: { won: true, pool: 500 } };
  expect(winAmounts(table, outcome, { stake: 5, payout: 510 })).toEqual([[10]]);
});
