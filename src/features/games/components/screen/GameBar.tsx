import { useStore } from '@nanostores/react';
import { trialType } from '#features/account/model/roles.ts';
import { $session } from '#features/account/state/session.ts';
import { useOwnMoney } from '#features/shared/use-own-money.ts';
import { $serverTime } from '#features/site/state/server-time.ts';
import { useWords } from '#i18n/use-words.ts';
import { countdown } from '#lib/dates/countdown.ts';
import { Icon } from '#ui/Icon.tsx';
import { $gameSettings, initialGameSettings, setGameSettings } from '../../state/game-settings.ts';
import { $play, netOf } from '../../state/play.ts';
import { useFullScreen } from './use-full-screen.ts';

interface GameBarProps {
  /** Major units; null until the game reports it. */
  readonly balance: number | null;
  readonly demo: boolean;
}

/** Session time, net position and balance over the game, and the switches of sound and full screen. */
export const GameBar = ({ balance, demo }: GameBarProps) => {
  const { t } = useWords();
  const now = useStore($serverTime, { ssr: () => 0 });
  const play = useStore($play, { ssr: () => null });
  const money = useOwnMoney();
  const isTrial = useStore($session, { ssr: () => null })?.type === trialType;
  const net = play ? netOf(play) : 0;
  const { sound } = useStore($gameSettings, { ssr: () => initialGameSettings });
  const [fullScreen, toggle] = useFullScreen();
  return (
    <div className="gamebar">
      <dl className="gamebar__figures">
        <div>
          <dt>{t.gamesScreen.time()}</dt>
          <dd className="num">{countdown(play && now ? now - play.since : 0).clock}</dd>
        </div>
        <div>
          <dt>{t.gamesScreen.net()}</dt>
          <dd className="num" data-net>
            {money(net, { signed: true })}
          </dd>
        </div>
        <div>
          <dt>{demo || isTrial ? t.gamesScreen.demoBalance() : t.gamesScreen.balance()}</dt>
          <dd className="money" data-game-balance>
            {balance === null ? '–' : money(balance)}
          </dd>
        </div>
      </dl>
      <button
        type="button"
        className="iconbtn"
        aria-label={t.gamesScreen.sound()}
        aria-pressed={sound}
        onClick={() => setGameSettings({ sound: !sound })}
      >
        <Icon name={sound ? 'soundOn' : 'soundOff'} />
      </button>
      {fullScreen !== 'missing' && (
        <button
          type="button"
          className="iconbtn"
          data-activation=""
          aria-label={fullScreen === 'on' ? t.gamesScreen.partScreen() : t.gamesScreen.fullScreen()}
          onClick={toggle}
        >
          <Icon name={fullScreen === 'on' ? 'partScreen' : 'fullScreen'} />
        </button>
      )}
    </div>
  );
};
