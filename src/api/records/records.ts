import { depositReport as depositRow } from '../../contract/rows/cashier/deposit.ts';
import * as wallet from '../../contract/rows/cashier/wallet.ts';
import { withdrawReport as withdrawRow } from '../../contract/rows/cashier/withdraw.ts';
import * as rows from '../../contract/rows/records/reports.ts';
import type { Query, Value } from '../../contract/types.ts';
import { call } from '../client.ts';

/** R028: deposits of a period, a page at a time, with the period's sums. */
export const depositReport = (query: Query<'depositReport'>, signal?: AbortSignal): Promise<Value<'depositReport'>> =>
  call(depositRow, { query, ...(signal && { signal }) });

/** R028: withdrawals, likewise. */
export const withdrawReport = (
  query: Query<'withdrawReport'>,
  signal?: AbortSignal,
): Promise<Value<'withdrawReport'>> => call(withdrawRow, { query, ...(signal && { signal }) });

/** R029: movements of the main wallet. */
export const transactions = (query: Query<'transactions'>, signal?: AbortSignal): Promise<Value<'transactions'>> =>
  call(wallet.transactions, { query, ...(signal && { signal }) });

/** R245: the kinds of movements with their names. */
export const transactionCodes = (query: Query<'transactionCodes'>): Promise<Value<'transactionCodes'>> =>
  call(wallet.transactionCodes, { query });

/** R030 */
export const bets = (query: Query<'bets'>, signal?: AbortSignal): Promise<Value<'bets'>> =>
  call(rows.bets, { query, ...(signal && { signal }) });

/** R262 */
export const memberPnl = (query: Query<'memberPnl'>, signal?: AbortSignal): Promise<Value<'memberPnl'>> =>
  call(rows.memberPnl, { query, ...(signal && { signal }) });

/** X07 */
export const statement = (query: Query<'statement'>, signal?: AbortSignal): Promise<Value<'statement'>> =>
  call(rows.statement, { query, ...(signal && { signal }) });

/** R180: what was sent up the line. */
export const uplineTransfers = (
  query: Query<'uplineTransfers'>,
  signal?: AbortSignal,
): Promise<Value<'uplineTransfers'>> => call(wallet.uplineTransfers, { query, ...(signal && { signal }) });
