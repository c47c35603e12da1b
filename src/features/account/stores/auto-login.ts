import { quietly } from '../../../lib/http/errors.ts';
import { login } from '../api/session.ts';
import { logIn } from './log-in.ts';
import { closeLogin } from './login-popup.ts';
import { isAutoLoginEnabled } from './login-preferences.ts';
import { readRememberedPassword, rememberedName } from './remembered-login.ts';
import { $session } from './session.ts';

/**
 * Signs in silently with the remembered login where the player asked for it (A78); any refusal leaves a guest. Answers
 * the page that comes next; null where the player stays, as one does who did not come to log in (`stays`).
 */
export const tryAutoLogin = async (stays: boolean): Promise<string | null> => {
  const username = rememberedName('username');
  if ($session.get() || !isAutoLoginEnabled() || !username) return null;
  const password = await readRememberedPassword('username');
  if (!password) return null;
  let next: string | null = null;
  const enter = async (): Promise<void> => {
    ({ next } = await logIn(login({ username, password, type: 0 }), { password, silent: true, stays }));
    // A login popup that was opened meanwhile has nothing left to ask.
    if (next === null) closeLogin();
  };
  await quietly(enter());
  return next;
};
