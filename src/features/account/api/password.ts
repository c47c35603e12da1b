import * as rows from '../../../contract/account/password.ts';
import type { Body, Value } from '../../../contract/types.ts';
import { callOnce } from '../../../lib/http/call-once.ts';
import { call } from '../../../lib/http/client.ts';

/** R232 */
export const changePassword = (body: Body<'changePassword'>): Promise<Value<'changePassword'>> =>
  callOnce(rows.changePassword, { body });

/** R233 */
export const passwordByEmail = (body: Body<'passwordByEmail'>): Promise<Value<'passwordByEmail'>> =>
  call(rows.passwordByEmail, { body });

/** R234 */
export const passwordByMobile = (body: Body<'passwordByMobile'>): Promise<Value<'passwordByMobile'>> =>
  callOnce(rows.passwordByMobile, { body });
