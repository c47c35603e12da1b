import type { Value } from '#contract/types.ts';
import type { Words } from '#i18n/translate.ts';
import { marketTime } from '#lib/dates/market-time.ts';
import type { ListFile } from '../../model/list-file.ts';

export type Movement = Value<'transactions'>['content'][number];

/** Returns the columns of the account record's file. */
export const transactionFile = (t: Words): ListFile<Movement> => ({
  name: 'transactions',
  columns: [
    t.recordsReports.made(),
    t.recordsReports.number(),
    t.recordsReports.kind(),
    t.recordsReports.details(),
    t.recordsReports.amount(),
    t.recordsReports.balanceAfter(),
    t.recordsReports.forNumber(),
  ],
  cells: (transaction) => [
    marketTime(transaction.at).slice(0, 16),
    transaction.id,
    transaction.name,
    transaction.subject ?? '',
    transaction.amount,
    transaction.balance,
    transaction.ref ?? '',
  ],
});
