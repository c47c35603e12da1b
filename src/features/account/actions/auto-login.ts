import { ignoreCallErrors } from '#lib/http/errors.ts';
import { login } from '../api/session.ts';
import { loginType } from '../model/login-type.ts';
import { isAutoLoginEnabled } from '../state/login-preferences.ts';
import { readRememberedPassword, rememberedName } from '../state/remembered-login.ts';
import { $session } from '../state/session.ts';
import { logIn } from './log-in.ts';
import { closeLogin } from './login-popup.ts';

/**
 * Logs in silently with the remembered login if automatic login is on; any error leaves a guest. Resolves to the
 * URL to redirect to; null to stay on the page, as with `staysOnPage`.
 */
export const tryAutoLogin = async (staysOnPage: boolean): Promise<string | null> => {
  const username = rememberedName('username');
  if ($session.get() || !isAutoLoginEnabled() || !username) return null;
  const password = await readRememberedPassword('username');
  if (!password) return null;
  let next: string | null = null;
  const attempt = async (): Promise<void> => {
    ({ next } = await logIn(login({ username, password, type: loginType.username }), {
      password,
      silent: true,
      staysOnPage,
    }));
    // A login popup may have been opened in the meantime.
    if (next === null) closeLogin();
  };
  await ignoreCallErrors(attempt());
  return next;
};
