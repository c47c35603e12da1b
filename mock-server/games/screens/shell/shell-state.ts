import { roundToMinor } from '#lib/money/money.ts';
import { renderInLanguage } from './language.ts';
import { postToPage } from './page.ts';

/** State of a game's screen: the balance, whether a round runs and whether the page paused the game. */
export type ShellState = ReturnType<typeof makeShellState>;

/** Creates the state of a game's screen. `main` gets attributes for the styles; the page gets each balance. */
export const makeShellState = (main: HTMLElement, initialBalance: number) => {
  const listeners = new Set<() => void>();
  let balance = initialBalance;
  let isPlaying = false;
  let isPaused = false;

  const notifyListeners = (): void => {
    for (const listener of listeners) listener();
  };
  const notify = (): void => {
    main.toggleAttribute('data-busy', isPlaying);
    main.toggleAttribute('data-paused', isPaused);
    notifyListeners();
  };
  renderInLanguage(notifyListeners);

  return {
    balance: (): number => balance,
    /** Returns whether a round is pending or being shown. */
    isPlaying: (): boolean => isPlaying,
    /** Returns whether no bet can be placed now. */
    isBusy: (): boolean => isPlaying || isPaused,
    /** Calls `listener` after each change of `isBusy` and of the language. */
    onChange: (listener: () => void): void => void listeners.add(listener),
    notify,
    /** Sets the balance in major units, without notifying the listeners. */
    setBalance: (major: number): void => {
      balance = roundToMinor(major);
      postToPage({ type: 'balance', balance });
    },
    setPlaying: (next: boolean): void => {
      isPlaying = next;
      notify();
    },
    setPaused: (next: boolean): void => {
      isPaused = next;
      notify();
    },
  };
};
