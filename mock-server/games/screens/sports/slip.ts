import { toMajor, toMinor } from '#lib/money/money.ts';
import { hasWrongComma } from '#lib/money/parse-amount.ts';
import type { Board, SportsTable } from '../../sports/wire.ts';
import type { Visit } from '../../wire.ts';
import { renderInLanguage } from '../shell/language.ts';
import { postToPage } from '../shell/page.ts';
import type { Shell } from '../shell/shell.ts';
import { refusalText } from '../shell/words.ts';
import { readBuilderPrice, savePicks } from './book.ts';
import type { ShownPick } from './odds-button.ts';
import { makePicks, type OddsChange, wireLeg } from './slip-picks.ts';
import { makeStakeField } from './slip-stake.ts';
import { makeSlipView } from './slip-view.ts';
import { words } from './words.ts';

interface SlipEvents {
  /** Called after the picks changed. */
  readonly onChange: () => void;
  /** Called after all bets were placed. */
  readonly onPlaced: () => void;
}

/** Creates the bet slip: a bar that opens a dialog with picks, stake and payout. */
export const makeSlip = (visit: Visit<SportsTable>, shell: Shell, { onChange, onPlaced }: SlipEvents) => {
  const { maxLegs } = visit.table;
  const slip = makePicks(maxLegs);
  const { picks } = slip;
  let note = '';

  const render = (): void => view.render(note);
  const picksChanged = (): void => {
    note = '';
    render();
    onChange();
  };
  const rangeText = (): string => words().range(shell.money(visit.minBet), shell.money(visit.maxBet));

  const refused = (code: string, value: unknown): void => {
    if (code === 'odds.changed') slip.take((value as { legs: readonly OddsChange[] }).legs);
    if (code === 'match.closed') slip.close((value as { match: string }).match);
    note = code === 'bet.out-of-range' ? rangeText() : refusalText(code, value);
    render();
  };

  const place = async (): Promise<void> => {
    const major = stake.value();
    const totals = slip.bets().map(({ lines }) => toMajor(toMinor(major) * lines));
    if (totals.some((it) => it < visit.minBet || it > visit.maxBet)) {
      note = hasWrongComma(stake.text()) ? words().comma : rangeText();
      stake.reject();
      return render();
    }
    note = '';
    const bets = slip.bets();
    for (const { legs, system, lines } of bets) {
      const choice = { legs: legs.map(wireLeg), ...(system && { system }) };
      const result = await shell.place(toMajor(toMinor(major) * lines), choice, refused);
      if (!result) return;
      shell.accept(result);
      for (const { match } of legs) picks.delete(match);
    }
    view.close();
    picksChanged();
    shell.showStatus(() => words().placed(bets.length));
    onPlaced();
  };

  const share = async (): Promise<void> => {
    const kind = slip.kind();
    const order = [...picks.values()].map(({ match, market, line, pick, parts }) => ({
      match,
      market,
      line,
      pick,
      ...(parts && { parts: [...parts] }),
    }));
    const saved = await savePicks(visit, { picks: order, kind: typeof kind === 'string' ? kind : [...kind] }).catch(
      shell.refuseIfEnded,
    );
    if (saved) postToPage({ type: 'share', room: saved.room });
    else {
      note = words().shareFailed;
      render();
    }
  };

  const stake = makeStakeField(visit, {
    affordable: () => shell.balance() / Math.max(1, slip.lines()),
    onEdit: (wasInvalid) => {
      if (wasInvalid) note = '';
      render();
    },
    onEnter: () => {
      if (view.canPlace()) void place();
    },
  });
  const view = makeSlipView(shell, slip, stake, {
    onOpen: () => {
      render();
      view.open();
    },
    onClear: () => {
      picks.clear();
      view.close();
      picksChanged();
    },
    onRemove: (match) => {
      picks.delete(match);
      if (picks.size === 0) view.close();
      picksChanged();
    },
    onKind: (kind) => {
      slip.setKind(kind);
      note = '';
      render();
    },
    onPlace: () => void place(),
    onShare: () => void share(),
  });
  shell.onChange(render);
  renderInLanguage(render);

  const showPicked = (hasRoom: boolean): void => {
    if (hasRoom) {
      picksChanged();
      view.announce(picks.size === 0 ? '' : words().picked(picks.size));
    } else shell.showStatus(() => words().full(maxLegs), 'bad');
  };

  /** Applies odds that may have changed; the player has to accept them before a bet. */
  const showChanges = (): void => {
    if (slip.changed() && !note) note = refusalText('odds.changed');
    render();
  };

  const priceBuilders = async (): Promise<void> => {
    for (const pick of picks.values()) {
      if (!pick.parts) continue;
      const price = await readBuilderPrice(visit, pick.match, pick.parts).catch(shell.refuseIfEnded);
      if (!price || picks.get(pick.match)?.parts !== pick.parts) continue;
      if (price.odds === null) slip.close(pick.match);
      else slip.take([{ ...pick, odds: price.odds, live: price.live }]);
      showChanges();
    }
  };

  return {
    bar: view.bar,
    has: slip.has,
    toggle: (pick: ShownPick): void => showPicked(slip.toggle(pick)),
    /** Adds a pick; it replaces another one on its match. */
    add: (pick: ShownPick): void => showPicked(slip.add(pick)),
    /** Takes the picks of a saved slip at current odds; those that take no bets any more are marked. */
    restore: (saved: NonNullable<SportsTable['slip']>): void => {
      slip.setKind(saved.kind);
      for (const pick of saved.picks) {
        const odds = pick.odds ?? 1;
        picks.set(pick.match, { ...pick, odds, ...(pick.odds === null && { closed: true as const }) });
      }
      picksChanged();
      if (picks.size > 0) view.open();
      else shell.showStatus(() => words().slipGone, 'bad');
    },
    /** Applies the odds of a newer board, and reads those of bet builders. */
    update: (board: Pick<Board, 'leagues'>): void => {
      slip.update(board);
      showChanges();
      void priceBuilders();
    },
  };
};
