import { type BingoCard, type BingoPattern, bingoLines } from '../../bingo/wire.ts';
import { element, setText } from '../shell/element.ts';
import { words } from './words.ts';

export const letters = ['B', 'I', 'N', 'G', 'O'];
/** Returns the column of a ball. */
export const letterOf = (ball: number): string => letters[Math.floor((ball - 1) / 15)] ?? '';

export interface DrawnCard {
  readonly root: HTMLElement;
  /** Marks the drawn numbers; with a pattern, shows how many numbers it still needs. */
  mark(drawn: ReadonlySet<number>, pattern?: BingoPattern): void;
}

/** Numbers of a card that has not been bought. */
export const blankCard: BingoCard = Array.from({ length: 25 }, (_, place) => (place === 12 ? 0 : -1));

/** Returns the number of marks that a card needs for a pattern. */
const missingFor = (pattern: BingoPattern, isHit: (place: number) => boolean): number => {
  const missing = bingoLines.map((line) => line.filter((place) => !isHit(place)));
  if (pattern === 'line') return Math.min(...missing.map((places) => places.length));
  if (pattern === 'house') return new Set(missing.flat()).size;
  const pairs = missing.flatMap((one, at) => missing.slice(at + 1).map((other) => new Set([...one, ...other]).size));
  return Math.min(...pairs);
};

/** Creates a card on which drawn numbers and complete lines can be marked. */
export const makeCard = (card: BingoCard, at: number): DrawnCard => {
  const cells = card.map((number) =>
    number === 0
      ? element('span', { class: 'cell cell--free', text: '★', attributes: { 'data-hit': '' } })
      : element('span', { class: 'cell', text: number > 0 ? String(number) : '' }),
  );
  const state = element('b', { class: 'lines' });
  const root = element(
    'section',
    { class: 'bingo', label: () => words().card(at + 1) },
    element('p', { class: 'bingo__head' }, element('span', { text: () => words().card(at + 1) }), ' ', state),
    element(
      'div',
      { class: 'grid' },
      ...letters.map((letter) =>
        element('span', { class: 'letter', text: letter, attributes: { 'aria-hidden': 'true' } }),
      ),
      ...cells,
    ),
  );
  return {
    root,
    mark: (drawn, pattern) => {
      const isHit = (place: number): boolean => place === 12 || drawn.has(card[place] ?? 0);
      for (const [place, cell] of cells.entries()) {
        cell.toggleAttribute('data-hit', isHit(place));
        cell.removeAttribute('data-line');
      }
      const complete = bingoLines.filter((line) => line.every(isHit));
      for (const place of complete.flat()) cells[place]?.setAttribute('data-line', '');
      const missing = pattern === undefined ? 0 : missingFor(pattern, isHit);
      state.toggleAttribute('data-near', missing === 1);
      if (missing > 0) setText(state, words().toGo(missing));
      else setText(state, complete.length > 0 ? words().lines(complete.length) : '');
    },
  };
};
