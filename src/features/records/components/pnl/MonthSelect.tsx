import { useStore } from '@nanostores/react';
import { $serverTime } from '#features/site/state/server-time.ts';
import { useWords } from '#i18n/use-words.ts';
import { monthAndYear } from '#lib/dates/day-words.ts';
import { firstPeriod, type PeriodChoice } from '#lib/dates/period.ts';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { daysOfMonth, monthOf, monthsUntil } from '../../model/months.ts';

interface MonthSelectProps {
  readonly choice: PeriodChoice | null;
  readonly onChoose: (choice: PeriodChoice) => void;
}

const reach = 12;

/** Select of the last twelve months as the period. */
export const MonthSelect = ({ choice, onChoose }: MonthSelectProps) => {
  const { t, locale: current } = useWords();
  const now = useStore($serverTime, { ssr: () => 0 });
  const months = now > 0 ? monthsUntil(now, reach) : [];
  return (
    <FilterSelect
      label={t.recordsReports.month()}
      all={t.recordsReports.byTheMonth()}
      options={months.map((value) => ({ value, label: monthAndYear(value, current) }))}
      value={(choice && now > 0 && monthOf(choice, now)) || ''}
      onChoose={(month) => onChoose(month ? { span: 'own', ...daysOfMonth(month, now) } : firstPeriod)}
    />
  );
};
