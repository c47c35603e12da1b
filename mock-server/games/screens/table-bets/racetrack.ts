import { withoutZeroCents } from '#lib/money/money.ts';
import { colourOf, insideNumbers } from '../../table-bets/wire.ts';
import type { Board } from '../shell/board.ts';
import { element } from '../shell/element.ts';
import { rouletteOrder } from './wheel.ts';
import { words } from './words.ts';

/** Chips of the call bets, by spot. */
const calls = {
  voisins: { '0-2-3': 2, '4-7': 1, '12-15': 1, '18-21': 1, '19-22': 1, '25-26-28-29': 2, '32-35': 1 },
  orphelins: { '1': 1, '6-9': 1, '14-17': 1, '17-20': 1, '31-34': 1 },
  tiers: { '5-8': 1, '10-11': 1, '13-16': 1, '23-24': 1, '27-30': 1, '33-36': 1 },
} as const;

type Call = keyof typeof calls;

/** Numbers on each side of the chosen one. */
const neighbours = 2;
const pocketCount = rouletteOrder.length;
const columns = 6;
const rows = 15;

/** Returns the place of each pocket on the ring, from the zero clockwise. The zero is two columns wide. */
const ring = (): (readonly [column: number, row: number])[] => {
  const range = (count: number, place: (at: number) => readonly [number, number]) =>
    Array.from({ length: count }, (_, at) => place(at));
  return [
    [3, 1],
    ...range(2, (at) => [5 + at, 1]),
    ...range(rows - 2, (at) => [columns, 2 + at]),
    ...range(columns, (at) => [columns - at, rows]),
    ...range(rows - 2, (at) => [1, rows - 1 - at]),
    ...range(2, (at) => [1 + at, 1]),
  ];
};

/** Returns a number with its neighbours on the wheel, one chip each. */
const neighbourChips = (index: number): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Array.from({ length: 2 * neighbours + 1 }, (_, at) => [
      String(rouletteOrder[(index + at - neighbours + pocketCount) % pocketCount]),
      1,
    ]),
  );

const chipCount = (chips: Readonly<Record<string, number>>): number =>
  Object.values(chips).reduce((sum, count) => sum + count, 0);

/** Returns the sector of the wheel to which a pocket belongs. */
const sectorOf = (pocket: number): Call => {
  const isIn = (call: Call): boolean => Object.keys(calls[call]).some((spot) => insideNumbers(spot).includes(pocket));
  if (isIn('orphelins')) return 'orphelins';
  return isIn('tiers') ? 'tiers' : 'voisins';
};

/** Creates the racetrack: the numbers in the order of the wheel bet on neighbours, the sectors inside on call bets. */
export const makeRacetrack = (board: Board, money: (major: number) => string): HTMLElement => {
  const updates: (() => void)[] = [];
  const amount = (chips: Readonly<Record<string, number>>, className: string): HTMLElement => {
    const shown = element('span', { class: className });
    updates.push(() => {
      shown.textContent = words().chips(chipCount(chips), money(chipCount(chips) * board.chip()));
    });
    return shown;
  };
  const places = ring();
  const pockets = rouletteOrder.map((pocket, index) => {
    const [column = 1, row = 1] = places[index] ?? [];
    const chips = neighbourChips(index);
    const chip = element('b', { class: 'chip' });
    updates.push(() => {
      const bet = board.on(String(pocket));
      chip.textContent = bet > 0 ? withoutZeroCents(money(bet)) : '';
    });
    const button = element(
      'button',
      {
        class: 'pocket',
        attributes: { 'data-colour': colourOf(pocket), 'data-sector': sectorOf(pocket) },
        on: { click: () => board.add(chips) },
      },
      element('span', { class: 'name', text: String(pocket) }),
      element('span', { class: 'unseen', text: () => ` ${words().neighbours(neighbours)} ` }),
      amount(chips, 'unseen'),
      ' ',
      chip,
    );
    button.style.setProperty('grid-area', `${row} / ${column} / auto / span ${pocket === 0 ? 2 : 1}`);
    return button;
  });
  const sectors = Object.entries(calls).map(([call, chips]) =>
    element(
      'button',
      { class: 'sector', attributes: { 'data-sector': call }, on: { click: () => board.add(chips) } },
      element('b', { text: () => words().calls[call as Call] }),
      ' ',
      amount(chips, 'quiet'),
    ),
  );
  board.onShow(() => {
    for (const update of updates) update();
  });
  return element('div', { class: 'racetrack' }, ...pockets, ...sectors);
};
