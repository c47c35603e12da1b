import { insideNumbers } from '../../table-bets/wire.ts';
import { makeArrowKeys } from '../shell/arrow-keys.ts';
import type { Board } from '../shell/board.ts';
import { element } from '../shell/element.ts';
import { makeRacetrack } from './racetrack.ts';
import { words } from './words.ts';

const views = ['table', 'inside', 'racetrack'] as const;
type View = (typeof views)[number];

type Area = readonly [row: number, column: number, rowSpan: number, columnSpan: number];

/** Grid lines of the first row of numbers and of its left edge; every second line lies between two numbers. */
const firstRow = 3;
const firstColumn = 3;

const outsideAreas: Readonly<Record<string, Area>> = Object.fromEntries([
  ...['low', 'even', 'red', 'black', 'odd', 'high'].map((spot, at) => [spot, [firstRow + at * 4, 1, 3, 1]]),
  ...['dozen1', 'dozen2', 'dozen3'].map((spot, at) => [spot, [firstRow + at * 8, 2, 7, 1]]),
  ...['column1', 'column2', 'column3'].map((spot, at) => [spot, [firstRow + 24, firstColumn + 1 + at * 2, 1, 1]]),
]);

const middleOf = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

/** Returns the place of an inside bet: on its number, between its numbers, or at the left edge for whole rows. */
const insideArea = (numbers: readonly number[]): Area => {
  const positive = numbers.filter((it) => it > 0);
  if (positive.length === 0) return [1, firstColumn + 1, 1, 5];
  const isRow = positive.length === 3 || positive.length === 6;
  const row = middleOf(positive.map((it) => 2 * Math.floor((it - 1) / 3)));
  const column = middleOf(positive.map((it) => 2 * ((it - 1) % 3) + 1));
  return [
    positive.length < numbers.length ? firstRow - 1 : firstRow + row,
    isRow ? firstColumn : firstColumn + column,
    1,
    1,
  ];
};

/** Highlights the numbers of the bet that has the focus or the pointer. */
const highlightCovered = (buttons: ReadonlyMap<string, HTMLElement>): void => {
  const show = (spot: string | null): void => {
    const covered = spot === null ? [] : insideNumbers(spot).map(String);
    for (const [id, button] of buttons)
      if (insideNumbers(id).length === 1)
        button.toggleAttribute('data-covered', covered.length > 1 && covered.includes(id));
  };
  for (const [spot, button] of buttons) {
    for (const event of ['focus', 'pointerenter']) button.addEventListener(event, () => show(spot));
    for (const event of ['blur', 'pointerleave']) button.addEventListener(event, () => show(null));
  }
};

/**
 * Arranges the spots of roulette as the European layout. The view `table` has large numbers and the outside bets;
 * `inside` also has the lines and crossings between numbers as buttons; `racetrack` the order of the wheel.
 */
export const makeRouletteLayout = (board: Board, money: (major: number) => string): HTMLElement => {
  const buttons = new Map(
    [...board.spots.querySelectorAll<HTMLElement>('.spot')].map((button) => [button.dataset.spot ?? '', button]),
  );
  const placed = [...buttons].map(([spot, button]) => {
    const numbers = insideNumbers(spot);
    const area = outsideAreas[spot] ?? insideArea(numbers);
    const [row, column, rowSpan, columnSpan] = area;
    button.style.setProperty('grid-area', `${row} / ${column} / span ${rowSpan} / span ${columnSpan}`);
    button.dataset.place = numbers.length === 0 ? 'outside' : numbers.length === 1 ? 'number' : 'line';
    return { button, order: row * 10 + column };
  });
  // The order of the document is that of the eye, for screen readers.
  board.spots.append(...placed.sort((a, b) => a.order - b.order).map(({ button }) => button));
  highlightCovered(buttons);

  const racetrack = makeRacetrack(board, money);
  const legend = element('p', { class: 'legend quiet', text: () => words().legend });
  const tabs = views.map((view) =>
    element('button', { class: 'plain', text: () => words().views[view], on: { click: () => setView(view) } }),
  );
  const root = element(
    'div',
    { class: 'layout' },
    element('div', { class: 'views', attributes: { role: 'group' }, label: () => words().view }, ...tabs),
    legend,
    board.spots,
    racetrack,
  );
  const updateKeys = [makeArrowKeys(board.spots), makeArrowKeys(racetrack)];
  const setView = (view: View): void => {
    root.dataset.view = view;
    for (const [at, tab] of tabs.entries()) tab.setAttribute('aria-pressed', String(views[at] === view));
    for (const update of updateKeys) update();
  };
  for (const part of [board.spots, racetrack])
    part.addEventListener('keydown', (event) => {
      if (event.key === 'Backspace') board.undo();
    });
  setView('table');
  return root;
};
