import type { SlotTable } from '../../slot/wire.ts';
import { element, picture } from '../shell/element.ts';
import { move, prefersReducedMotion } from '../shell/motion.ts';

/** Number of cells that pass before the first reel stops; each further reel has more. */
const rush = 12;
const rushMore = 4;

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

  const cell = (symbol: number): HTMLElement => cellOf(table, symbol);
  const passing = (): HTMLElement => cell(Math.floor(Math.random() * table.pays.length));
  const fill = (symbols: readonly number[]): void => strip.replaceChildren(...symbols.map(cell));

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
    rest: async (symbols: readonly number[], quick: boolean): Promise<void> => {
      strip.classList.remove('turning');
      if (prefersReducedMotion()) {
        fill(symbols);
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
      fill(symbols);
    },
  };
};
