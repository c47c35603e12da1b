import { withoutZeroCents } from '#lib/money/money.ts';
import type { Visit } from '../../wire.ts';
import { makeBoardBets } from './board-bets.ts';
import { element, setDisabled } from './element.ts';
import { localize } from './language.ts';
import { postToPage } from './page.ts';
import type { Shell } from './shell.ts';
import { addStakePicker } from './stake-picker.ts';

const words = localize({
  EN: {
    clear: 'Clear',
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
    repeat: 'Ulitin',
    half: 'Hatiin ang taya',
    double: 'Doblehin ang taya',
    add: (amount: string) => `dagdagan ng ${amount}`,
    total: 'Total na taya',
    most: (amount: string) => `${amount} ang maximum total bet.`,
    least: (amount: string) => `${amount} ang minimum total bet.`,
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
  readonly bets: () => Readonly<Record<string, number>>;
  readonly total: () => number;
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

/**
 * Creates a board of betting spots; each tap adds the chip selected in the picker. `go` is called with a bet within the
 * limits.
 */
export const makeBoard = (
  visit: Visit,
  shell: Shell,
  spots: readonly Spot[],
  { go, label }: { readonly go: () => void; readonly label: () => string },
): Board => {
  const { money } = shell;
  const bets = makeBoardBets(visit.maxBet);
  const picker = addStakePicker(visit, shell, () => show());
  const change = (isDone: boolean): void => {
    if (isDone) show();
    else shell.showStatus(() => words().most(money(visit.maxBet)), 'bad');
  };
  const buttons = spots.map((spot) =>
    makeSpot(spot, () => {
      if (!shell.busy()) change(bets.add(spot.id, picker.stake()));
    }),
  );
  const plain = (text: () => string, onPress: () => void): HTMLButtonElement =>
    element('button', { class: 'plain', text, on: { click: onPress } });
  const clear = plain(
    () => words().clear,
    () => change(bets.clear()),
  );
  const repeat = plain(
    () => words().repeat,
    () => change(bets.repeat()),
  );
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

  const show = (): void => {
    const total = bets.total();
    for (const { id, button, chip, add } of buttons) {
      const bet = bets.on(id);
      chip.textContent = bet > 0 ? withoutZeroCents(money(bet)) : '';
      add.textContent = words().add(money(picker.stake()));
      setDisabled(button, shell.busy());
    }
    if (total > 0) postToPage({ type: 'stake', stake: total });
    spokenTotal.textContent = `${words().total}: ${money(total)}`;
    playedTotal.textContent = money(total);
    for (const button of [clear, half, double, play]) setDisabled(button, shell.busy() || bets.isEmpty());
    setDisabled(repeat, shell.busy() || !bets.hasLast());
  };
  shell.onChange(show);
  shell.controls.append(
    element('div', { class: 'chips' }, picker.root, clear),
    element('div', { class: 'quick' }, repeat, half, double, spokenTotal, play),
  );
  show();
  return {
    spots: element('div', { class: 'spots' }, ...buttons.map(({ button }) => button)),
    bets: bets.toRecord,
    total: bets.total,
    mark: (won) => {
      for (const { id, button } of buttons) button.classList.toggle('hit', won.includes(id));
    },
  };
};
