import { useStore } from '@nanostores/react';
import type { RefObject } from 'react';
import { trialType } from '#features/account/model/roles.ts';
import { $session } from '#features/account/state/session.ts';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { limitErrorText } from '#features/shared/limit-error.ts';
import { usePageTitle } from '#features/shared/use-page-title.ts';
import { useWords } from '#i18n/use-words.ts';
import { hrefOf } from '#paths.ts';
import { Icon } from '#ui/Icon.tsx';
import { GameBar } from './GameBar.tsx';
import { GameError } from './GameError.tsx';
import { useFramedGame } from './use-framed-game.ts';
import { useOnline } from './use-online.ts';
import './game-screen.css';

const ActiveBonus = lazyComponent(() => import('#features/shared/ActiveBonus.tsx'));

interface GameFrameProps {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Empty without a launched game. */
  readonly address: string;
  readonly ready: boolean;
  readonly name: string;
}

/** Frame of the running game, with a loading text until it is ready. */
const GameFrame = ({ frame, address, ready, name }: GameFrameProps) => {
  const { t } = useWords();
  return (
    <>
      {address && (
        <iframe
          ref={frame}
          className="game__frame"
          src={address}
          title={t.gamesScreen.screen({ name })}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          data-ready={ready ? '' : undefined}
        />
      )}
      {!ready && (
        <p className="game__loading" role="status">
          <Icon name="spinner" />
          {t.gamesScreen.loading()}
        </p>
      )}
    </>
  );
};

interface GameScreenProps {
  /** Opens the deposit form over the game; resolves once it is closed. */
  readonly openDeposit: () => Promise<void>;
}

/** Game screen: launches a game in its frame and shows the game bar and states. */
export const GameScreen = ({ openDeposit }: GameScreenProps) => {
  const words = useWords();
  const { t } = words;
  const { stage, address, frame, game, balance, limit, lowMoney, stake, rounds, retry, renewBalance } = useFramedGame();
  const isOnline = useOnline();
  const isTrial = useStore($session, { ssr: () => null })?.type === trialType;
  usePageTitle(game?.name);

  return (
    <div className="game">
      <GameBar balance={balance} demo={game?.demo ?? false} />
      {game && !game.demo && !isTrial && <ActiveBonus stake={stake} rounds={rounds} />}
      {!isOnline && stage.is !== 'stopped' && (
        <p className="gamenote" role="status">
          {t.gamesScreen.connectionLost()}
        </p>
      )}
      {lowMoney && stage.is === 'open' && !game?.demo && !isTrial && (
        <p className="gamenote" role="status">
          {lowMoney === 'own' ? t.gamesScreen.lowOwnMoney() : t.gamesScreen.lowBalance()}{' '}
          <button type="button" onClick={() => void openDeposit().then(renewBalance)}>
            {t.gamesScreen.deposit()}
          </button>
        </p>
      )}
      {limit && stage.is === 'open' && (
        <p className="gamenote" role="status">
          {limitErrorText(words, limit)}{' '}
          <a href={`${hrefOf('responsible')}#limits`}>{t.safetyRealityCheck.toLimits()}</a>
        </p>
      )}
      <div className="game__place">
        {stage.is === 'stopped' ? (
          <GameError reason={stage.reason} limit={stage.limit} onRetry={retry} />
        ) : (
          <GameFrame frame={frame} address={address} ready={game !== null} name={game?.name ?? ''} />
        )}
      </div>
    </div>
  );
};
