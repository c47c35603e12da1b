import type { LimitRefusal } from '#contract/types.ts';
import { redirectToLogin } from '#features/account/actions/redirect-to-login.ts';
import { $session } from '#features/account/state/session.ts';
import { limitErrorText } from '#features/shared/limit-error.ts';
import { useRetryOnline } from '#features/shared/use-retry-online.ts';
import { useWords } from '#i18n/use-words.ts';
import { hrefOf } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { LaunchStop } from './launch.ts';
import '#ui/styles/state.css';

interface GameErrorProps {
  readonly reason: LaunchStop;
  /** The member's limit that was reached. */
  readonly limit: LimitRefusal | undefined;
  readonly onRetry: () => void;
}

const retriable: readonly LaunchStop[] = ['failed', 'offline', 'broken'];
/** Errors that a retry cannot fix. */
const unrecoverableStops: readonly LaunchStop[] = ['unknown', 'closed', 'denied'];

/** Error screen of a game with the next action; a game that was opened offline opens when the network returns. */
export const GameError = ({ reason, limit, onRetry }: GameErrorProps) => {
  const words = useWords();
  const { t } = words;
  useRetryOnline(reason === 'offline' ? 'network.offline' : null, onRetry);
  return (
    <div className="state gamestop" role="alert">
      <Icon name="bad" />
      <h2>{t.gamesScreen[`${reason}Title`]()}</h2>
      <p>{limit ? limitErrorText(words, limit) : t.gamesScreen[`${reason}Text`]()}</p>
      {reason === 'limit' && (
        <a className="btn btn--primary" href={`${hrefOf('responsible')}#limits`}>
          {t.safetyRealityCheck.toLimits()}
        </a>
      )}
      {reason === 'review' && (
        <a className="btn btn--primary" href={hrefOf('service')}>
          {t.gamesScreen.service()}
        </a>
      )}
      {reason === 'expired' && (
        <Button look="primary" onClick={() => ($session.get() ? onRetry() : redirectToLogin())}>
          {t.gamesScreen.logIn()}
        </Button>
      )}
      {retriable.includes(reason) && (
        <Button look="primary" onClick={onRetry}>
          {t.gamesScreen.retry()}
        </Button>
      )}
      <a className={`btn btn--${unrecoverableStops.includes(reason) ? 'primary' : 'quiet'}`} href={hrefOf('home')}>
        {t.gamesScreen.toLobby()}
      </a>
    </div>
  );
};
