import type { RoundResult, Visit } from '../../wire.ts';
import { makeBets, playRound, RoundFailed } from './rounds.ts';
import type { ShellState } from './shell-state.ts';
import { playBet } from './sound.ts';
import { words } from './words.ts';

interface Messages {
  readonly showStatus: (text: () => string) => void;
  /** Shows the reason for a rejected bet. */
  readonly refuse: (code: string, value: unknown) => void;
}

/** Creates the function that places bets: it takes the stake from the balance, and returns it if the bet fails. */
export const makePlaceBet = (visit: Visit, state: ShellState, { showStatus, refuse }: Messages) => {
  const bets = makeBets();
  return async <Outcome>(
    stake: number,
    choice: unknown,
    onRefused: (code: string, value: unknown) => void = () => undefined,
  ): Promise<RoundResult<Outcome> | null> => {
    const reject = (code: string, value: unknown): null => {
      refuse(code, value);
      onRefused(code, value);
      return null;
    };
    if (state.isBusy()) return null;
    const before = state.balance();
    if (stake > before && !bets.isOpen()) return reject('balance.insufficient', null);
    const order = bets.order(stake, choice);
    state.setPlaying(true);
    state.setBalance(before - stake);
    showStatus(() => words().placing);
    playBet(visit.screen);
    try {
      const played = await playRound<Outcome>(visit, order);
      bets.answered();
      showStatus(() => '');
      return played;
    } catch (error) {
      const { code, value } = error instanceof RoundFailed ? error : new RoundFailed('system.unknown');
      if (code !== 'network.offline') bets.answered();
      state.setBalance(before);
      state.setPlaying(false);
      return reject(code, value);
    }
  };
};
