import * as endpoints from '#contract/account/registration.ts';
import type { Body, Value } from '#contract/types.ts';
import { api } from '#lib/http/client.ts';
import { captchaHeaders } from './verification.ts';

/** Registers a member. `captchaId` identifies the captcha that the body solves. */
export const register = (body: Body<'register'>, captchaId?: string): Promise<Value<'register'>> =>
  api(endpoints.register, { body, headers: captchaHeaders(captchaId) });

/** Registers by mobile number; see `register`. */
export const registerMobile = (body: Body<'registerMobile'>, captchaId?: string): Promise<Value<'registerMobile'>> =>
  api(endpoints.registerMobile, { body, headers: captchaHeaders(captchaId) });
