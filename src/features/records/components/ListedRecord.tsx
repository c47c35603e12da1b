import { type ComponentProps, type ReactNode, useState } from 'react';
import { type Locale, wireLanguage } from '../../../i18n/locale.ts';
import { periodQuery } from '../../../lib/dates/period.ts';
import { RecordList } from '../../shared/RecordList.tsx';
import { RecordRow } from '../../shared/RecordRow.tsx';
import { type RecordPage as Page, useRecords } from '../../shared/use-records.ts';
import { RecordPage } from './RecordPage.tsx';
import { type Filters, keyOf, useFilters } from './use-filters.ts';

/** Filters besides the period, empty for all. */
type Chosen = Pick<Filters, 'status' | 'kind'>;

type Asked = ReturnType<typeof periodQuery> & {
  readonly page: number;
  readonly language: ReturnType<typeof wireLanguage>;
};

interface ListedRecordProps<T, P extends Page<T>>
  extends Pick<ComponentProps<typeof RecordList<T, P>>, 'idOf' | 'atOf' | 'sums' | 'empty'> {
  readonly locale: Locale;
  /** Of the list, for what is kept of it; null waits. */
  readonly name: string | null;
  readonly load: (asked: Asked, chosen: Chosen, signal?: AbortSignal) => Promise<P>;
  readonly selects: (chosen: Chosen, change: (change: Partial<Filters>) => void) => ReactNode;
  readonly row: (item: T) => Omit<ComponentProps<typeof RecordRow>, 'onOpen'>;
  /** The whole of one entry. */
  readonly sheet: (item: T, close: () => void) => ReactNode;
}

const none: Chosen = { status: '', kind: '' };

/** Record list grouped by day, with filters stored in the URL; a tap opens the details. */
export const ListedRecord = <T, P extends Page<T>>({
  locale,
  name,
  load,
  selects,
  row,
  sheet,
  ...list
}: ListedRecordProps<T, P>) => {
  const [filters, change] = useFilters();
  const [opened, setOpened] = useState<T | null>(null);
  const chosen = filters ?? none;
  const records = useRecords<P>(
    name && keyOf(name, filters),
    (page, current, signal) => {
      const period = filters ? periodQuery(filters.period) : {};
      return load({ ...period, page, language: wireLanguage(current) }, chosen, signal);
    },
    { locale },
  );
  return (
    <RecordPage locale={locale} filters={filters} onChange={change} selects={selects(chosen, change)}>
      <RecordList<T, P> locale={locale} records={records} {...list}>
        {(item) => <RecordRow {...row(item)} onOpen={() => setOpened(item)} />}
      </RecordList>
      {opened !== null && sheet(opened, () => setOpened(null))}
    </RecordPage>
  );
};
