import type { Grid, SlotTable, SlotWin } from '../../slot/wire.ts';
import { element } from '../shell/element.ts';
import { prefersReducedMotion } from '../shell/motion.ts';
import { playSound } from '../shell/sound.ts';
import { makeReel, type PaceName } from './reel.ts';

export interface Reels {
  readonly root: HTMLElement;
  /** Spins the reels until the result is available. */
  turn(): void;
  /** Stops the reels on a result, from left to right. */
  rest(grid: Grid, pace: PaceName): Promise<void>;
  /** Shows prizes all together. */
  show(wins: readonly SlotWin[]): void;
  /** Shows prizes one after the other until the next spin; `onWin` gets the index of each. */
  cycle(wins: readonly SlotWin[], onWin: (index: number) => void): void;
}

/** Returns the symbols on the reels before the first round. */
export const restingGrid = ({ rows, pays }: SlotTable): Grid =>
  rows.map((count, index) => Array.from({ length: count }, (_, row) => (index * 3 + row * 2) % pays.length));

/** Time for which each prize is shown, ms. */
const prizeMs = 1400;
/** With more lines at once, players cannot distinguish them. */
const maxLinesAtOnce = 10;
/** Size of a cell in the units of the lines' drawing, in the proportions of the style sheet. */
const [cellWidth, cellHeight] = [100, 108];

const polyline = (points: string, name: string): SVGElement => {
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'polyline');
  line.setAttribute('points', points);
  line.setAttribute('pathLength', '1');
  line.setAttribute('class', name);
  return line;
};

/** Creates the drawing of the payline `index` through the given row of each reel, in a colour of its own. */
const drawn = (path: readonly number[], index: number, height: number): SVGSVGElement => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `0 0 ${path.length * cellWidth} ${height * cellHeight}`);
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.dataset.line = String(index + 1);
  const at = path.map((row, reel) => `${(reel + 0.5) * cellWidth},${(row + 0.5) * cellHeight}`);
  const [first = 0, last = 0] = [path[0], path.at(-1)];
  const ends = [`0,${(first + 0.5) * cellHeight}`, `${path.length * cellWidth},${(last + 0.5) * cellHeight}`];
  const points = [ends[0], ...at, ends[1]].join(' ');
  svg.style.setProperty('--line', `hsl(${(index * 67 + 45) % 360} 96% 66%)`);
  svg.append(polyline(points, 'casing'), polyline(points, 'stroke'));
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
    lines,
    ...reels.map((reel) => reel.root),
  );
  root.style.setProperty('--height', String(height));
  let round = 0;

  const mark = (wins: readonly SlotWin[]): void => {
    lines.replaceChildren();
    for (const hit of root.querySelectorAll('.hit')) hit.classList.remove('hit');
    root.classList.toggle('won', wins.length > 0);
    for (const { line = -1, cells } of wins) {
      const path = table.lines[line];
      if (path && wins.length <= maxLinesAtOnce) lines.append(drawn(path, line, height));
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
    rest: async (grid, pace) => {
      if (prefersReducedMotion()) playSound('stop');
      await Promise.all(grid.map((symbols, index) => reels[index]?.rest(symbols, pace)));
    },
    show: (wins) => {
      round += 1;
      mark(wins);
    },
    cycle: (wins, onWin) => {
      round += 1;
      const ownRound = round;
      const showNext = (at: number): void => {
        const win = wins[at];
        if (!win || ownRound !== round) return;
        mark([win]);
        onWin(at);
        if (wins.length > 1) setTimeout(showNext, prizeMs, (at + 1) % wins.length);
      };
      // Without motion several prizes stay marked together.
      if (wins.length === 1 || !prefersReducedMotion()) showNext(0);
    },
  };
};
