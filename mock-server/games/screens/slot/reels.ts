import type { Grid, SlotTable, SlotWin } from '../../slot/wire.ts';
import { element, picture } from '../shell/element.ts';
import { move, still, wait } from '../shell/motion.ts';

/** Cells that rush past before a reel rests, first reel; each further reel has more. */
const rush = 12;
const rushMore = 4;

export interface Reels {
  readonly root: HTMLElement;
  /** Keeps the reels turning until the result is known. */
  turn(): void;
  /** Brings the reels to rest on a result, from left to right. */
  rest(grid: Grid, quick: boolean): Promise<void>;
  /** Shows prizes: all at once, then one after the other until the next turn. */
  show(wins: readonly SlotWin[]): Promise<void>;
}

/** What stands on the reels when nothing was played. */
export const restingGrid = ({ rows, pays }: SlotTable): Grid =>
  rows.map((count, at) => Array.from({ length: count }, (_, row) => (at * 3 + row * 2) % pays.length));

/** The reels of a machine; what passes by while they turn is decoration. */
export const makeReels = (table: SlotTable): Reels => {
  const height = Math.max(...table.rows);
  const strips = table.rows.map(() => element('div', { class: 'strip' }));
  const columns = strips.map((strip, at) => {
    const reel = element('div', { class: 'reel' }, strip);
    reel.style.setProperty('--rows', String(table.rows[at] ?? 3));
    return reel;
  });
  const lines = element('div', { class: 'lines' });
  const root = element('div', { class: 'reels', attributes: { 'aria-hidden': 'true' } }, ...columns, lines);
  root.style.setProperty('--height', String(height));
  let round = 0;

  const cell = (symbol: number): HTMLElement => {
    const made = element('div', { class: 'cell' }, picture(table.pictures[symbol] ?? ''));
    if (symbol === table.wild) made.append(element('b', { class: 'wild', text: 'WILD' }));
    if (symbol === table.scatter) made.classList.add('scatter');
    return made;
  };
  const passing = (): HTMLElement => cell(Math.floor(Math.random() * table.pays.length));
  const fill = (at: number, symbols: readonly number[]): void => strips[at]?.replaceChildren(...symbols.map(cell));

  const restReel = async (at: number, symbols: readonly number[], quick: boolean): Promise<void> => {
    const strip = strips[at];
    if (!strip) return;
    strip.classList.remove('turning');
    if (still()) {
      fill(at, symbols);
      return;
    }
    const more = quick ? 6 + at * 2 : rush + at * rushMore;
    const old = [...strip.children].slice(0, symbols.length);
    strip.replaceChildren(...symbols.map(cell), ...Array.from({ length: more }, passing), ...old);
    const share = ((strip.children.length - symbols.length) / strip.children.length) * 100;
    await move(
      strip,
      [
        { transform: `translateY(-${share}%)`, easing: 'cubic-bezier(.3,.1,.35,1)' },
        { transform: 'translateY(1.6%)', offset: 0.9, easing: 'ease-out' },
        { transform: 'none' },
      ],
      { duration: (quick ? 420 : 720) + at * (quick ? 90 : 190) },
    );
    fill(at, symbols);
  };

  const drawLine = (win: SlotWin): void => {
    const path = win.line === undefined ? undefined : table.lines[win.line];
    if (!path) return;
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', `0 0 ${path.length} ${height}`);
    svg.setAttribute('preserveAspectRatio', 'none');
    const line = document.createElementNS(svg.namespaceURI ?? '', 'polyline');
    line.setAttribute('points', path.map((row, reel) => `${reel + 0.5},${row + 0.5}`).join(' '));
    line.setAttribute('vector-effect', 'non-scaling-stroke');
    svg.append(line);
    lines.append(svg);
  };

  const mark = (wins: readonly SlotWin[]): void => {
    lines.replaceChildren();
    for (const hit of root.querySelectorAll('.hit')) hit.classList.remove('hit');
    root.classList.toggle('won', wins.length > 0);
    for (const win of wins) {
      if (wins.length < 6) drawLine(win);
      for (const [reel, row] of win.cells) strips[reel]?.children[row]?.classList.add('hit');
    }
  };

  for (const [at, symbols] of restingGrid(table).entries()) fill(at, symbols);

  return {
    root,
    turn: () => {
      round += 1;
      mark([]);
      if (still()) return;
      for (const strip of strips) {
        if (strip.classList.contains('turning')) continue;
        const shown = [...strip.children];
        const loop = Array.from({ length: 8 }, passing);
        strip.replaceChildren(...shown, ...loop, ...shown.map((it) => it.cloneNode(true)));
        strip.style.setProperty('--travel', `${(-100 * (loop.length + shown.length)) / strip.children.length}%`);
        strip.classList.add('turning');
      }
    },
    rest: async (grid, quick) => {
      await Promise.all(grid.map((symbols, at) => restReel(at, symbols, quick)));
    },
    show: async (wins) => {
      round += 1;
      const mine = round;
      mark(wins);
      if (wins.length === 0) return;
      await wait(900);
      const cycle = async (): Promise<void> => {
        for (let at = 0; mine === round && wins.length > 1; at = (at + 1) % wins.length) {
          const win = wins[at];
          if (win) mark([win]);
          await new Promise((resolve) => setTimeout(resolve, 1200));
        }
      };
      if (!still()) void cycle();
    },
  };
};
