import type { Body } from '#contract/types.ts';
import { login } from '../api/session.ts';
import { loginType } from '../model/login-type.ts';
import { type LoginResult, logIn } from './log-in.ts';

/** Logs in with username and password; `captchaId` identifies the solved captcha. Throws as `logIn`. */
export const logInWithPassword = (
  body: Omit<Body<'login'>, 'type'>,
  captchaId: string,
  options: Pick<NonNullable<Parameters<typeof logIn>[1]>, 'remember' | 'staysOnPage'>,
): Promise<LoginResult> =>
  logIn(login({ ...body, type: loginType.username }, captchaId), { ...options, password: body.password });
