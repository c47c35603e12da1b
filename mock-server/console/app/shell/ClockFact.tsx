import { useStore } from '@nanostores/react';
import { stampText } from '../parts/format.ts';
import { useNow } from '../parts/use-now.ts';
import { clock, setClock } from '../state/clock.ts';
import { attempt } from '../state/notice.ts';

/** Shows the world's time with its most frequent changes. */
export const ClockFact = () => {
  const { data } = useStore(clock.$state);
  const now = useNow(data);
  if (!data || now === null) return null;
  return (
    <div className="facts">
      <span className="dim">Clock</span>
      <b className="num">{stampText(now)}</b>
      <button
        type="button"
        className="mini"
        onClick={() => attempt(() => setClock({ advance: '5m' }), 'Clock moved forward by 5 minutes.')}
      >
        +5 m
      </button>
      <button
        type="button"
        className="mini"
        aria-pressed={data.frozen}
        onClick={() =>
          attempt(() => setClock({ frozen: !data.frozen }), data.frozen ? 'Clock started.' : 'Clock frozen.')
        }
      >
        {data.frozen ? 'Frozen' : 'Freeze'}
      </button>
    </div>
  );
};
