import type { ReactNode } from 'react';
import { PeriodPicker } from '#features/shared/PeriodPicker.tsx';
import './record-page.css';
import type { Filters } from './use-filters.ts';

interface RecordPageProps {
  readonly filters: Filters | null;
  readonly onChange: (change: Partial<Filters>) => void;
  /** Filters other than the period, and further actions. */
  readonly tools?: ReactNode;
  /** There are several selects. */
  readonly split?: boolean | undefined;
  readonly children: ReactNode;
}

/** Layout of a record page: period, filters and content. */
export const RecordPage = ({ filters, onChange, tools, split, children }: RecordPageProps) => {
  return (
    <div className="stack recordpage">
      <div className={split ? 'recordpage__filters recordpage__filters--split' : 'recordpage__filters'}>
        <PeriodPicker
          // A search by number ignores the period.
          choice={filters?.search ? null : (filters?.period ?? null)}
          onChoose={(period) => onChange({ period, search: '' })}
        />
        {tools}
      </div>
      {children}
    </div>
  );
};
