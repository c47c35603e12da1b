import { useEffect, useState } from 'react';
import { statement } from '#contract/records/reports.ts';
import type { Value } from '#contract/types.ts';
import { EmptyState } from '#features/shared/EmptyState.tsx';
import { LoadState } from '#features/shared/LoadState.tsx';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { useQuery } from '#features/shared/use-query.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { ignoreFailure } from '#lib/ignore-failure.ts';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { foldMonths } from '../../model/fold-months.ts';
import { noActivity } from '../no-activity.tsx';
import { LifetimeTotals } from './LifetimeTotals.tsx';
import { MonthTable } from './MonthTable.tsx';
import { PrintHeader } from './PrintHeader.tsx';
import '#ui/styles/chip.css';
import '../print-colours.css';
import './statement.css';

const MonthChart = lazyComponent(() => import('./MonthChart.tsx'), <Skeleton shape="box" />);

const monthRanges = [12, 24] as const;

const isEmpty = ({ months }: Value<'statement'>): boolean => foldMonths(months).every(({ active }) => active === null);

/**
 * Statement: deposits, play and withdrawals by month, and lifetime net deposits; can be downloaded and printed.
 */
export const Statement = () => {
  const { t } = useWords();
  const [months, setMonths] = useState<(typeof monthRanges)[number]>(12);
  const loaded = useQuery(`statement ${months}`, (signal, current) =>
    api(statement, { query: { months, language: wireLanguage(current) }, signal }),
  );
  useEffect(() => ignoreFailure(MonthChart.load()), []);
  return (
    <div className="stack statement">
      <ChipGroup
        className="statement__reach"
        label={t.recordsReports.reach()}
        options={monthRanges.map((reach) => ({ key: reach, label: t.recordsReports[`months${reach}`]() }))}
        chosen={months}
        onChoose={setMonths}
      />
      <LoadState
        loaded={loaded}
        skeleton={
          <>
            <Skeleton shape="box" />
            <Skeleton shape="card" />
            <Skeleton shape="row" count={3} />
          </>
        }
      >
        {(value) => (
          <div className="statement__parts">
            <PrintHeader months={value.months} />
            {!isEmpty(value) && <MonthChart months={value.months} />}
            <LifetimeTotals statement={value} />
            {isEmpty(value) ? <EmptyState {...noActivity(t)} /> : <MonthTable months={value.months} />}
          </div>
        )}
      </LoadState>
    </div>
  );
};
