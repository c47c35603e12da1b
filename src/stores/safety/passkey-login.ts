import { passkeyLogin, passkeyLoginOptions } from '../../api/safety/passkeys.ts';
import { openSession, sessionOf } from '../account/sign-in.ts';
import { offersInFields, signWithPasskey } from './passkey-device.ts';

/** Logs in by a passkey alone (X09). Throws CallAborted where the player turned back, CallError. */
export const signInByPasskey = async (): Promise<void> => {
  const answer = await signWithPasskey(await passkeyLoginOptions());
  openSession(sessionOf(await passkeyLogin({ answer })));
};

/** Lets the username field offer the passkeys of this device; logs in when one is picked. Resolves when none is. */
export const offerPasskeys = async (): Promise<void> => {
  if (!(await offersInFields())) return;
  const answer = await signWithPasskey(await passkeyLoginOptions(), true);
  openSession(sessionOf(await passkeyLogin({ answer })));
};
