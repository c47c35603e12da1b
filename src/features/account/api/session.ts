import * as rows from '../../../contract/account/session.ts';
import type { Body, Value } from '../../../contract/types.ts';
import { api } from '../../../lib/http/client.ts';
import { captchaHeaders } from './verification.ts';

/** R224; `captchaId` names the picture that the body answers. */
export const login = (body: Body<'login'>, captchaId?: string): Promise<Value<'login'>> =>
  api(rows.login, { body, headers: captchaHeaders(captchaId) });
