import type { Deposit } from '../../../../contract/types.ts';
import type { Words } from '../../../../i18n/translate.ts';
import type { TrackerStep } from '../../../../ui/Tracker.tsx';

type Step = Omit<TrackerStep, 'time'> & { readonly at?: number };

/** Returns the steps of a deposit: created, paid, credited; a failure replaces the step it prevented. */
export const depositSteps = ({ cashierDeposit: t }: Words, order: Deposit): readonly Step[] => {
  const { status, at, expiresAt, settledAt, reason } = order;
  const ordered: Step = { key: 'ordered', label: t.stepOrdered(), state: 'done', at };
  const booked: Step = { key: 'booked', label: t.stepBooked(), state: 'next' };
  const ended = settledAt ? { at: settledAt } : {};
  if (status === 'pending')
    return [ordered, { key: 'pay', label: t.stepPay(), state: 'now', note: t.stepPayBy(), at: expiresAt }, booked];
  const paid: Step = { key: 'pay', label: t.stepPaid(), state: 'done' };
  if (status === 'reviewing') return [ordered, paid, { ...booked, state: 'now', note: t.reviewingText() }];
  if (status === 'approved') return [ordered, paid, { ...booked, state: 'done', ...ended }];
  return [
    ordered,
    { key: 'end', label: t[`status_${status}`](), state: 'bad', ...(reason && { note: reason }), ...ended },
  ];
};
