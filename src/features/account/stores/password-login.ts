import type { Body } from '../../../contract/types.ts';
import { login } from '../api/session.ts';
import { type SignedIn, signIn } from './sign-in.ts';

/** Logs in with username and password (R224, R134); `captchaId` names the picture that the body answers. Throws as `signIn`. */
export const signInByPassword = (
  body: Omit<Body<'login'>, 'type'>,
  captchaId: string,
  wishes: Pick<NonNullable<Parameters<typeof signIn>[1]>, 'remember' | 'stays'>,
): Promise<SignedIn> => signIn(login({ ...body, type: 0 }, captchaId), { ...wishes, password: body.password });
