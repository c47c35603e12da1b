import { quietly } from '../../api/errors.ts';
import type { SessionInfo } from '../../browser/session-item.ts';
import { leaveFirstPassword } from './first-password.ts';
import { wantsAutoLogin } from './login-wishes.ts';
import { recallPassword, rememberedName } from './remembered.ts';
import { $session } from './session.ts';
import { signIn } from './sign-in.ts';

/** Signs in silently with the remembered login where the player asked for it (A78); any refusal leaves a guest. */
export const tryAutoLogin = async (): Promise<void> => {
  const username = rememberedName('username');
  if ($session.get() || !wantsAutoLogin() || !username) return;
  const password = await recallPassword('username');
  if (!password) return;
  const before = async ({ firstTimeLogin }: SessionInfo): Promise<void> => {
    if (firstTimeLogin) await leaveFirstPassword(password);
  };
  await quietly(signIn({ username, password, type: 0 }, { before, silent: true }));
};
