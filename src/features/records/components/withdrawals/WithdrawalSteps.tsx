import type { Withdrawal } from '#contract/types.ts';
import { useWords } from '#i18n/use-words.ts';
import { successiveTimes } from '#lib/dates/day-words.ts';
import { Tracker, type TrackerStep } from '#ui/Tracker.tsx';

interface WithdrawalStepsProps {
  readonly withdrawal: Pick<Withdrawal, 'steps' | 'status' | 'next' | 'reason' | 'advice'>;
}

const ended: readonly Withdrawal['status'][] = ['paid', 'rejected', 'cancelled'];

/** Steps of a withdrawal with their times, the next step and its expected time, and the reason of a rejection. */
export const WithdrawalSteps = ({ withdrawal }: WithdrawalStepsProps) => {
  const { t, locale: current } = useWords();
  const { steps, status, next, reason, advice } = withdrawal;
  const times = successiveTimes([...steps.map(({ at }) => at), next?.at], current);
  const shown: TrackerStep[] = steps.map((step, index) => {
    const isLast = index === steps.length - 1;
    const isFailed = step.status === 'rejected';
    return {
      key: `${step.status} ${step.at}`,
      label: t.recordsReports[step.status](),
      state: isFailed ? 'bad' : isLast && !ended.includes(status) ? 'now' : 'done',
      time: times[index] ?? '',
      ...(isFailed && { note: [reason, advice].filter(Boolean).join(' ') }),
    };
  });
  if (next)
    shown.push({
      key: 'next',
      label: t.recordsReports[next.status](),
      state: 'next',
      time: t.recordsReports.expected({ time: times.at(-1) ?? '' }),
    });
  return <Tracker label={t.recordsReports.way()} steps={shown} />;
};
