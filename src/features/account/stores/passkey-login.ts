import { passkeyLogin, passkeyLoginOptions } from '../api/passkeys.ts';
import { offersInFields, signWithPasskey } from './passkey-device.ts';
import { type SignedIn, signIn } from './sign-in.ts';

/** Logs in by a passkey alone (X09). Throws CallAborted where the player turned back, CallError. */
export const signInByPasskey = async (): Promise<SignedIn> => {
  const answer = await signWithPasskey(await passkeyLoginOptions());
  return signIn(passkeyLogin({ answer }));
};

/**
 * Lets the username field offer the passkeys of this device; logs in when one is picked, null where it can offer none.
 * Throws as `signInByPasskey`.
 */
export const offerPasskeys = async (): Promise<SignedIn | null> => {
  if (!(await offersInFields())) return null;
  const answer = await signWithPasskey(await passkeyLoginOptions(), true);
  return signIn(passkeyLogin({ answer }));
};
