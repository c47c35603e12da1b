import { useStore } from '@nanostores/react';
import { minuteMs } from '#lib/dates/units.ts';
import { city } from '#markets/current.ts';
import { stampText } from '../../parts/format.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Panel, PanelProblem } from '../../parts/Panel.tsx';
import { useNow } from '../../parts/use-now.ts';
import { clock } from '../../state/clock.ts';
import { MoveForward } from './MoveForward.tsx';
import { moveClock } from './move-clock.ts';
import { SetTime } from './SetTime.tsx';

const aheadText = (offset: number): string => {
  const minutes = Math.round(Math.abs(offset) / minuteMs);
  if (minutes === 0) return 'same as this machine';
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  const span = [days && `${days} d`, hours && `${hours} h`, rest && `${rest} m`].filter(Boolean).join(' ');
  return `${span} ${offset > 0 ? 'ahead of' : 'behind'} this machine`;
};

/** Shows and changes the world's time, by which codes, sessions and bonuses expire. */
export const ClockPanel = () => {
  const { data, problem } = useStore(clock.$state);
  const now = useNow(data);
  return (
    <Panel title="Clock" note={`${city} time`}>
      <div className="scroll form-page">
        {problem && <PanelProblem problem={problem} what="the clock" />}
        {data && now !== null && (
          <>
            <p className="clock" role="timer" aria-label="Time of the world">
              {stampText(now)}
            </p>
            <p className="dim">
              {data.frozen ? 'Frozen until it is started or moved.' : `Running, ${aheadText(data.offset)}.`}{' '}
              {data.next && `Next: ${data.next.type} at ${stampText(data.next.at)}.`}
            </p>
            <MoveForward />
            <SetTime now={now} />
            <div className="line">
              <button
                type="button"
                className="mini"
                aria-pressed={data.frozen}
                onClick={() => moveClock({ frozen: !data.frozen }, data.frozen ? 'Clock started.' : 'Clock frozen.')}
              >
                <Icon name="freeze" />
                Frozen
              </button>
              <button
                type="button"
                className="mini"
                disabled={Math.abs(data.offset) < 1000 && !data.frozen}
                onClick={() =>
                  moveClock(
                    { now: new Date().toISOString(), frozen: false },
                    'Clock reset to the time of this machine.',
                  )
                }
              >
                <Icon name="reset" />
                Use this machine’s time
              </button>
            </div>
          </>
        )}
      </div>
    </Panel>
  );
};
