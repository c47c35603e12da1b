import { findSystem, systemsOf } from '#contract/games/sports-systems.ts';
import type { BetKind } from '../../sports/wire.ts';
import { element, setDisabled, setText } from '../shell/element.ts';
import { oddsText } from '../shell/odds-format.ts';
import { makeElementCache, setChildren } from '../shell/redraw.ts';
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
  readonly onKind: (kind: BetKind) => void;
  readonly onPlace: () => void;
  readonly onShare: () => void;
}

/** Creates the bar that shows the number of picks and opens the slip. */
const makeBar = ({ picks, odds, kind }: SlipPicks, onOpen: () => void) => {
  const count = element('b', { class: 'bar__count' });
  const summary = element('span', { class: 'quiet' });
  const root = element(
    'button',
    { class: 'bar', on: { click: onOpen } },
    count,
    element('span', { class: 'bar__text' }, element('b', { text: () => words().slip }), summary),
    element('span', { class: 'bar__go', text: () => words().enterStake }),
  );
  const summaryText = (): string => {
    const current = kind();
    if (current === 'combo') return words().comboAt(oddsText(odds()));
    if (current === 'singles')
      return picks.size > 1 ? words().singlesOf(picks.size) : words().singleAt(oddsText(odds()));
    return words().systemAt(findSystem(picks.size, current)?.name ?? '');
  };
  const render = (): void => {
    root.hidden = picks.size === 0;
    count.textContent = String(picks.size);
    summary.textContent = summaryText();
  };
  return { root, render };
};

/** Creates the switch between single bets, a combo and a system, and the choice of the system. */
const makeBetKinds = ({ picks, kind }: SlipPicks, onKind: (kind: BetKind) => void) => {
  const tab = (text: () => string, chosen: () => BetKind): HTMLButtonElement =>
    element('button', { class: 'tab', text, on: { click: () => onKind(chosen()) } });
  const singles = tab(
    () => words().singles,
    () => 'singles',
  );
  const combo = tab(
    () => words().combo,
    () => 'combo',
  );
  const system = tab(
    () => words().system,
    () => systemsOf(picks.size)[0]?.sizes ?? 'combo',
  );
  const systems = element('div', { class: 'systems', attributes: { role: 'group' }, label: () => words().system });
  const render = (): void => {
    const current = kind();
    const all = systemsOf(picks.size);
    singles.setAttribute('aria-pressed', String(current === 'singles'));
    combo.setAttribute('aria-pressed', String(current === 'combo'));
    system.setAttribute('aria-pressed', String(typeof current === 'object'));
    setDisabled(combo, picks.size < 2);
    setDisabled(system, all.length === 0);
    systems.hidden = typeof current !== 'object';
    setChildren(
      systems,
      all.map(({ sizes, name }) =>
        cached(name, current.toString() === sizes.join(), () =>
          element('button', {
            class: 'sport',
            text: name,
            attributes: {
              'aria-pressed': String(current.toString() === sizes.join()),
              'data-focus': `system ${name}`,
            },
            on: { click: () => onKind(sizes) },
          }),
        ),
      ),
    );
  };
  const cached = makeElementCache();
  return { root: element('div', { class: 'tabs tabs--kinds' }, singles, combo, system), systems, render };
};

const renderSum = (name: string, value: string): HTMLElement =>
  element('p', {}, element('span', { text: name }), element('b', { text: value }));

const renderSums = ({ kind, odds }: SlipPicks, shell: Shell): HTMLElement[] => [
  ...(kind() === 'combo' ? [renderSum(words().totalOdds, oddsText(odds()))] : []),
  renderSum(words().balance, shell.money(shell.balance())),
];

const renderStake = ({ lines }: SlipPicks, stake: number, { money }: Shell): HTMLElement =>
  renderSum(lines() > 1 ? words().totalStake(lines()) : words().stake, money(stake * lines()));

const placeText = ({ picks, changed }: SlipPicks): string => {
  if (!changed()) return words().go;
  const [only] = picks.values();
  return picks.size === 1 && only ? words().acceptOne(oddsText(only.odds)) : words().acceptAll;
};

/** Creates the bar and the dialog of the bet slip. */
export const makeSlipView = (
  shell: Shell,
  slip: SlipPicks,
  stake: ReturnType<typeof makeStakeField>,
  { onOpen, onClear, onRemove, onKind, onPlace, onShare }: SlipActions,
) => {
  const { picks } = slip;
  const bar = makeBar(slip, onOpen);
  const kinds = makeBetKinds(slip, onKind);
  const list = makeSlipList(slip, onRemove);
  const sums = element('div', { class: 'sums' });
  // With several picks the stake's field is out of view.
  const total = element('div', { class: 'sums' });
  const payout = element('p', { class: 'big' });
  const strip = element('p', { class: 'strip', attributes: { role: 'status', id: 'slip-note' } });
  const go = element('button', { class: 'go', on: { click: onPlace } });
  const title = element('h2', { text: () => words().slip, attributes: { id: 'slip', tabindex: '-1' } });
  const clear = element('button', { class: 'link', text: () => words().clear, on: { click: onClear } });
  const dialog = makeSheet(
    { class: 'slipsheet', title, closeLabel: () => shellWords().close, actions: [clear] },
    kinds.root,
    kinds.systems,
    list.root,
    stake.label,
    stake.chips,
    sums,
    element('button', { class: 'plain', text: () => words().share, on: { click: onShare } }),
    element('div', { class: 'slipsheet__foot' }, strip, total, go),
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
      sums.replaceChildren(...renderSums(slip, shell));
      total.replaceChildren(renderStake(slip, stake.value(), shell), payout);
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
