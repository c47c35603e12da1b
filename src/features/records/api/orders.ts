import { depositReport as depositRow } from '../../../contract/cashier/deposit.ts';
import { withdrawReport as withdrawRow } from '../../../contract/cashier/withdraw.ts';
import type { Query, Value } from '../../../contract/types.ts';
import { call } from '../../../lib/http/client.ts';

/** R028: deposits of a period, a page at a time, with the period's sums. */
export const depositReport = (query: Query<'depositReport'>, signal?: AbortSignal): Promise<Value<'depositReport'>> =>
  call(depositRow, { query, ...(signal && { signal }) });

/** R028: withdrawals, likewise. */
export const withdrawReport = (
  query: Query<'withdrawReport'>,
  signal?: AbortSignal,
): Promise<Value<'withdrawReport'>> => call(withdrawRow, { query, ...(signal && { signal }) });
