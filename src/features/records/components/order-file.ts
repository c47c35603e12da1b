import type { Deposit, Withdrawal } from '#contract/types.ts';
import type { Words } from '#i18n/translate.ts';
import { marketTime } from '#lib/dates/market-time.ts';
import { isUnpaid } from '../model/is-unpaid.ts';
import type { ListFile } from '../model/list-file.ts';

interface OrderFileOptions<T> {
  readonly name: string;
  readonly idOf: (order: T) => string;
  readonly titleOf: (order: T) => string;
}

/** Returns the columns of the file of deposits or withdrawals. */
export const orderFile = <T extends Deposit | Withdrawal>(
  { recordsReports: w }: Words,
  { name, idOf, titleOf }: OrderFileOptions<T>,
): ListFile<T> => ({
  name,
  columns: [w.made(), w.number(), w.channel(), w.amount(), w.fee(), w.status()],
  cells: (order) => [
    marketTime(order.at).slice(0, 16),
    idOf(order),
    titleOf(order),
    order.amount,
    isUnpaid(order) ? 0 : order.fee,
    w[order.status](),
  ],
});
