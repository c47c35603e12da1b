import { useStore } from '@nanostores/react';
import { stampText } from '../../parts/format.ts';
import { Icon } from '../../parts/Icon.tsx';
import { given, OrderField, OrderForm } from '../../parts/OrderForm.tsx';
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
              <OrderForm
                className="fields fields--bare"
                order={async (form) => {
                  const span = given(form, 'advance');
                  await setClock({ advance: span });
                  return `The clock was moved on by ${span}.`;
                }}
              >
                <OrderField label="By a span such as 90s or 1d12h" name="advance">
                  {(own) => <input {...own} className="field" required placeholder="90s, 1d12h" />}
                </OrderField>
                <button type="submit" className="mini">
                  Move on
                </button>
              </OrderForm>
            </section>
            <section aria-labelledby="clock-set">
              <h3 id="clock-set">Set</h3>
              <OrderForm
                className="fields fields--bare"
                order={async (form) => {
                  const text = given(form, 'now');
                  await setClock({ now: `${text}:00+08:00` });
                  return `The clock was set to ${text.replace('T', ' ')}.`;
                }}
              >
                <OrderField label="Time in Manila" name="now">
                  {(own) => (
                    <input
                      {...own}
                      className="field"
                      type="datetime-local"
                      required
                      defaultValue={stampText(now).slice(0, 16).replace(' ', 'T')}
                    />
                  )}
                </OrderField>
                <button type="submit" className="mini">
                  Set
                </button>
              </OrderForm>
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
