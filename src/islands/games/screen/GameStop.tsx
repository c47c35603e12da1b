import { loginPath } from '../../../domain/links.ts';
import type { Words } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { Stop } from './use-launch.ts';
import '../../../styles/state.css';

interface StopProps {
  readonly t: Words;
  readonly why: Stop;
  readonly onRetry: () => void;
}

const retriable: readonly Stop[] = ['failed', 'offline', 'broken'];

const logIn = (): void => location.assign(loginPath(location.pathname.replace(/^\/ty(?=\/)/, '') + location.search));

/** Why there is no game, and what to do now. */
export const GameStop = ({ t, why, onRetry }: StopProps) => (
  <div className="state gamestop" role="alert" data-why={why}>
    <Icon name="bad" later />
    <h2>{t.game[`${why}Title`]()}</h2>
    <p>{t.game[`${why}Text`]()}</p>
    {why === 'expired' && (
      <Button look="gold" onClick={logIn}>
        {t.game.logIn()}
      </Button>
    )}
    {retriable.includes(why) && (
      <Button look="gold" onClick={onRetry}>
        {t.game.retry()}
      </Button>
    )}
    <a className={`btn btn--${why === 'expired' || retriable.includes(why) ? 'quiet' : 'gold'}`} href="/m/home">
      {t.game.toLobby()}
    </a>
  </div>
);
