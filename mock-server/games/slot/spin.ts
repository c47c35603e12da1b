import type { Draws } from '#sim/features/games/rules/word-random.ts';
import { freeSpins, scatterSymbol, wildSymbol } from './payout-table.ts';
import type { SlotMachine } from './return-to-player.ts';
import type { Grid, SlotWin, Spin } from './wire.ts';

/** Draws the symbol of one cell; reels count from 0. */
const draw = (draws: Draws, { shares, scatter, wild }: SlotMachine, reel: number): number => {
  let mark = draws.fraction();
  if (mark < scatter) return scatterSymbol;
  mark -= scatter;
  const wilds = reel === 0 ? 0 : wild;
  if (mark < wilds) return wildSymbol;
  mark = (mark - wilds) / (1 - scatter - wilds);
  const symbol = shares.findIndex((share) => {
    mark -= share;
    return mark < 0;
  });
  return symbol < 0 ? shares.length - 1 : symbol;
};

const fits = (cell: number | undefined, symbol: number): boolean => cell === symbol || cell === wildSymbol;

const lineWins = (machine: SlotMachine, grid: Grid): SlotWin[] =>
  machine.lines.flatMap((line, index) => {
    const cells = line.map((row, reel) => grid[reel]?.[row]);
    const symbol = cells[0] ?? scatterSymbol;
    if (symbol === scatterSymbol) return [];
    const end = cells.findIndex((cell) => !fits(cell, symbol));
    const count = end < 0 ? cells.length : end;
    const units = machine.pays[symbol]?.[count - 3];
    if (!units) return [];
    return [{ symbol, count, line: index, cells: line.slice(0, count).map((row, reel) => [reel, row]), units }];
  });

const wayWins = (machine: SlotMachine, grid: Grid): SlotWin[] =>
  [...new Set(grid[0])].flatMap((symbol) => {
    if (symbol === scatterSymbol) return [];
    const fitting = grid.map((cells) => cells.flatMap((cell, row) => (fits(cell, symbol) ? [row] : [])));
    const end = fitting.findIndex((rows) => rows.length === 0);
    const run = end < 0 ? fitting : fitting.slice(0, end);
    const units = machine.pays[symbol]?.[run.length - 3];
    if (!units) return [];
    const ways = run.reduce((product, rows) => product * rows.length, 1);
    const cells = run.flatMap((rows, reel) => rows.map((row) => [reel, row] as const));
    return [{ symbol, count: run.length, ways, cells, units: units * ways }];
  });

/** Returns all prizes on the reels, in units. */
export const winsOf = (machine: SlotMachine, grid: Grid): SlotWin[] =>
  machine.lines.length > 0 ? lineWins(machine, grid) : wayWins(machine, grid);

const spin = (draws: Draws, machine: SlotMachine): Spin => {
  const grid = machine.rows.map((height, reel) => Array.from({ length: height }, () => draw(draws, machine, reel)));
  return { grid, wins: winsOf(machine, grid) };
};

const unitsOf = ({ wins }: Spin): number => wins.reduce((sum, { units }) => sum + units, 0);

/** Plays a round: one spin and the free spins that it starts. `factor` is the multiplier of the stake. */
export const playSpins = (draws: Draws, machine: SlotMachine): { spins: Spin[]; factor: number } => {
  const first = spin(draws, machine);
  const scatters = first.grid.flat().filter((cell) => cell === scatterSymbol).length;
  const spins = [first];
  if (scatters >= freeSpins.from) for (let i = 0; i < freeSpins.spins; i += 1) spins.push(spin(draws, machine));
  const units = spins.slice(1).reduce((sum, it) => sum + unitsOf(it) * freeSpins.factor, unitsOf(first));
  return { spins, factor: units / machine.units };
};
