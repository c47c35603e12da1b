import * as rows from '../../../contract/agent/contracts.ts';
import type { Body, Query, Value } from '../../../contract/types.ts';
import { call } from '../../../lib/http/client.ts';

/** R260: what one's own contract brought, period by period. */
export const dividendHistory = (query: Query<'dividendHistory'>): Promise<Value<'dividendHistory'>> =>
  call(rows.dividendHistory, { query });

/** R260: what the agents below are owed. */
export const downlineDividends = (query: Query<'downlineDividends'>): Promise<Value<'downlineDividends'>> =>
  call(rows.downlineDividends, { query });

/** R260: sent again under its key nothing is paid twice. */
export const payoutDividend = (body: Body<'payoutDividend'>, key: string): Promise<Value<'payoutDividend'>> =>
  call(rows.payoutDividend, { body, key });
