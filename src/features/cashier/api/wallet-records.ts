import * as rows from '../../../contract/cashier/wallet.ts';
import type { Query, Value } from '../../../contract/types.ts';
import { call } from '../../../lib/http/client.ts';

/** R029: movements of the main wallet. */
export const transactions = (query: Query<'transactions'>, signal?: AbortSignal): Promise<Value<'transactions'>> =>
  call(rows.transactions, { query, ...(signal && { signal }) });

/** R245: the kinds of movements with their names. */
export const transactionCodes = (query: Query<'transactionCodes'>): Promise<Value<'transactionCodes'>> =>
  call(rows.transactionCodes, { query });

/** R180: what was sent up the line. */
export const uplineTransfers = (
  query: Query<'uplineTransfers'>,
  signal?: AbortSignal,
): Promise<Value<'uplineTransfers'>> => call(rows.uplineTransfers, { query, ...(signal && { signal }) });
