import type { Volatility } from '#sim/features/games/catalogue/types.ts';
import { freeSpins, freeSpinsChance, type SlotLayout, slotLayoutOf } from './payout-table.ts';

/** A complete slot: its wild probability gives the return that the catalogue states. */
export interface SlotMachine extends SlotLayout {
  /** Probability of a wild in a cell of the second to fifth reel; the first has none. */
  readonly wild: number;
  /** Divisor of the stake: a prize of 5 pays 5 / `units` stakes. */
  readonly units: number;
}

/**
 * Returns the exact average sum of prizes of one spin, in units. A line or way starts on the first reel, which has no
 * wild, so its symbol is known and each further reel matches with the same probability.
 */
export const averageSpinPrize = ({ rows, lines, pays, shares, scatter }: SlotLayout, wild: number): number => {
  const countsWays = lines.length === 0;
  let worth = 0;
  for (const [symbol, prizes] of pays.entries()) {
    const share = shares[symbol] ?? 0;
    const fits = (1 - scatter - wild) * share + wild;
    let runs = (1 - scatter) * share * (countsWays ? (rows[0] ?? 3) : lines.length);
    for (let reel = 1; reel < rows.length; reel += 1) {
      const height = rows[reel] ?? 3;
      const next = rows[reel + 1];
      runs *= countsWays ? height * fits : fits;
      const ends = next === undefined ? 1 : (1 - fits) ** (countsWays ? next : 1);
      if (reel >= 2) worth += runs * ends * (prizes[reel - 2] ?? 0);
    }
  }
  return worth;
};

const cellsOf = ({ rows }: SlotLayout): number => rows.reduce((sum, count) => sum + count, 0);

/** Returns the return to player of a whole round, free spins included, as a share of the stake. */
export const returnOfMachine = (machine: SlotMachine): number => {
  const spins = 1 + freeSpinsChance(cellsOf(machine), machine.scatter) * freeSpins.spins * freeSpins.factor;
  return (averageSpinPrize(machine, machine.wild) * spins) / machine.units;
};

/** Wild probability that the prizes are designed for; the wanted return changes it slightly. */
const typicalWildChance = { lines: 0.06, ways: 0.035 } as const;

/** Returns the machine of a game with these lines and this return (a share, such as 0.96). */
export const slotMachineFor = (lines: number, volatility: Volatility, wanted: number): SlotMachine => {
  const cabinet = slotLayoutOf(lines, volatility);
  const spins = 1 + freeSpinsChance(cellsOf(cabinet), cabinet.scatter) * freeSpins.spins * freeSpins.factor;
  const usual = typicalWildChance[cabinet.lines.length > 0 ? 'lines' : 'ways'];
  // Multiples of one half, so that prizes are readable.
  const units = Math.max(1, Math.round(((averageSpinPrize(cabinet, usual) * spins) / wanted) * 2) / 2);
  let [low, high] = [0, 0.5];
  for (let i = 0; i < 60; i += 1) {
    const wild = (low + high) / 2;
    if ((averageSpinPrize(cabinet, wild) * spins) / units < wanted) low = wild;
    else high = wild;
  }
  return { ...cabinet, units, wild: (low + high) / 2 };
};
