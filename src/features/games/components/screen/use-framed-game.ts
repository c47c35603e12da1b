import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FromGame } from '#contract/game-frame.ts';
import { sitting } from '#contract/safety/limits.ts';
import type { LimitRefusal } from '#contract/types.ts';
import { $session } from '#features/account/state/session.ts';
import { $mainBalance, loadWallets, setMainBalance } from '#features/cashier/state/vendor-wallets.ts';
import { refreshBalance } from '#features/cashier/state/wallet.ts';
import { setOddsFormat } from '#features/site/state/odds-format.ts';
import { api } from '#lib/http/client.ts';
import { CallError, ignoreCallErrors } from '#lib/http/errors.ts';
import { emitFailure } from '#lib/http/failures.ts';
import { announceRound, onMoneyMoved } from '#lib/money-news.ts';
import { setGameSettings } from '../../state/game-settings.ts';
import { playFrom, recordRound, startPlay } from '../../state/play.ts';
import { createLaunch, type Stage, stopReasonOf } from './launch.ts';
import { shareRoom } from './share-room.ts';
import { useFrame } from './use-frame.ts';

const isLimit = (value: unknown): value is LimitRefusal => {
  const { kind = '', period = '', amount, left, resetsAt } = Object(value) as Partial<LimitRefusal>;
  const isKnown =
    ['deposit', 'loss', 'stake', 'session'].includes(kind) && ['day', 'week', 'month', 'sitting'].includes(period);
  const isWhen = resetsAt === null || typeof resetsAt === 'number';
  return isKnown && typeof amount === 'number' && typeof left === 'number' && isWhen;
};

/** Returns the member's limit that an error reports; undefined for other errors. */
const limitFromError = ({
  code,
  value,
}: {
  readonly code: string;
  readonly value: unknown;
}): LimitRefusal | undefined => (code === 'safety.limit' && isLimit(value) ? value : undefined);

interface Game {
  readonly name: string;
  readonly demo: boolean;
}

interface FramedGame {
  readonly stage: Stage;
  /** Address of the frame; empty without a game. */
  readonly address: string;
  /** Ref of the frame element. */
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Null until the frame reports that it is ready. */
  readonly game: Game | null;
  /** Major units; null until known. */
  readonly balance: number | null;
  /** Limit that the last bet exceeded while part of it was left. */
  readonly limit: LimitRefusal | null;
  /** Money that was too low for the last bet: the balance, or own money if bonus money cannot be used for the bet. */
  readonly lowMoney: 'balance' | 'own' | null;
  /** Stake of the next bet, major units; null until the game reports it. */
  readonly stake: number | null;
  /** Real-money rounds since the page was opened. */
  readonly rounds: number;
  readonly retry: () => void;
  /** Reloads the balance and sends it to the game, such as after a deposit. */
  readonly renewBalance: () => void;
}

/** Launches the game of the address and handles the messages of its frame. */
export const useFramedGame = (): FramedGame => {
  const [{ $stage, begin, again, ready, stop }] = useState(createLaunch);
  const stage = useStore($stage);
  const address = stage.is === 'open' ? stage.address : '';
  const frame = useRef<HTMLIFrameElement>(null);
  /** Balance without the stake of a round in progress; the frame displays less during the round. */
  const settledBalance = useRef(0);
  const isPlayStale = useRef(false);
  const [game, setGame] = useState<Game | null>(null);
  const [balance, setBalance] = useState<number | null>(null);
  const [stake, setStake] = useState<number | null>(null);
  const [rounds, setRounds] = useState(0);
  const [limit, setLimit] = useState<LimitRefusal | null>(null);
  const [lowMoney, setLowMoney] = useState<FramedGame['lowMoney']>(null);

  const refused = ({ code, value }: Extract<FromGame, { type: 'refused' }>): void => {
    setLowMoney(code !== 'balance.insufficient' ? null : value ? 'own' : 'balance');
    const found = limitFromError({ code, value });
    if (found && found.left > 0) setLimit(found);
    else if (found) stop('limit', found);
    else if (code === 'safety.check' || code === 'safety.closed') emitFailure(new CallError(code, 0, value));
  };

  const renewPlay = (): void => void ignoreCallErrors(api(sitting).then((current) => current && playFrom(current)));

  const handleMessage = (message: FromGame): void => {
    if (message.type === 'ready') {
      ready();
      setGame({ name: message.name, demo: message.demo });
      setBalance(message.balance);
      settledBalance.current = message.balance;
      startPlay();
    } else if (message.type === 'balance') {
      setBalance(message.balance);
      setLimit(null);
      setLowMoney(null);
    } else if (message.type === 'stake') setStake(message.stake);
    else if (message.type === 'odds') setOddsFormat(message.odds);
    else if (message.type === 'turbo') setGameSettings({ turbo: message.turbo });
    else if (message.type === 'share') void shareRoom(message.room);
    else if (message.type === 'refused') refused(message);
    else if (message.type === 'round') {
      setBalance(message.balance);
      settledBalance.current = message.balance;
      if (game?.demo) return;
      recordRound(message.stake, message.payout);
      setRounds((played) => played + 1);
      setMainBalance(message.balance);
      announceRound();
      if (isPlayStale.current) renewPlay();
      isPlayStale.current = false;
    } else if (message.type === 'exit') document.querySelector<HTMLElement>('a[data-back]')?.click();
    else if (message.type === 'error') {
      const reason = stopReasonOf(message.code);
      stop(reason === 'failed' ? 'broken' : reason);
      // The site's own request shows whether the session has ended, which opens the login popup.
      if (reason === 'expired') void ignoreCallErrors(refreshBalance());
    }
  };
  const post = useFrame(frame, address, handleMessage);
  useEffect(begin, [begin]);

  // Logging out in this page's menu also ends the game.
  useEffect(() => $session.listen((session) => session || stop('expired')), [stop]);

  const retry = (): void => {
    setGame(null);
    again();
  };
  const hasOpenStake = (): boolean => balance !== settledBalance.current;
  const renewBalance = (): void =>
    void ignoreCallErrors(
      loadWallets().then(() => {
        const major = $mainBalance.get();
        if (major === null) return;
        if (!hasOpenStake()) settledBalance.current = major;
        post({ type: 'balance', balance: major });
      }),
    );
  const onMoneyElsewhere = useEffectEvent(() => {
    if (!game || game.demo) return;
    renewBalance();
    // The server's totals may contain a round whose result is not shown yet, and which is then added again.
    isPlayStale.current = true;
    if (!hasOpenStake()) renewPlay();
  });
  // Another tab or device, the server, or a round whose response was lost may have moved money.
  useEffect(() => {
    const renew = (): void => {
      if (!document.hidden) onMoneyElsewhere();
    };
    addEventListener('online', renew);
    document.addEventListener('visibilitychange', renew);
    const unsubscribe = onMoneyMoved(renew);
    return () => {
      removeEventListener('online', renew);
      document.removeEventListener('visibilitychange', renew);
      unsubscribe();
    };
  }, []);
  return { stage, address, frame, game, balance, limit, lowMoney, stake, rounds, retry, renewBalance };
};
