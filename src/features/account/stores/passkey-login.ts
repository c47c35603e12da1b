import { passkeyLogin, passkeyLoginOptions } from '../../../contract/safety/passkeys.ts';
import { api } from '../../../lib/http/client.ts';
import { type LoginResult, logIn } from './log-in.ts';
import { signWithPasskey, supportsPasskeyAutofill } from './passkey-device.ts';

/** Logs in by a passkey alone (X09). Throws CallAborted where the player turned back, CallError. */
export const logInWithPasskey = async (): Promise<LoginResult> => {
  const answer = await signWithPasskey(await api(passkeyLoginOptions));
  return logIn(api(passkeyLogin, { body: { answer } }));
};

/**
 * Offers the passkeys of this device in the username field; logs in when one is picked, null where it can offer none.
 * Throws as `logInWithPasskey`.
 */
export const offerPasskeys = async (): Promise<LoginResult | null> => {
  if (!(await supportsPasskeyAutofill())) return null;
  const answer = await signWithPasskey(await api(passkeyLoginOptions), true);
  return logIn(api(passkeyLogin, { body: { answer } }));
};
