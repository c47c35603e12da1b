import { withoutZeroCents } from '#lib/money/money.ts';
import type { Visit } from '../../wire.ts';
import { makeBoardBets } from './board-bets.ts';
import { element, setDisabled, sign } from './element.ts';
import { localize } from './language.ts';
import { postToPage } from './page.ts';
import type { Shell } from './shell.ts';
import { addStakePicker } from './stake-picker.ts';

const words = localize({
  EN: {
    clear: 'Clear',
    undo: 'Undo',
    repeat: 'Repeat',
    half: 'Halve bets',
    double: 'Double bets',
    add: (amount: string) => `add ${amount}`,
    total: 'Total bet',
    most: (amount: string) => `The maximum total bet is ${amount}.`,
    least: (amount: string) => `The minimum total bet is ${amount}.`,
  },
  TY: {
    clear: 'I-clear',
    undo: 'I-undo',
    repeat: 'Ulitin',
    half: 'Hatiin ang taya',
    double: 'Doblehin ang taya',
    add: (amount: string) => `dagdagan ng ${amount}`,
    total: 'Total na taya',
    most: (amount: string) => `${amount} ang maximum total bet.`,
    least: (amount: string) => `${amount} ang minimum total bet.`,
  },
  VI: {
    clear: 'Xóa',
    undo: 'Hoàn tác',
    repeat: 'Lặp lại',
    half: 'Giảm một nửa',
    double: 'Gấp đôi',
    add: (amount: string) => `thêm ${amount}`,
    total: 'Tổng cược',
    most: (amount: string) => `Tổng cược tối đa là ${amount}.`,
    least: (amount: string) => `Tổng cược tối thiểu là ${amount}.`,
  },
});

export interface Spot {
  readonly id: string;
  /** Content of the spot, above its bet. */
  readonly face: readonly Node[];
}

/** Betting spots, and a row with chip, clear and play buttons. */
export interface Board {
  readonly spots: HTMLElement;
  /** Rows with the chip, the changes of all bets and the play button. */
  readonly controls: HTMLElement;
  readonly bets: () => Readonly<Record<string, number>>;
  readonly total: () => number;
  /** Returns the bet on a spot in major units. */
  readonly on: (spot: string) => number;
  /** Returns the value of a chip in major units. */
  readonly chip: () => number;
  /** Adds chips by spot, if all of them fit the limit. */
  add(chips: Readonly<Record<string, number>>): void;
  /** Takes back the last change. */
  undo(): void;
  /** Calls `listener` now, and after each change of the bets, of the chip and of the shell. */
  onShow(listener: () => void): void;
  /** Shows the bets again after `isOpen` has changed. */
  show(): void;
  /** Marks the winning spots; an empty list removes the marks. */
  mark(won: readonly string[]): void;
}

/** Creates the button of a spot with its bet. */
const makeSpot = ({ id, face }: Spot, onPress: () => void) => {
  const chip = element('b', { class: 'chip' });
  const add = element('span', { class: 'unseen' });
  const options = { class: 'spot', attributes: { 'data-spot': id }, on: { click: onPress } };
  return { id, button: element('button', options, ...face, ' ', chip, ' ', add), chip, add };
};

const scaleButton = (face: string, name: () => string, onPress: () => void): HTMLButtonElement =>
  element(
    'button',
    { class: 'plain', on: { click: onPress } },
    `${face} `,
    element('span', { class: 'unseen', text: name }),
  );

interface BoardOptions {
  readonly go: () => void;
  /** Text of the play button. */
  readonly label: () => string;
  /** Returns whether bets can be placed now, besides the state of the shell. */
  readonly isOpen?: () => boolean;
  /** Chips on the board at the start, by spot. */
  readonly first?: Readonly<Record<string, number>>;
}

/**
 * Creates a board of betting spots; each tap adds the chip selected in the picker. `go` is called with a bet within the
 * limits.
 */
