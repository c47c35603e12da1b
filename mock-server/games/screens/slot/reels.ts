import type { Grid, SlotTable, SlotWin } from '../../slot/wire.ts';
import { element } from '../shell/element.ts';
import { prefersReducedMotion, wait } from '../shell/motion.ts';
import { makeReel } from './reel.ts';

export interface Reels {
  readonly root: HTMLElement;
  /** Spins the reels until the result is available. */
  turn(): void;
  /** Stops the reels on a result, from left to right. */
  rest(grid: Grid, quick: boolean): Promise<void>;
  /** Shows prizes: all together, then one after the other until the next spin. */
  show(wins: readonly SlotWin[]): Promise<void>;
}

/** Returns the symbols on the reels before the first round. */
export const restingGrid = ({ rows, pays }: SlotTable): Grid =>
  rows.map((count, index) => Array.from({ length: count }, (_, row) => (index * 3 + row * 2) % pays.length));

/** Creates the drawing of a payline through the given row of each reel. */
const drawn = (path: readonly number[], height: number): SVGSVGElement => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `0 0 ${path.length} ${height}`);
  svg.setAttribute('preserveAspectRatio', 'none');
  const line = document.createElementNS(svg.namespaceURI ?? '', 'polyline');
  line.setAttribute('points', path.map((row, reel) => `${reel + 0.5},${row + 0.5}`).join(' '));
  line.setAttribute('vector-effect', 'non-scaling-stroke');
  svg.append(line);
  return svg;
};

/** Creates the reels of a machine; the symbols that pass while they spin are decoration. */
export const makeReels = (table: SlotTable): Reels => {
  const height = Math.max(...table.rows);
  const reels = table.rows.map((_, index) => makeReel(table, index));
  const lines = element('div', { class: 'lines' });
  const root = element(
    'div',
    { class: 'reels', attributes: { 'aria-hidden': 'true' } },
    ...reels.map((reel) => reel.root),
    lines,
  );
  root.style.setProperty('--height', String(height));
  let round = 0;

  const mark = (wins: readonly SlotWin[]): void => {
    lines.replaceChildren();
    for (const hit of root.querySelectorAll('.hit')) hit.classList.remove('hit');
    root.classList.toggle('won', wins.length > 0);
    for (const { line, cells } of wins) {
      const path = line === undefined ? undefined : table.lines[line];
      if (path && wins.length < 6) lines.append(drawn(path, height));
      for (const [reel, row] of cells) reels[reel]?.cellAt(row)?.classList.add('hit');
    }
  };

  for (const [at, symbols] of restingGrid(table).entries()) reels[at]?.fill(symbols);

  return {
    root,
    turn: () => {
      round += 1;
      mark([]);
      if (prefersReducedMotion()) return;
      for (const reel of reels) reel.turn();
    },
    rest: async (grid, quick) => {
      await Promise.all(grid.map((symbols, index) => reels[index]?.rest(symbols, quick)));
    },
    show: async (wins) => {
      round += 1;
      const ownRound = round;
      mark(wins);
      if (wins.length === 0) return;
      await wait(900);
      const cycle = async (): Promise<void> => {
        for (let at = 0; ownRound === round && wins.length > 1; at = (at + 1) % wins.length) {
          const win = wins[at];
          if (win) mark([win]);
          await new Promise((resolve) => setTimeout(resolve, 1200));
        }
      };
      if (!prefersReducedMotion()) void cycle();
    },
  };
};
