import { floorToCentavo } from '../../../../src/lib/money/money.ts';
import { hasWrongComma, parseAmount } from '../../../../src/lib/money/parse-amount.ts';
import type { Board, SportsTable } from '../../sports/wire.ts';
import type { Visit } from '../../wire.ts';
import { element, setDisabled, setText, sign } from '../shell/element.ts';
import { renderInLanguage } from '../shell/language.ts';
import type { Shell } from '../shell/shell.ts';
import { firstStake, stakeSteps } from '../shell/stakes.ts';
import { refusalText, words as shellWords } from '../shell/words.ts';
import type { ShownPick } from './match-list.ts';
import { marketText, pickText } from './names.ts';
import { makePicks, type OddsChange, type SlipPick, wireLeg } from './slip-picks.ts';
import { words } from './words.ts';

/** Creates the bet slip: a bar that opens a dialog with picks, stake and payout. */
export const makeSlip = (visit: Visit<SportsTable>, shell: Shell, onChange: () => void, onPlaced: () => void) => {
  const { maxLegs, maxOdds } = visit.table;
  const slip = makePicks(maxLegs, maxOdds);
  const { picks, odds, changed } = slip;
  const steps = stakeSteps(visit.minBet, visit.maxBet);
  let isCombo = true;
  let note = '';

  const amount = element('input', {
    class: 'stakefield__input',
    attributes: {
      inputmode: 'decimal',
      autocomplete: 'off',
      enterkeyhint: 'done',
      'aria-describedby': 'slip-note',
    },
    label: () => words().stake,
    on: {
      input: () => {
        clearError();
        show();
      },
      keydown: (event) => {
        if ((event as KeyboardEvent).key !== 'Enter') return;
        event.preventDefault();
        if (go.getAttribute('aria-disabled') !== 'true') void place();
      },
    },
  });
  amount.value = (steps[firstStake(steps, visit.balance)] ?? visit.minBet).toFixed(2);
  const stake = (): number => parseAmount(amount.value) ?? Number.NaN;
  const clearError = (): void => {
    if (!amount.hasAttribute('aria-invalid')) return;
    amount.removeAttribute('aria-invalid');
    note = '';
  };
  const setStake = (pesos: number): void => {
    clearError();
    amount.value = Math.min(visit.maxBet, Math.max(visit.minBet, floorToCentavo(pesos))).toFixed(2);
    show();
  };
  const combo = (): boolean => isCombo && picks.size > 1;
  const count = element('b', { class: 'bar__count' });
  const kind = element('span', { class: 'quiet' });
  const bar = element(
    'button',
    { class: 'bar', on: { click: () => open() } },
    count,
    element('span', { class: 'bar__text' }, element('b', { text: () => words().slip }), kind),
    element('span', { class: 'bar__go', text: () => words().enterStake }),
  );
  // The bar below shows it visually; a visible line would move the odds.
  const heard = element('p', { class: 'unseen', attributes: { role: 'status' } });
  const list = element('ul', { class: 'slip' });
  const sum = element('div', { class: 'sums' });
  const strip = element('p', { class: 'strip', attributes: { role: 'status', id: 'slip-note' } });
  const go = element('button', { class: 'go', on: { click: () => void place() } });
  const mode = (wanted: boolean, text: () => string) =>
    element('button', {
      class: 'tab',
      text,
      on: {
        click: () => {
          isCombo = wanted;
          show();
        },
      },
    });
  const singles = mode(false, () => words().singles);
  const parlay = mode(true, () => words().combo);
  const chip = (text: () => string, next: () => number, name?: () => string) =>
    element(
      'button',
      { class: 'plain', on: { click: () => setStake(next()) } },
      element('span', { text }),
      ...(name ? [' ', element('span', { class: 'unseen', text: name })] : []),
    );
  const now = (): number => stake() || 0;
  const chips = element(
    'div',
    { class: 'stakechips' },
    chip(
      () => '½',
      () => now() / 2,
      () => words().half,
    ),
    chip(
      () => '2×',
      () => now() * 2,
      () => words().double,
    ),
    chip(
      () => '+100',
      () => now() + 100,
    ),
    chip(
      () => words().max,
      () => Math.min(visit.maxBet, shell.balance() / (combo() ? 1 : Math.max(1, picks.size))),
    ),
  );
  const title = element('h2', { text: () => words().slip, attributes: { id: 'slip', tabindex: '-1' } });
  const dialog = element(
    'dialog',
    { class: 'sheet slipsheet', attributes: { 'aria-labelledby': 'slip' } },
    element(
      'div',
      { class: 'sheet__head' },
      title,
      element('button', {
        class: 'link',
        text: () => words().clear,
        on: {
          click: () => {
            picks.clear();
            dialog.close();
            changedPicks();
          },
        },
      }),
      element(
        'button',
        { class: 'round', label: () => shellWords().close, on: { click: () => dialog.close() } },
        sign('M6 6l12 12M18 6L6 18'),
      ),
    ),
    element('div', { class: 'tabs' }, singles, parlay),
    list,
    element('label', { class: 'stakefield' }, element('span', { class: 'quiet', text: () => words().stake }), amount),
    chips,
    sum,
    element('div', { class: 'slipsheet__foot' }, strip, go),
  );

  const changedPicks = (): void => {
    note = '';
    show();
    onChange();
  };

  const row = (it: SlipPick): HTMLElement =>
    element(
      'li',
      { attributes: { ...(it.closed && { 'data-closed': '' }) } },
      element(
        'div',
        { class: 'slip__name' },
        element('b', { text: pickText(it) }),
        element('p', { class: 'quiet', text: `${it.home} v ${it.away} · ${marketText(it.market, it.unit)}` }),
        ...(it.closed ? [element('p', { class: 'bad', text: words().closed })] : []),
      ),
      element(
        'div',
        { class: 'slip__odds' },
        ...(it.oldOdds === undefined ? [] : [element('s', { class: 'quiet', text: it.oldOdds.toFixed(2) })]),
        element('b', {
          text: it.odds.toFixed(2),
          ...(it.oldOdds !== undefined && { class: it.odds > it.oldOdds ? 'ok' : 'warn' }),
        }),
      ),
      element(
        'button',
        {
          class: 'remove',
          label: () => words().remove(pickText(it)),
          attributes: { 'data-focus': `remove ${it.match}` },
          on: {
            click: () => {
              picks.delete(it.match);
              if (picks.size === 0) dialog.close();
              changedPicks();
            },
          },
        },
        sign('M6 6l12 12M18 6L6 18'),
      ),
    );

  let shownPicks = '';
  /** Picks are rendered only when they changed, so that screen readers do not repeat the focused one. */
  const showPicks = (): void => {
    const next = JSON.stringify([document.documentElement.lang, ...picks.values()]);
    if (next === shownPicks) return;
    shownPicks = next;
    list.replaceChildren(...[...picks.values()].map(row));
  };

  const show = (): void => {
    bar.hidden = picks.size === 0;
    count.textContent = String(picks.size);
    kind.textContent = (picks.size > 1 ? words().comboAt : words().singleAt)(odds().toFixed(2));
    singles.setAttribute('aria-pressed', String(!combo()));
    parlay.setAttribute('aria-pressed', String(combo()));
    setDisabled(parlay, picks.size < 2);
    showPicks();
    const bet = stake() || 0;
    const payout = combo()
      ? floorToCentavo(bet * odds())
      : [...picks.values()].reduce((total, it) => total + floorToCentavo(bet * it.odds), 0);
    const line = (name: string, value: string, big = false) =>
      element('p', { class: big ? 'big' : '' }, element('span', { text: name }), element('b', { text: value }));
    sum.replaceChildren(
      ...(combo()
        ? [line(words().totalOdds, odds().toFixed(2))]
        : picks.size > 1
          ? [line(words().totalStake, shell.money(bet * picks.size))]
          : []),
      line(words().balance, shell.money(shell.balance())),
      line(words().payout, shell.money(payout), true),
    );
    const [only] = picks.values();
    const isClosed = [...picks.values()].some((it) => it.closed);
    setText(strip, note);
    const accept = picks.size === 1 && only ? words().acceptOne(only.odds.toFixed(2)) : words().acceptAll;
    setText(go, changed() ? accept : words().go);
    setDisabled(go, shell.busy() || picks.size === 0 || isClosed);
  };

  const refused = (code: string, value: unknown): void => {
    if (code === 'odds.changed') slip.take((value as { legs: readonly OddsChange[] }).legs);
    if (code === 'match.closed') slip.close((value as { match: string }).match);
    note =
      code === 'bet.out-of-range'
        ? words().range(shell.money(visit.minBet), shell.money(visit.maxBet))
        : refusalText(code);
    show();
  };

  const place = async (): Promise<void> => {
    const bet = stake();
    if (!(bet >= visit.minBet && bet <= visit.maxBet)) {
      note = hasWrongComma(amount.value)
        ? words().comma
        : words().range(shell.money(visit.minBet), shell.money(visit.maxBet));
      amount.setAttribute('aria-invalid', 'true');
      amount.focus();
      return show();
    }
    note = '';
    const bets = combo() ? [[...picks.values()]] : [...picks.values()].map((it) => [it]);
    for (const legs of bets) {
      const result = await shell.place(bet, { legs: legs.map(wireLeg) }, refused);
      if (!result) return;
      shell.accept(result);
      for (const { match } of legs) picks.delete(match);
    }
    dialog.close();
    changedPicks();
    shell.say(() => words().placed(bets.length));
    onPlaced();
  };

  const open = (): void => {
    show();
    dialog.showModal();
    // The first control would delete all picks.
    title.focus();
  };
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog, heard);
  shell.onChange(show);
  renderInLanguage(show);

  return {
    bar,
    has: slip.has,
    toggle: (it: ShownPick): void => {
      if (slip.toggle(it)) {
        changedPicks();
        setText(heard, picks.size === 0 ? '' : words().picked(picks.size));
      } else shell.say(() => words().full(maxLegs), 'bad');
    },
    /** Applies the odds of a newer board; the player has to accept them before a bet. */
    update: (board: Pick<Board, 'leagues'>): void => {
      slip.update(board);
      if (changed() && !note) note = refusalText('odds.changed');
      show();
    },
  };
};
