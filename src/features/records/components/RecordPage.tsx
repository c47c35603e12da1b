import type { ReactNode } from 'react';
import type { Locale } from '../../../i18n/locale.ts';
import { PeriodPicker } from '../../shared/PeriodPicker.tsx';
import './record-page.css';
import type { Filters } from './use-filters.ts';

interface RecordPageProps {
  readonly locale: Locale;
  readonly filters: Filters | null;
  readonly onChange: (change: Partial<Filters>) => void;
  /** Filters besides the period. */
  readonly selects?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of a record page: period, filters and content. */
export const RecordPage = ({ locale, filters, onChange, selects, children }: RecordPageProps) => {
  return (
    <div className="stack recordpage">
      <div className="recordpage__filters">
        <PeriodPicker locale={locale} choice={filters?.period ?? null} onChoose={(period) => onChange({ period })} />
        {selects && <div className="filterselects">{selects}</div>}
      </div>
      {children}
    </div>
  );
};
