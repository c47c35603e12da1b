import { type BingoCard, bingoLines } from '../../bingo/wire.ts';
import { element } from '../shell/element.ts';
import { words } from './words.ts';

const letters = ['B', 'I', 'N', 'G', 'O'];
/** Returns the column of a ball. */
export const letterOf = (ball: number): string => letters[Math.floor((ball - 1) / 15)] ?? '';

export interface DrawnCard {
  readonly root: HTMLElement;
  mark(drawn: ReadonlySet<number>): void;
}

/** Numbers of a card that has not been bought. */
export const blankCard: BingoCard = Array.from({ length: 25 }, (_, place) => (place === 12 ? 0 : -1));

/** Creates a card on which drawn numbers and complete lines can be marked. */
export const makeCard = (card: BingoCard, at: number): DrawnCard => {
  const cells = card.map((number) =>
    number === 0
      ? element('span', { class: 'cell cell--free', text: '★', attributes: { 'data-hit': '' } })
      : element('span', { class: 'cell', text: number > 0 ? String(number) : '' }),
  );
  const lines = element('b', { class: 'lines' });
  const root = element(
    'section',
    { class: 'bingo', label: () => words().card(at + 1) },
    element('p', { class: 'bingo__head' }, element('span', { text: () => words().card(at + 1) }), lines),
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
    mark: (drawn) => {
      const isHit = (place: number): boolean => place === 12 || drawn.has(card[place] ?? 0);
      for (const [place, cell] of cells.entries()) {
        cell.toggleAttribute('data-hit', isHit(place));
        cell.removeAttribute('data-line');
      }
      const complete = bingoLines.filter((line) => line.every(isHit));
      for (const place of complete.flat()) cells[place]?.setAttribute('data-line', '');
      lines.textContent = complete.length > 0 ? words().lines(complete.length) : '';
    },
  };
};
