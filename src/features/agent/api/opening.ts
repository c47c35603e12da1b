import * as rows from '../../../contract/agent/team.ts';
import type { Body, Value } from '../../../contract/types.ts';
import { callOnce } from '../../../lib/http/call-once.ts';
import { call } from '../../../lib/http/client.ts';

/** R257 */
export const checkUsername = (username: string, signal?: AbortSignal): Promise<Value<'checkUsername'>> =>
  call(rows.checkUsername, { query: { username }, ...(signal && { signal }) });

/** R257 */
export const createDownline = (body: Body<'createDownline'>): Promise<Value<'createDownline'>> =>
  callOnce(rows.createDownline, { body });
