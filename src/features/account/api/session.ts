import * as endpoints from '#contract/account/login.ts';
import type { Body, Value } from '#contract/types.ts';
import { api } from '#lib/http/client.ts';
import { captchaHeaders } from './verification.ts';

/** Logs in. `captchaId` identifies the captcha that the body solves. */
export const login = (body: Body<'login'>, captchaId?: string): Promise<Value<'login'>> =>
  api(endpoints.login, { body, headers: captchaHeaders(captchaId) });
