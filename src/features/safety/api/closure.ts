import * as rows from '../../../contract/safety/closure.ts';
import type { Body, Value } from '../../../contract/types.ts';
import { callOnce } from '../../../lib/http/call-once.ts';
import { call } from '../../../lib/http/client.ts';

/** X06: a time-out or self-exclusion, at once. */
export const closeAccount = (body: Body<'closeAccount'>): Promise<Value<'closeAccount'>> =>
  callOnce(rows.closeAccount, { body });

/** X06: what keeps the account closed; null when it is open. */
export const closedAccount = (): Promise<Value<'closedAccount'>> => call(rows.closedAccount);

/** X06: asks to come back. */
export const askReturn = (): Promise<Value<'askReturn'>> => callOnce(rows.askReturn);

/** X06: comes back, a day later. */
export const confirmReturn = (body: Body<'confirmReturn'>): Promise<null> => callOnce(rows.confirmReturn, { body });
