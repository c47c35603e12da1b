import type { ComponentProps, ReactNode } from 'react';
import type { Deposit, Withdrawal } from '#contract/types.ts';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import type { RecordPage } from '#features/shared/use-records.ts';
import { useWords } from '#i18n/use-words.ts';
import { clockTime } from '#lib/dates/day-words.ts';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { ListedRecord } from './ListedRecord.tsx';
import { orderFile } from './order-file.ts';
import { statusTone } from './status-tone.ts';

type Order = Deposit | Withdrawal;
type Listed<T, P extends RecordPage<T>> = ComponentProps<typeof ListedRecord<T, P>>;
type ListQuery<T, P extends RecordPage<T>> = Parameters<Listed<T, P>['load']>[0];

interface OrderRecordProps<T extends Order, P extends RecordPage<T>>
  extends Pick<Listed<T, P>, 'name' | 'idOf' | 'sums' | 'daySums' | 'empty' | 'sheet'> {
  /** Statuses to filter by. */
  readonly statuses: readonly T['status'][];
  readonly load: (query: ListQuery<T, P> & { readonly status?: T['status'] }, signal?: AbortSignal) => Promise<P>;
  readonly titleOf: (order: T) => string;
  readonly picture: (order: T) => ReactNode;
}

/** Record of deposits or withdrawals with a status filter. */
export const OrderRecord = <T extends Order, P extends RecordPage<T>>({
  statuses,
  load,
  titleOf,
  picture,
  idOf,
  ...list
}: OrderRecordProps<T, P>) => {
  const { t } = useWords();
  return (
    <ListedRecord<T, P>
      load={(query, chosen, signal) => {
        const status = statuses.find((it) => it === chosen.status);
        return load({ ...query, ...(status && { status }) }, signal);
      }}
      selects={(chosen, change) => (
        <FilterSelect
          label={t.recordsReports.status()}
          all={t.recordsReports.all()}
          options={statuses.map((value) => ({ value, label: t.recordsReports[value]() }))}
          value={chosen.status}
          onChoose={(status) => change({ status })}
        />
      )}
      idOf={idOf}
      atOf={({ at }) => at}
      row={(order) => ({
        picture: picture(order),
        title: titleOf(order),
        sub: clockTime(order.at),
        number: idOf(order),
        amount: <OwnAmount value={order.amount} />,
        note: <StatusChip tone={statusTone(order.status)}>{t.recordsReports[order.status]()}</StatusChip>,
      })}
      file={orderFile(t, { name: list.name ?? 'record', idOf, titleOf })}
      {...list}
    />
  );
};
