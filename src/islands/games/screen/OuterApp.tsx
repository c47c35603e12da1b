import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { CallError, quietly } from '../../../api/errors.ts';
import { announceFailure } from '../../../api/failures.ts';
import type { FromGame } from '../../../contract/game-frame.ts';
import type { LimitRefusal } from '../../../contract/types.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { $session } from '../../../stores/account/session.ts';
import { $wallet, refreshBalance } from '../../../stores/cashier/wallet.ts';
import { beginPlay, noteRound } from '../../../stores/games/play.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { limitRefusal } from '../../../widgets/limit-refusal.ts';
import { GameBar } from './GameBar.tsx';
import { GameStop } from './GameStop.tsx';
import { makeLaunch, stopOf } from './launch.ts';
import { limitOf } from './limit-of.ts';
import { useFrame } from './use-frame.ts';
import { useOnline } from './use-online.ts';
import './outer-app.css';

interface Game {
  readonly name: string;
  readonly demo: boolean;
}

/** A game in its frame (R253, A49): launch, bar, states. The frame plays, this page only shows what it says. */
export const OuterApp = ({ locale }: { readonly locale: Locale }) => {
  const words = useWords(locale);
  const { t } = words;
  const [{ $stage, begin, again, ready, stop }] = useState(makeLaunch);
  const stage = useStore($stage);
  const frame = useRef<HTMLIFrameElement>(null);
  const [game, setGame] = useState<Game | null>(null);
  const [balance, setBalance] = useState<number | null>(null);
  const [limit, setLimit] = useState<LimitRefusal | null>(null);
  const online = useOnline();
  const address = stage.is === 'open' ? stage.address : '';

  const refused = ({ code, value }: Extract<FromGame, { type: 'refused' }>): void => {
    const found = limitOf({ code, value });
    if (found && found.left > 0) setLimit(found);
    else if (found) stop('limit', found);
    else if (code === 'safety.check' || code === 'safety.closed') announceFailure(new CallError(code, 0, value));
  };

  const hear = (message: FromGame): void => {
    if (message.type === 'ready') {
      ready();
      setGame({ name: message.name, demo: message.demo });
      setBalance(message.balance);
      beginPlay();
    } else if (message.type === 'balance') {
      setBalance(message.balance);
      setLimit(null);
    } else if (message.type === 'refused') refused(message);
    else if (message.type === 'round') {
      setBalance(message.balance);
      if (game?.demo) return;
      noteRound(message.stake, message.payout);
      $wallet.set({ sumBalance: message.balance, loading: false });
    } else if (message.type === 'exit') document.querySelector<HTMLElement>('a[data-back]')?.click();
    else if (message.type === 'error') {
      const why = stopOf(message.code);
      stop(why === 'failed' ? 'broken' : why);
      // The site's own call tells whether the session is over: login then opens over the page, as anywhere else (A48).
      if (why === 'expired') void quietly(refreshBalance());
    }
  };
  useFrame(frame, address, hear);
  useEffect(begin, [begin]);

  // The page's heading is the game's name, in whatever language it stands.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language writes the page's own title back.
  useEffect(() => {
    const title = document.querySelector('[data-title]');
    if (title && game) title.textContent = game.name;
  }, [game, words.locale]);

  // Signing out in this page's menu ends the game too.
  useEffect(() => $session.listen((session) => session || stop('expired')), [stop]);

  const retry = (): void => {
    setGame(null);
    again();
  };

  return (
    <div className="game">
      <GameBar t={t} balance={balance} demo={game?.demo ?? false} />
      {!online && stage.is !== 'stopped' && (
        <p className="gamenote" role="status">
          {t.game.connectionLost()}
        </p>
      )}
      {limit && stage.is === 'open' && (
        <p className="gamenote" role="status">
          {limitRefusal(words, limit)} <a href="/m/responsible#limits">{t.realityChecks.toLimits()}</a>
        </p>
      )}
      <div className="game__place">
        {stage.is === 'stopped' ? (
          <GameStop words={words} why={stage.why} limit={stage.limit} onRetry={retry} />
        ) : (
          <>
            {address && (
              <iframe
                ref={frame}
                className="game__frame"
                src={address}
                title={t.game.screen({ name: game?.name ?? '' })}
                sandbox="allow-scripts"
                referrerPolicy="no-referrer"
                data-ready={game ? '' : undefined}
              />
            )}
            {!game && (
              <p className="game__loading" role="status">
                <Icon name="spinner" />
                {t.game.loading()}
              </p>
            )}
          </>
        )}
      </div>
    </div>
  );
};