export const makeBoard = (
  visit: Visit,
  shell: Shell,
  spots: readonly Spot[],
  { go, label, isOpen = () => true, first = {} }: BoardOptions,
): Board => {
  const isBusy = (): boolean => shell.busy() || !isOpen();
  const { money } = shell;
  const bets = makeBoardBets(visit.maxBet);
  const picker = addStakePicker(visit, shell, () => {
    // Until the player changes the bets, the chips of the start have the chosen value.
    if (!bets.canUndo()) bets.start(stakesOf(first));
    show();
  });
  const change = (isDone: boolean): void => {
    if (isDone) show();
    else shell.showStatus(() => words().most(money(visit.maxBet)), 'bad');
  };
  const stakesOf = (chips: Readonly<Record<string, number>>): Readonly<Record<string, number>> =>
    Object.fromEntries(Object.entries(chips).map(([spot, count]) => [spot, count * picker.stake()]));
  bets.start(stakesOf(first));
  const add = (chips: Readonly<Record<string, number>>): void => {
    if (!isBusy()) change(bets.add(stakesOf(chips)));
  };
  const undoLast = (): void => {
    if (!isBusy()) change(bets.undo());
  };
  const buttons = spots.map((spot) => makeSpot(spot, () => add({ [spot.id]: 1 })));
  const round = (label: () => string, path: string, onPress: () => void): HTMLButtonElement =>
    element('button', { class: 'round', label, on: { click: onPress } }, sign(path));
  const undo = round(() => words().undo, 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3', undoLast);
  const clear = round(
    () => words().clear,
    'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5',
    () => change(bets.clear()),
  );
  const repeat = element('button', {
    class: 'plain',
    text: () => words().repeat,
    on: { click: () => change(bets.repeat()) },
  });
  const half = scaleButton(
    '½',
    () => words().half,
    () => change(bets.scale(0.5)),
  );
  const double = scaleButton(
    '2×',
    () => words().double,
    () => change(bets.scale(2)),
  );
  const playedTotal = element('small', { attributes: { 'aria-hidden': 'true' } });
  const onPlay = (): void => {
    if (bets.total() < visit.minBet) shell.showStatus(() => words().least(money(visit.minBet)), 'bad');
    else {
      bets.remember();
      go();
    }
  };
  const play = element('button', { class: 'go', on: { click: onPlay } }, element('span', { text: label }), playedTotal);
  const spokenTotal = element('p', { class: 'unseen' });
  const listeners: (() => void)[] = [];

  const show = (): void => {
    const total = bets.total();
    for (const { id, button, chip, add } of buttons) {
      const bet = bets.on(id);
      chip.textContent = bet > 0 ? withoutZeroCents(money(bet)) : '';
      add.textContent = words().add(money(picker.stake()));
      setDisabled(button, isBusy());
    }
    if (total > 0) postToPage({ type: 'stake', stake: total });
    spokenTotal.textContent = `${words().total}: ${money(total)}`;
    playedTotal.textContent = money(total);
    for (const button of [clear, half, double, play]) setDisabled(button, isBusy() || bets.isEmpty());
    setDisabled(repeat, isBusy() || !bets.hasLast());
    setDisabled(undo, isBusy() || !bets.canUndo());
    for (const listener of listeners) listener();
  };
  shell.onChange(show);
  const controls = element(
    'div',
    { class: 'boardbar' },
    element('div', { class: 'chips' }, picker.root, undo, clear),
    element('div', { class: 'quick' }, repeat, half, double, spokenTotal, play),
  );
  shell.controls.append(controls);
  show();
  return {
    spots: element('div', { class: 'spots' }, ...buttons.map(({ button }) => button)),
    controls,
    show,
    bets: bets.toRecord,
    total: bets.total,
    on: bets.on,
    chip: picker.stake,
    add,
    undo: undoLast,
    onShow: (listener) => {
      listeners.push(listener);
      listener();
    },
    mark: (won) => {
      for (const { id, button } of buttons) button.classList.toggle('hit', won.includes(id));
    },
  };
};
