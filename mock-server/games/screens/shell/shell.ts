import { formatMoney } from '#lib/money/money.ts';
import type { RoundResult, Visit } from '../../wire.ts';
import { setLanguage } from './language.ts';
import { buildLayout, type StatusTone } from './layout.ts';
import { pauseMotion, setReducedMotion } from './motion.ts';
import { setOddsFormat } from './odds-format.ts';
import { connectPage, postToPage } from './page.ts';
import { makePlaceBet } from './place-bet.ts';
import { RoundFailed } from './rounds.ts';
import { openRules } from './rules-dialog.ts';
import { makeShellState, type ShellState } from './shell-state.ts';
import { listenForPresses, pauseSound, playWin, setSound } from './sound.ts';
import { setTurbo } from './turbo.ts';
import { applyTheme, setDisplay } from './visit.ts';
import { refusalText, words } from './words.ts';
import './shell.css';

/** Common parts and functions of every game's screen. */
export interface Shell {
  /** Element in which the game is drawn. */
  readonly stage: HTMLElement;
  /** Row above the stage: the demo sign and the rules, last. */
  readonly head: HTMLElement;
  /** Row below the result for the game's buttons. */
  readonly controls: HTMLElement;
  money(major: number): string;
  balance(): number;
  /** Returns whether a round is pending or being shown. */
  busy(): boolean;
  /** Calls `listener` after each change of `busy`, of pausing and of the language. */
  onChange(listener: () => void): void;
  /** Shows a status line; `text` is evaluated again when the language changes. */
  showStatus(text: () => string, tone?: StatusTone): void;
  /** Keeps screen readers from announcing the status line, while rounds follow each other automatically. */
  muteStatus(isMuted: boolean): void;
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
  updateBalance(major: number): void;
  /** Notifies the page that an open bet of an earlier round was settled. */
  settleEarlier(bet: Pick<RoundResult, 'round' | 'stake' | 'payout'>): void;
  /** Shows the result and enables the next round. */
  settle(result: RoundResult): void;
  /** Shows the result of the last round of an earlier visit, if there was one. */
  showLastRound(): void;
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

/** Connects the state of the screen to the surrounding page; `onBalance` is called when the balance changed outside the game. */
const connectState = (state: ShellState, onBalance: () => void): void => {
  const takeBalance = (major: number): void => {
    if (state.isPlaying() || major === state.balance()) return;
    state.setBalance(major);
    onBalance();
    state.notify();
  };
  connectPage((message) => {
    if ('language' in message) setLanguage(message.language);
    if ('display' in message) setDisplay(message.display);
    if ('still' in message) setReducedMotion(message.still);
    if ('odds' in message) setOddsFormat(message.odds);
    if ('settings' in message) {
      setSound(message.settings.sound);
      setTurbo(message.settings.turbo);
    }
    if (message.type === 'balance') takeBalance(message.balance);
    if (message.type !== 'pause' && message.type !== 'resume' && message.type !== 'close') return;
    const isPaused = message.type !== 'resume';
    pauseMotion(isPaused);
    pauseSound(isPaused);
    state.setPaused(isPaused);
  });
  listenForPresses();
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !document.querySelector('dialog[open]')) postToPage({ type: 'exit' });
  });
};

/** Creates the common screen in the document. `rules` returns the content of the dialog with rules and prizes. */
export const makeShell = (visit: Visit, rules: () => readonly Node[]): Shell => {
  applyTheme(visit);
  const money = (major: number): string => formatMoney(major);
  const signed = (major: number): string => `${major > 0 ? '+' : ''}${money(major)}`;
  const { main, head, stage, controls, muteStatus, ...layout } = buildLayout(visit, () =>
    openRules(visit, money, rules()),
  );
  const state = makeShellState(main, visit.balance);
  /** Whether the status line says that the balance is too low. */
  let isLowShown = false;
  const showStatus: Shell['showStatus'] = (text, tone) => {
    isLowShown = false;
    layout.showStatus(text, tone);
  };
  connectState(state, () => {
    if (isLowShown) showStatus(() => '');
  });

  const refuse = (code: string, value: unknown = null): void => {
    showStatus(() => refusalText(code, value), 'bad');
    isLowShown = code === 'balance.insufficient';
    if (code.startsWith('safety.') || code === 'balance.insufficient') postToPage({ type: 'refused', code, value });
    if (over.has(code)) postToPage({ type: 'error', code });
  };
  const sayResult = (stake: number, payout: number): void => {
    if (payout === 0) showStatus(() => words().nothing);
    else if (payout <= stake) showStatus(() => words().payout(money(payout), signed(payout - stake)));
    else showStatus(() => words().won(money(payout), signed(payout - stake)), 'won');
  };

  return {
    head,
    stage,
    controls,
    money,
    balance: state.balance,
    busy: state.isBusy,
    refuse,
    onChange: state.onChange,
    showStatus,
    muteStatus,
    place: makePlaceBet(visit, state, { showStatus, refuse }),

    accept: ({ balance }) => {
      state.setBalance(balance);
      state.setPlaying(false);
    },

    refuseIfEnded: (error) => {
      if (error instanceof RoundFailed && over.has(error.code)) refuse(error.code);
      return null;
    },

    updateBalance: (major) => {
      if (!state.isPlaying() && major !== state.balance()) state.setBalance(major);
    },

    settleEarlier: ({ round, stake, payout }) => {
      playWin({ round, stake, payout });
      postToPage({ type: 'round', id: round, stake, payout, balance: state.balance() });
    },

    settle: ({ round, stake, payout, balance }) => {
      state.setBalance(balance);
      postToPage({ type: 'round', id: round, stake, payout, balance });
      playWin({ round, stake, payout });
      sayResult(stake, payout);
      state.setPlaying(false);
    },

    showLastRound: () => {
      const { last } = visit;
      if (last) showStatus(() => words().last(money(last.stake), money(last.payout)));
    },

    ready: () => {
      main.dataset.ready = '';
      postToPage({ type: 'ready', name: visit.name, balance: state.balance(), demo: visit.demo });
    },
  };
};
