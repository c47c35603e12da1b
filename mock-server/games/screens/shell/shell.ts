import { formatMoney, roundToCentavo } from '../../../../src/lib/money/money.ts';
import type { RoundResult, Visit } from '../../wire.ts';
import { renderInLanguage, setLanguage } from './language.ts';
import { buildLayout, type StatusTone } from './layout.ts';
import { pauseMotion, setStill } from './motion.ts';
import { connectPage, postToPage } from './page.ts';
import { makeBets, playRound, RoundFailed } from './rounds.ts';
import { openRules } from './rules-dialog.ts';
import { applyTheme, setDisplay } from './visit.ts';
import { refusalText, words } from './words.ts';
import './shell.css';

/** Common parts and functions of every game's screen. */
export interface Shell {
  /** Element in which the game is drawn. */
  readonly stage: HTMLElement;
  /** Row below the result for the game's buttons. */
  readonly controls: HTMLElement;
  money(pesos: number): string;
  balance(): number;
  /** Returns whether a round is pending or being shown. */
  busy(): boolean;
  /** Calls `listener` after each change of `busy`, of pausing and of the language. */
  onChange(listener: () => void): void;
  /** Shows a status line; `text` is evaluated again when the language changes. */
  say(text: () => string, mood?: StatusTone): void;
  /** Places a bet. Returns null if it was rejected; the reason is shown, and `onRefused` gets its code. */
  place<Outcome>(
    stake: number,
    choice: unknown,
    onRefused?: (code: string, value: unknown) => void,
  ): Promise<RoundResult<Outcome> | null>;
  /** Handles a placed bet that stays open: the next one may be placed. */
  accept(result: RoundResult): void;
  /** Shows the reason for a rejected call, and notifies the page if it is affected. */
  refuse(code: string, value?: unknown): void;
  /**
   * Ends the game if a call in the background failed because the session or the game is over; the next call repeats
   * after other errors. Returns null as the missing value.
   */
  refuseIfEnded(error: unknown): null;
  /** Shows the balance from the server. */
  updateBalance(pesos: number): void;
  /** Notifies the page that an open bet of an earlier round was settled. */
  settleEarlier(bet: Pick<RoundResult, 'round' | 'stake' | 'payout'>): void;
  /** Shows the result and enables the next round. */
  settle(result: RoundResult): void;
  /** Shows the result of the last round of an earlier visit, if there was one. */
  sayLast(): void;
  /** Enables the game. */
  ready(): void;
}

const over = new Set([
  'session.expired',
  'session.required',
  'system.maintenance',
  'game.unavailable',
  'permission.denied',
]);

/** Creates the common screen in the document. `rules` returns the content of the dialog with rules and prizes. */
export const makeShell = (visit: Visit, rules: () => readonly Node[]): Shell => {
  applyTheme(visit);
  const listeners = new Set<() => void>();
  let balance = visit.balance;
  let busy = false;
  let paused = false;
  const bets = makeBets();

  const money = (pesos: number): string => formatMoney(pesos, visit.currency);
  const signed = (pesos: number): string => `${pesos > 0 ? '+' : ''}${money(pesos)}`;
  const { main, stage, controls, say } = buildLayout(visit, () => openRules(visit, money, rules()));

  const changed = (): void => {
    main.toggleAttribute('data-busy', busy);
    main.toggleAttribute('data-paused', paused);
    for (const listener of listeners) listener();
  };
  const setBalance = (pesos: number): void => {
    balance = roundToCentavo(pesos);
    postToPage({ type: 'balance', balance });
  };
  /** Shows a balance that changed outside the game, and clears an error about a low balance. */
  const takeBalance = (pesos: number): void => {
    if (busy || pesos === balance) return;
    setBalance(pesos);
    say(() => '');
    changed();
  };
  renderInLanguage(() => {
    for (const listener of listeners) listener();
  });

  connectPage((message) => {
    if ('language' in message) setLanguage(message.language);
    if ('display' in message) setDisplay(message.display);
    if ('still' in message) setStill(message.still);
    if (message.type === 'balance') takeBalance(message.balance);
    if (message.type !== 'pause' && message.type !== 'resume' && message.type !== 'close') return;
    paused = message.type !== 'resume';
    pauseMotion(paused);
    changed();
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !document.querySelector('dialog[open]')) postToPage({ type: 'exit' });
  });

  const refuse = (code: string, value: unknown = null): void => {
    say(() => refusalText(code), 'bad');
    if (code.startsWith('safety.') || code === 'balance.insufficient') postToPage({ type: 'refused', code, value });
    if (over.has(code)) postToPage({ type: 'error', code });
  };

  return {
    stage,
    controls,
    money,
    balance: () => balance,
    busy: () => busy || paused,
    refuse,
    onChange: (listener) => void listeners.add(listener),
    say,

    place: async <Outcome>(
      stake: number,
      choice: unknown,
      onRefused: (code: string, value: unknown) => void = () => undefined,
    ) => {
      if (busy || paused) return null;
      if (stake > balance && !bets.isOpen()) {
        refuse('balance.insufficient');
        onRefused('balance.insufficient', null);
        return null;
      }
      const order = bets.order(stake, choice);
      const before = balance;
      busy = true;
      changed();
      setBalance(before - stake);
      say(() => words().placing);
      try {
        const played = await playRound<Outcome>(visit, order);
        bets.answered();
        say(() => '');
        return played;
      } catch (error) {
        const code = error instanceof RoundFailed ? error.code : 'system.unknown';
        if (code !== 'network.offline') bets.answered();
        setBalance(before);
        busy = false;
        changed();
        const value = error instanceof RoundFailed ? error.value : null;
        refuse(code, value);
        onRefused(code, value);
        return null;
      }
    },

    accept: ({ balance: after }) => {
      busy = false;
      setBalance(after);
      changed();
    },

    refuseIfEnded: (error) => {
      if (error instanceof RoundFailed && over.has(error.code)) refuse(error.code);
      return null;
    },

    updateBalance: (pesos) => {
      if (!busy && pesos !== balance) setBalance(pesos);
    },

    settleEarlier: ({ round, stake, payout }) => {
      postToPage({ type: 'round', id: round, stake, payout, balance });
    },

    settle: ({ round, stake, payout, balance: after }) => {
      busy = false;
      setBalance(after);
      postToPage({ type: 'round', id: round, stake, payout, balance: after });
      if (payout === 0) say(() => words().nothing);
      else if (payout <= stake) say(() => words().payout(money(payout), signed(payout - stake)));
      else say(() => words().won(money(payout), signed(payout - stake)), 'won');
      changed();
    },

    sayLast: () => {
      const { last } = visit;
      if (last) say(() => words().last(money(last.stake), money(last.payout)));
    },

    ready: () => {
      main.dataset.ready = '';
      postToPage({ type: 'ready', name: visit.name, balance, demo: visit.demo });
    },
  };
};
