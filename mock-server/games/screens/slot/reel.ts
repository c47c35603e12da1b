import type { SlotTable } from '../../slot/wire.ts';
import { element, picture } from '../shell/element.ts';
import { delay, move, prefersReducedMotion } from '../shell/motion.ts';
import { playSound } from '../shell/sound.ts';

/** How a reel stops: cells that pass and time for the first one, and what each further reel adds. */
interface Pace {
  readonly cells: number;
  readonly moreCells: number;
  readonly ms: number;
  readonly moreMs: number;
}

export type PaceName = 'usual' | 'quick' | 'turbo';

const paces: Readonly<Record<PaceName, Pace>> = {
  usual: { cells: 12, moreCells: 4, ms: 720, moreMs: 190 },
  quick: { cells: 7, moreCells: 2, ms: 420, moreMs: 90 },
  turbo: { cells: 4, moreCells: 1, ms: 260, moreMs: 45 },
};

/** Share of the time at which a reel reaches its symbols, before it swings back. */
const landing = 0.8;

const cellOf = ({ pictures, wild, scatter }: SlotTable, symbol: number): HTMLElement => {
  const node = element('div', { class: 'cell' }, picture(pictures[symbol] ?? ''));
  if (symbol === wild) node.append(element('b', { class: 'wild', text: 'WILD' }));
  if (symbol === scatter) node.classList.add('scatter');
  return node;
};

/** Creates one reel of a machine; `at` is its index from the left. */
export const makeReel = (table: SlotTable, at: number) => {
  const strip = element('div', { class: 'strip' });
  const root = element('div', { class: 'reel' }, strip);
  root.style.setProperty('--rows', String(table.rows[at] ?? 3));
  root.style.setProperty('--at', String(at));

  const cell = (symbol: number): HTMLElement => cellOf(table, symbol);
  const passing = (): HTMLElement => cell(Math.floor(Math.random() * table.pays.length));
  const fill = (symbols: readonly number[]): void => strip.replaceChildren(...symbols.map(cell));

  /** Runs over `cells` passing symbols onto these, past them and back, as a heavy reel does. */
  const stop = async (symbols: readonly number[], cells: number, ms: number): Promise<void> => {
    const old = [...strip.children].slice(0, symbols.length);
    strip.replaceChildren(...symbols.map(cell), ...Array.from({ length: cells }, passing), ...old);
    const oneCell = 100 / strip.children.length;
    const to = (share: number): string => `translateY(${share * oneCell}%)`;
    void delay(ms * landing).then(() => playSound('stop'));
    await move(
      strip,
      [
        { transform: to(symbols.length - strip.children.length), easing: 'cubic-bezier(.3,.4,.6,1)' },
        { transform: to(0.2), offset: landing, easing: 'ease-in-out' },
        { transform: to(-0.05), offset: 0.92, easing: 'ease-in-out' },
        { transform: 'none' },
      ],
      { duration: ms },
    );
  };

  return {
    root,
    /** Shows these symbols, from the top. */
    fill,
    cellAt: (row: number): Element | undefined => strip.children[row],
    /** Spins until `rest` is called. */
    turn: (): void => {
      if (strip.classList.contains('turning')) return;
      const shown = [...strip.children];
      const loop = Array.from({ length: 8 }, passing);
      strip.replaceChildren(...shown, ...loop, ...shown.map((it) => it.cloneNode(true)));
      strip.style.setProperty('--travel', `${(-100 * (loop.length + shown.length)) / strip.children.length}%`);
      strip.classList.add('turning');
    },
    /** Stops on these symbols. */
    rest: async (symbols: readonly number[], pace: PaceName): Promise<void> => {
      strip.classList.remove('turning');
      if (!prefersReducedMotion()) {
        const { cells, moreCells, ms, moreMs } = paces[pace];
        await stop(symbols, cells + at * moreCells, ms + at * moreMs);
      }
      fill(symbols);
    },
  };
};
