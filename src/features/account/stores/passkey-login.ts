import { passkeyLogin, passkeyLoginOptions } from '../../../contract/safety/passkeys.ts';
import { api } from '../../../lib/http/client.ts';
import { offersInFields, signWithPasskey } from './passkey-device.ts';
import { type SignedIn, signIn } from './sign-in.ts';

/** Logs in by a passkey alone (X09). Throws CallAborted where the player turned back, CallError. */
export const signInByPasskey = async (): Promise<SignedIn> => {
  const answer = await signWithPasskey(await api(passkeyLoginOptions));
  return signIn(api(passkeyLogin, { body: { answer } }));
};

/**
 * Lets the username field offer the passkeys of this device; logs in when one is picked, null where it can offer none.
 * Throws as `signInByPasskey`.
 */
export const offerPasskeys = async (): Promise<SignedIn | null> => {
  if (!(await offersInFields())) return null;
  const answer = await signWithPasskey(await api(passkeyLoginOptions), true);
  return signIn(api(passkeyLogin, { body: { answer } }));
};
