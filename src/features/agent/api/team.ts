import * as rows from '../../../contract/agent/team.ts';
import * as transferRows from '../../../contract/agent/transfers.ts';
import type { Body, Query, Value } from '../../../contract/types.ts';
import { call } from '../../../lib/http/client.ts';

/** R257: a page of the team. */
export const subordinate = (query: Query<'subordinate'>, signal?: AbortSignal): Promise<Value<'subordinate'>> =>
  call(rows.subordinate, { query, ...(signal && { signal }) });

/** R257: one member, with rebates and figures. */
export const downline = (query: Query<'downline'>): Promise<Value<'downline'>> => call(rows.downline, { query });

/** R257: what transfers would do. */
export const checkTransfers = (transfers: Body<'checkTransfers'>['transfers']): Promise<Value<'checkTransfers'>> =>
  call(transferRows.checkTransfers, { body: { transfers } });

/** R257: each line for itself; sent again under its key nothing moves twice. */
export const transferMultiple = (
  body: Body<'transferMultipleDownline'>,
  key: string,
): Promise<Value<'transferMultipleDownline'>> => call(transferRows.transferMultipleDownline, { body, key });

/** R257 */
export const rebateSettings = (): Promise<Value<'rebateSettings'>> => call(rows.rebateSettings);

/** R257 */
export const updateRebates = (body: Body<'updateDownlineRebates'>): Promise<Value<'updateDownlineRebates'>> =>
  call(rows.updateDownlineRebates, { body });
