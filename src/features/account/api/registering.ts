import * as rows from '../../../contract/account/registration.ts';
import type { Body, Value } from '../../../contract/types.ts';
import { callOnce } from '../../../lib/http/call-once.ts';
import { captchaHeaders } from './verification.ts';

/** R226; `captchaId` names the picture that the body answers. */
export const register = (body: Body<'register'>, captchaId?: string): Promise<Value<'register'>> =>
  callOnce(rows.register, { body, headers: captchaHeaders(captchaId) });

/** R226, as `register`. */
export const registerMobile = (body: Body<'registerMobile'>, captchaId?: string): Promise<Value<'registerMobile'>> =>
  callOnce(rows.registerMobile, { body, headers: captchaHeaders(captchaId) });
