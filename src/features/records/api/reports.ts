import * as rows from '../../../contract/records/reports.ts';
import type { Query, Value } from '../../../contract/types.ts';
import { call } from '../../../lib/http/client.ts';

/** R030 */
export const bets = (query: Query<'bets'>, signal?: AbortSignal): Promise<Value<'bets'>> =>
  call(rows.bets, { query, ...(signal && { signal }) });

/** R262 */
export const memberPnl = (query: Query<'memberPnl'>, signal?: AbortSignal): Promise<Value<'memberPnl'>> =>
  call(rows.memberPnl, { query, ...(signal && { signal }) });

/** X07 */
export const statement = (query: Query<'statement'>, signal?: AbortSignal): Promise<Value<'statement'>> =>
  call(rows.statement, { query, ...(signal && { signal }) });
