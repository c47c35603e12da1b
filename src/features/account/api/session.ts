import * as rows from '../../../contract/account/session.ts';
import type { Body, Value } from '../../../contract/types.ts';
import { callOnce } from '../../../lib/http/call-once.ts';
import { call } from '../../../lib/http/client.ts';
import { captchaHeaders } from './verification.ts';

/** R224; `captchaId` names the picture that the body answers. */
export const login = (body: Body<'login'>, captchaId?: string): Promise<Value<'login'>> =>
  callOnce(rows.login, { body, headers: captchaHeaders(captchaId) });

/** R225 */
export const logout = (): Promise<Value<'logout'>> => call(rows.logout);
