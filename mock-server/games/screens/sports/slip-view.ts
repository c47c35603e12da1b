import { element, setDisabled, setText } from '../shell/element.ts';
import { makeSheet } from '../shell/sheet.ts';
import type { Shell } from '../shell/shell.ts';
import { words as shellWords } from '../shell/words.ts';
import { makeSlipList } from './slip-list.ts';
import type { SlipPicks } from './slip-picks.ts';
import type { makeStakeField } from './slip-stake.ts';
import { words } from './words.ts';

interface SlipActions {
  readonly onOpen: () => void;
  readonly onClear: () => void;
  readonly onRemove: (match: string) => void;
  readonly onCombo: (isCombo: boolean) => void;
  readonly onPlace: () => void;
}

/** Creates the bar that shows the number of picks and opens the slip. */
const makeBar = ({ picks, odds }: SlipPicks, onOpen: () => void) => {
  const count = element('b', { class: 'bar__count' });
  const kind = element('span', { class: 'quiet' });
  const root = element(
    'button',
    { class: 'bar', on: { click: onOpen } },
    count,
    element('span', { class: 'bar__text' }, element('b', { text: () => words().slip }), kind),
    element('span', { class: 'bar__go', text: () => words().enterStake }),
  );
  const render = (): void => {
    root.hidden = picks.size === 0;
    count.textContent = String(picks.size);
    kind.textContent = (picks.size > 1 ? words().comboAt : words().singleAt)(odds().toFixed(2));
  };
  return { root, render };
};

/** Creates the switch between single bets and a combo bet. */
const makeBetKinds = ({ picks, isCombo }: SlipPicks, onCombo: (isCombo: boolean) => void) => {
  const tab = (combo: boolean, text: () => string): HTMLButtonElement =>
    element('button', { class: 'tab', text, on: { click: () => onCombo(combo) } });
  const singles = tab(false, () => words().singles);
  const combo = tab(true, () => words().combo);
  const render = (): void => {
    singles.setAttribute('aria-pressed', String(!isCombo()));
    combo.setAttribute('aria-pressed', String(isCombo()));
    setDisabled(combo, picks.size < 2);
  };
  return { root: element('div', { class: 'tabs' }, singles, combo), render };
};

const renderSum = (name: string, value: string): HTMLElement =>
  element('p', {}, element('span', { text: name }), element('b', { text: value }));

const renderSums = ({ picks, isCombo, odds }: SlipPicks, stake: number, shell: Shell): HTMLElement[] => [
  ...(isCombo() ? [renderSum(words().totalOdds, odds().toFixed(2))] : []),
  ...(!isCombo() && picks.size > 1 ? [renderSum(words().totalStake, shell.money(stake * picks.size))] : []),
  renderSum(words().balance, shell.money(shell.balance())),
];

const placeText = ({ picks, changed }: SlipPicks): string => {
  if (!changed()) return words().go;
  const [only] = picks.values();
  return picks.size === 1 && only ? words().acceptOne(only.odds.toFixed(2)) : words().acceptAll;
};

/** Creates the bar and the dialog of the bet slip. */
export const makeSlipView = (
  shell: Shell,
  slip: SlipPicks,
  stake: ReturnType<typeof makeStakeField>,
  { onOpen, onClear, onRemove, onCombo, onPlace }: SlipActions,
) => {
  const { picks } = slip;
  const bar = makeBar(slip, onOpen);
  const kinds = makeBetKinds(slip, onCombo);
  const list = makeSlipList(slip, onRemove);
  const sums = element('div', { class: 'sums' });
  const payout = element('p', { class: 'big' });
  const strip = element('p', { class: 'strip', attributes: { role: 'status', id: 'slip-note' } });
  const go = element('button', { class: 'go', on: { click: onPlace } });
  const title = element('h2', { text: () => words().slip, attributes: { id: 'slip', tabindex: '-1' } });
  const clear = element('button', { class: 'link', text: () => words().clear, on: { click: onClear } });
  const dialog = makeSheet(
    { class: 'slipsheet', title, closeLabel: () => shellWords().close, actions: [clear] },
    kinds.root,
    list.root,
    stake.label,
    stake.chips,
    sums,
    element('div', { class: 'slipsheet__foot' }, strip, element('div', { class: 'sums' }, payout), go),
  );
  // The bar below shows the number visually; a visible line would move the odds.
  const announcement = element('p', { class: 'unseen', attributes: { role: 'status' } });
  document.body.append(announcement);
  const canPlace = (): boolean => !shell.busy() && picks.size > 0 && [...picks.values()].every(({ closed }) => !closed);

  return {
    bar: bar.root,
    canPlace,
    open: (): void => {
      dialog.showModal();
      // The first control would delete all picks.
      title.focus();
    },
    close: (): void => dialog.close(),
    announce: (text: string): void => setText(announcement, text),
    /** Renders picks, sums and the buttons; `note` is shown above the last one. */
    render: (note: string): void => {
      bar.render();
      kinds.render();
      list.render();
      sums.replaceChildren(...renderSums(slip, stake.value(), shell));
      payout.replaceChildren(
        element('span', { text: words().payout }),
        element('b', { text: shell.money(slip.payout(stake.value())) }),
      );
      setText(strip, note);
      setText(go, placeText(slip));
      setDisabled(go, !canPlace());
    },
  };
};
