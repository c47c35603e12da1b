import { useWords } from '#i18n/use-words.ts';
import { successiveTimes } from '#lib/dates/day-words.ts';
import { Tracker, type TrackerStep } from '#ui/Tracker.tsx';

/** A step of an order. `about`: the time is an estimate. */
export type OrderStep = Omit<TrackerStep, 'time'> & { readonly at?: number; readonly about?: boolean };

interface OrderStepsProps {
  readonly label: string;
  readonly steps: readonly OrderStep[];
}

/** Steps of a deposit or withdrawal with their times. */
export const OrderSteps = ({ label, steps }: OrderStepsProps) => {
  const { t, locale } = useWords();
  const times = successiveTimes(
    steps.map(({ at }) => at),
    locale,
  );
  return (
    <section className="panel">
      <Tracker
        label={label}
        steps={steps.map(({ at, about, ...step }, index) => {
          const time = times[index];
          return { ...step, ...(time && { time: about ? t.cashierWithdraw.about({ time }) : time }) };
        })}
      />
    </section>
  );
};
