import { floorToCentavo, roundToCentavo, withoutZeroCents } from '../../../../src/lib/money/money.ts';
import type { Visit } from '../../wire.ts';
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
  const bets = new Map<string, number>();
  const picker = addStakePicker(visit, shell, () => show());
  const total = (): number => roundToCentavo([...bets.values()].reduce((sum, bet) => sum + bet, 0));

  const put = (id: string): void => {
    if (shell.busy()) return;
    if (total() + picker.stake() > visit.maxBet) {
      shell.say(() => words().most(shell.money(visit.maxBet)), 'bad');
      return;
    }
    bets.set(id, roundToCentavo((bets.get(id) ?? 0) + picker.stake()));
    show();
  };
  const buttons = spots.map(({ id, face }) => {
    const chip = element('b', { class: 'chip' });
    const add = element('span', { class: 'unseen' });
    const options = { class: 'spot', attributes: { 'data-spot': id }, on: { click: () => put(id) } };
    return { id, button: element('button', options, ...face, ' ', chip, ' ', add), chip, add };
  });
  const clear = element('button', {
    class: 'plain',
    text: () => words().clear,
    on: {
      click: () => {
        bets.clear();
        show();
      },
    },
  });
  const set = (next: ReadonlyMap<string, number>): void => {
    const sum = [...next.values()].reduce((all, bet) => all + bet, 0);
    if (sum > visit.maxBet) {
      shell.say(() => words().most(shell.money(visit.maxBet)), 'bad');
      return;
    }
    bets.clear();
    for (const [id, bet] of next) if (bet > 0) bets.set(id, bet);
    show();
  };
  const scale = (by: number) => (): void => set(new Map([...bets].map(([id, bet]) => [id, floorToCentavo(bet * by)])));
  let last: ReadonlyMap<string, number> = new Map();
  const repeat = element('button', { class: 'plain', text: () => words().repeat, on: { click: () => set(last) } });
  const scaleButton = (face: string, by: number, name: () => string): HTMLButtonElement =>
    element(
      'button',
      { class: 'plain', on: { click: scale(by) } },
      `${face} `,
      element('span', { class: 'unseen', text: name }),
    );
  const half = scaleButton('½', 0.5, () => words().half);
  const double = scaleButton('2×', 2, () => words().double);
  const play = element('button', {
    class: 'go',
    on: {
      click: () => {
        if (total() < visit.minBet) shell.say(() => words().least(shell.money(visit.minBet)), 'bad');
        else {
          last = new Map(bets);
          go();
        }
      },
    },
  });
  const shown = element('small', { attributes: { 'aria-hidden': 'true' } });
  play.append(element('span', { text: label }), shown);
  const sum = element('p', { class: 'unseen' });

  const show = (): void => {
    for (const { id, button, chip, add } of buttons) {
      const bet = bets.get(id);
      chip.textContent = bet ? withoutZeroCents(shell.money(bet)) : '';
      add.textContent = words().add(shell.money(picker.stake()));
      setDisabled(button, shell.busy());
    }
    if (total() > 0) postToPage({ type: 'stake', stake: total() });
    sum.textContent = `${words().total}: ${shell.money(total())}`;
    shown.textContent = shell.money(total());
    for (const button of [clear, half, double]) setDisabled(button, shell.busy() || bets.size === 0);
    setDisabled(repeat, shell.busy() || last.size === 0);
    setDisabled(play, shell.busy() || bets.size === 0);
  };
  shell.onChange(show);
  shell.controls.append(
    element('div', { class: 'chips' }, picker.root, clear),
    element('div', { class: 'quick' }, repeat, half, double, sum, play),
  );
  show();
  return {
    spots: element('div', { class: 'spots' }, ...buttons.map(({ button }) => button)),
    bets: () => Object.fromEntries(bets),
    total,
    mark: (won) => {
      for (const { id, button } of buttons) button.classList.toggle('hit', won.includes(id));
    },
  };
};
