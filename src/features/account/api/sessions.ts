import * as rows from '../../../contract/account/sessions.ts';
import type { Body, Query, Value } from '../../../contract/types.ts';
import { callOnce } from '../../../lib/http/call-once.ts';
import { call } from '../../../lib/http/client.ts';

/** X08 */
export const sessions = (signal?: AbortSignal): Promise<Value<'sessions'>> =>
  call(rows.sessions, signal ? { signal } : {});

/** X08 */
export const endSession = (body: Body<'endSession'>): Promise<Value<'endSession'>> =>
  callOnce(rows.endSession, { body });

/** X08 */
export const endOtherSessions = (): Promise<Value<'endOtherSessions'>> => call(rows.endOtherSessions);

/** X08 */
export const loginHistory = (query: Query<'loginHistory'>, signal?: AbortSignal): Promise<Value<'loginHistory'>> =>
  call(rows.loginHistory, { query, ...(signal && { signal }) });
