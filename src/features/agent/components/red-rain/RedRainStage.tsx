import type { Value } from '#contract/types.ts';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import { useWords } from '#i18n/use-words.ts';
import { countdown } from '#lib/dates/countdown.ts';
import { clockTime } from '#lib/dates/day-words.ts';
import { RedRainSky } from './RedRainSky.tsx';

interface RedRainStageProps {
  readonly rain: Value<'redRain'>;
  /** Major units that the agent caught; null if none. */
  readonly mine: number | null;
  /** 0 until the server's time is known. */
  readonly now: number;
  readonly busy: boolean;
  readonly onCatch: () => void;
}

/** Countdown, envelopes or result of the red rain. */
export const RedRainStage = ({ rain, mine, now, busy, onCatch }: RedRainStageProps) => {
  const { agentRedRain: w } = useWords().t;
  const { days, hours, clock } = countdown(rain.startsAt - now);
  return (
    <section className="rain__stage" data-status={rain.status}>
      {rain.status === 'running' && mine === null && <RedRainSky label={w.catchOne()} busy={busy} onCatch={onCatch} />}
      {rain.status === 'waiting' && (
        <div className="rain__wait">
          <p>{w.begins({ time: clockTime(rain.startsAt) })}</p>
          <b className="num" role="timer">
            {now === 0 ? '--:--' : days > 0 ? w.inDays({ days, hours }) : clock}
          </b>
        </div>
      )}
      {mine !== null && (
        <div className="rain__mine" role="status">
          <p>{w.youCaught()}</p>
          <b>
            <OwnAmount value={mine} />
          </b>
          <p>{w.inBalance()}</p>
        </div>
      )}
      {rain.status === 'over' && mine === null && (
        <div className="rain__wait">
          <p>{w.overTitle()}</p>
          <p>{w.overText()}</p>
        </div>
      )}
    </section>
  );
};
