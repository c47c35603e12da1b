import { useStore } from '@nanostores/react';
import { stampText } from '../../parts/format.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Panel, Trouble } from '../../parts/Panel.tsx';
import { useNow } from '../../parts/use-now.ts';
import { type ClockChange, clock, setClock } from '../../state/clock.ts';
import { attempt } from '../../state/notice.ts';

const spans = ['1m', '5m', '30m', '1h', '1d', '7d'];

const move = (change: ClockChange, done: string): void => void attempt(() => setClock(change), done);

const aheadText = (offset: number): string => {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  if (minutes === 0) return 'in step with this machine';
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  const span = [days && `${days} d`, hours && `${hours} h`, rest && `${rest} m`].filter(Boolean).join(' ');
  return `${span} ${offset > 0 ? 'ahead of' : 'behind'} this machine`;
};

/** The world's time: codes expire, sessions lapse and bonuses end by it. */
export const ClockPanel = () => {
  const { data, problem } = useStore(clock.$it);
  const now = useNow(data);
  return (
    <Panel title="Clock" note="Manila time">
      <div className="scroll form-page">
        {problem && <Trouble problem={problem} what="the clock" />}
        {data && now !== null && (
          <>
            <p className="clock" role="timer" aria-label="Time of the world">
              {stampText(now)}
            </p>
            <p className="dim">
              {data.frozen ? 'Frozen: it stands until it is started or moved.' : `Running, ${aheadText(data.offset)}.`}{' '}
              {data.next && `Next: ${data.next.type} at ${stampText(data.next.at)}.`}
            </p>
            <section aria-labelledby="clock-forward">
              <h3 id="clock-forward">Move forward</h3>
              <div className="line">
                {spans.map((span) => (
                  <button
                    key={span}
                    type="button"
                    className="mini"
                    onClick={() => move({ advance: span }, `The clock was moved on by ${span}.`)}
                  >
                    +{span}
                  </button>
                ))}
              </div>
              <form
                className="line"
                action={(form) => {
                  const span = String(form.get('span')).trim();
                  if (span) move({ advance: span }, `The clock was moved on by ${span}.`);
                }}
              >
                <input className="field" name="span" aria-label="Span, such as 90s or 1d12h" placeholder="90s, 1d12h" />
                <button type="submit" className="mini">
                  Move on
                </button>
              </form>
            </section>
            <section aria-labelledby="clock-set">
              <h3 id="clock-set">Set</h3>
              <form
                className="line"
                action={(form) => {
                  const text = String(form.get('at'));
                  if (text) move({ now: `${text}:00+08:00` }, `The clock was set to ${text.replace('T', ' ')}.`);
                }}
              >
                <input
                  className="field"
                  name="at"
                  type="datetime-local"
                  aria-label="Time in Manila"
                  defaultValue={stampText(now).slice(0, 16).replace(' ', 'T')}
                />
                <button type="submit" className="mini">
                  Set
                </button>
              </form>
            </section>
            <div className="line">
              <button
                type="button"
                className="mini"
                aria-pressed={data.frozen}
                onClick={() => move({ frozen: !data.frozen }, data.frozen ? 'The clock runs.' : 'The clock is frozen.')}
              >
                <Icon name="freeze" />
                Frozen
              </button>
              <button
                type="button"
                className="mini"
                disabled={Math.abs(data.offset) < 1000 && !data.frozen}
                onClick={() =>
                  move({ now: new Date().toISOString(), frozen: false }, 'The clock is in step with this machine.')
                }
              >
                <Icon name="reset" />
                Back to this machine’s time
              </button>
            </div>
          </>
        )}
      </div>
    </Panel>
  );
};
