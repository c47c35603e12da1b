import { useStore } from '@nanostores/react';
import { atom, type ReadableAtom } from 'nanostores';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { RecordList } from '#features/shared/RecordList.tsx';
import { RecordRow } from '#features/shared/RecordRow.tsx';
import { showCallError } from '#features/shared/show-call-error.ts';
import { type RecordPage as Page, useRecords } from '#features/shared/use-records.ts';
import { type Locale, wireLanguage } from '#i18n/locale.ts';
import { $locale } from '#i18n/page-locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { firstPeriod, periodQuery } from '#lib/dates/period.ts';
import { showToast } from '#lib/toasts.ts';
import { allEntries, filePageSize, type ListFile } from '../model/list-file.ts';
import { RecordPage } from './RecordPage.tsx';
import { RecordTools } from './RecordTools.tsx';
import { type Filters, keyOf, useFilters } from './use-filters.ts';

/** Filters other than the period, empty for all. */
type Chosen = Omit<Filters, 'period'>;

type RecordQuery = ReturnType<typeof periodQuery> & {
  readonly page: number;
  readonly pageSize?: number;
  readonly search?: string;
  readonly language: ReturnType<typeof wireLanguage>;
};

interface ListedRecordProps<T, P extends Page<T>>
  extends Pick<ComponentProps<typeof RecordList<T, P>>, 'idOf' | 'atOf' | 'sums' | 'daySums' | 'empty'> {
  /** Cache name of the list; null until the filters are read. */
  readonly name: string | null;
  readonly load: (query: RecordQuery, chosen: Chosen, signal?: AbortSignal) => Promise<P>;
  /** There are several selects. */
  readonly split?: boolean;
  readonly selects: (chosen: Chosen, change: (change: Partial<Filters>) => void) => ReactNode;
  readonly row: (item: T) => Omit<ComponentProps<typeof RecordRow>, 'onOpen'>;
  /** CSV download of the list: name, column titles and cells of an entry. */
  readonly file: ListFile<T>;
  /** Details sheet of an entry. */
  readonly sheet: (item: T, close: () => void) => ReactNode;
}

const none: Chosen = { status: '', kind: '', search: '' };

interface OpenedRecordProps<T> {
  readonly $opened: ReadableAtom<T | null>;
  readonly children: (item: T) => ReactNode;
}

/** Details of the opened entry. Only this renders when one is opened, not the rows of a long list. */
const OpenedRecord = <T,>({ $opened, children }: OpenedRecordProps<T>) => {
  const opened = useStore($opened);
  return opened !== null && children(opened);
};

/** Record list grouped by day, with filters stored in the URL; a tap opens the details. */
export const ListedRecord = <T, P extends Page<T>>({
  name,
  load,
  selects,
  split,
  row,
  file,
  sheet,
  empty,
  ...list
}: ListedRecordProps<T, P>) => {
  const [filters, change] = useFilters();
  const { t } = useWords();
  const [downloading, setDownloading] = useState(false);
  const [$opened] = useState(() => atom<T | null>(null));
  const chosen = filters ?? none;
  const queryOf = (page: number, current: Locale): RecordQuery => ({
    ...(chosen.search ? { search: chosen.search } : periodQuery(filters?.period ?? firstPeriod)),
    page,
    language: wireLanguage(current),
  });
  const records = useRecords<P>(name && keyOf(name, filters), (page, current, signal) =>
    load(queryOf(page, current), chosen, signal),
  );
  const download = async (): Promise<void> => {
    if (downloading) return;
    setDownloading(true);
    try {
      const pageOf = (page: number) => load({ ...queryOf(page, $locale.get()), pageSize: filePageSize }, chosen);
      const { items, isCut } = await allEntries(pageOf);
      const { saveListFile } = await import('./save-list-file.ts');
      await saveListFile(file, items);
      if (isCut) showToast(t.recordsCommon.fileCut({ n: items.length }));
    } catch (error) {
      showCallError(t, error);
    } finally {
      setDownloading(false);
    }
  };
  return (
    <RecordPage
      filters={filters}
      onChange={change}
      split={split}
      tools={
        <RecordTools
          search={chosen.search}
          onSearch={(search) => change({ search })}
          onDownload={() => void download()}
          downloading={downloading}
        >
          {selects(chosen, change)}
        </RecordTools>
      }
    >
      <RecordList<T, P>
        records={records}
        empty={
          chosen.search
            ? { icon: 'search', title: t.recordsCommon.notFoundTitle(), text: t.recordsCommon.notFoundText() }
            : empty
        }
        {...list}
      >
        {(item) => <RecordRow {...row(item)} onOpen={() => $opened.set(item)} />}
      </RecordList>
      <OpenedRecord $opened={$opened}>{(item) => sheet(item, () => $opened.set(null))}</OpenedRecord>
    </RecordPage>
  );
};
