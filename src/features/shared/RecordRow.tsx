import type { ReactNode } from 'react';
import './record-row.css';

interface RecordRowProps {
  /** Picture of fixed size before the title. */
  readonly picture?: ReactNode;
  readonly title: string;
  /** Line below the title, such as the time. */
  readonly sub: string;
  /** Number after it, which is never broken. */
  readonly number?: string;
  readonly amount: ReactNode;
  /** Content below the amount: status, balance. */
  readonly note?: ReactNode;
  /** Opens the details; without it the row is not interactive. */
  readonly onOpen?: () => void;
}

/**
 * List row of a record: title and time on the left, amount and status on the right. Few elements, because a modal
 * dialog makes browsers resolve the styles of all elements behind it.
 */
export const RecordRow = ({ picture, title, sub, number, amount, note, onOpen }: RecordRowProps) => {
  const parts = (
    <>
      {picture}
      <span className="recordrow__body">
        <span className="recordrow__what">
          <b>{title}</b>
          <span className="recordrow__sub num">
            {sub} {number && <span>{number}</span>}
          </span>
        </span>
        <span className="recordrow__sum">
          {amount}
          {note}
        </span>
      </span>
    </>
  );
  const className = picture ? 'recordrow recordrow--pic' : 'recordrow';
  if (!onOpen) return <div className={className}>{parts}</div>;
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={onOpen}>
      {parts}
    </button>
  );
};
