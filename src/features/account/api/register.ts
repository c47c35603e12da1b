import * as rows from '../../../contract/account/registration.ts';
import type { Body, Value } from '../../../contract/types.ts';
import { api } from '../../../lib/http/client.ts';
import { captchaHeaders } from './verification.ts';

/** R226; `captchaId` names the picture that the body answers. */
export const register = (body: Body<'register'>, captchaId?: string): Promise<Value<'register'>> =>
  api(rows.register, { body, headers: captchaHeaders(captchaId) });

/** R226, as `register`. */
export const registerMobile = (body: Body<'registerMobile'>, captchaId?: string): Promise<Value<'registerMobile'>> =>
  api(rows.registerMobile, { body, headers: captchaHeaders(captchaId) });
