import type { Withdrawal } from '#contract/types.ts';
import type { Words } from '#i18n/translate.ts';
import type { OrderStep } from '../OrderSteps.tsx';

const statusOrder = ['reviewing', 'processing', 'paid'] as const;

/** Returns the steps of a withdrawal: done, current with its expected end, and upcoming. */
export const withdrawalSteps = ({ cashierWithdraw: t }: Words, order: Withdrawal): readonly OrderStep[] => {
  const { status, steps, next, reason, advice } = order;
  const reached = steps.map(({ status: key, at }, nth): OrderStep => {
    const isLast = nth === steps.length - 1;
    const isFailed = key === 'rejected' || key === 'cancelled';
    const note = [reason, advice].filter(Boolean).join(' ');
    return {
      key,
      label: t[`status_${key}`](),
      state: isFailed ? 'bad' : isLast && key !== 'paid' ? 'now' : 'done',
      at,
      ...(key === 'rejected' && note && { note }),
      ...(isLast && key === status && next && { note: t[`note_${status as 'reviewing' | 'processing'}`]() }),
    };
  });
  const last = statusOrder.indexOf(status as (typeof statusOrder)[number]);
  const coming = last < 0 ? [] : statusOrder.slice(last + 1);
  return [
    ...reached,
    ...coming.map(
      (key): OrderStep => ({
        key,
        label: t[`status_${key}`](),
        state: 'next',
        ...(next?.status === key && { at: next.at, about: true }),
      }),
    ),
  ];
};
