import { Icon } from './Icon.tsx';
import './tracker.css';

export interface TrackerStep {
  readonly key: string;
  readonly label: string;
  /** Completed, current, upcoming or failed. */
  readonly state: 'done' | 'now' | 'next' | 'bad';
  /** When it was reached, or is expected. */
  readonly time?: string;
  /** Explanation, such as the reason of a rejection. */
  readonly note?: string;
}

interface TrackerProps {
  readonly label: string;
  readonly steps: readonly TrackerStep[];
}

const icons = { done: 'ok', now: 'clock', bad: 'bad' } as const;

/** Steps of an order from top to bottom. */
export const Tracker = ({ label, steps }: TrackerProps) => (
  <ol className="tracker" aria-label={label}>
    {steps.map(({ key, label: name, state, time, note }) => (
      <li
        key={key}
        className={`tracker__step tracker__step--${state}`}
        aria-current={state === 'now' ? 'step' : undefined}
      >
        <span className="tracker__mark">{state !== 'next' && <Icon name={icons[state]} />}</span>
        <span className="tracker__head">
          <b className="tracker__name">{name}</b>
          {time && <span className="tracker__time num">{time}</span>}
        </span>
        {note && <span className="tracker__note">{note}</span>}
      </li>
    ))}
  </ol>
);
