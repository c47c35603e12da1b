import { passkeyLogin, passkeyLoginOptions } from '#contract/safety/passkeys.ts';
import { api } from '#lib/http/client.ts';
import { type LoginResult, logIn } from './log-in.ts';
import { signWithPasskey, supportsPasskeyAutofill } from './passkey-device.ts';

/** Logs in with a passkey only. Throws CallAborted if the player cancels, and CallError. */
export const logInWithPasskey = async (): Promise<LoginResult> => {
  const assertion = await signWithPasskey(await api(passkeyLoginOptions));
  return logIn(api(passkeyLogin, { body: { answer: assertion } }));
};

/**
 * Offers the device's passkeys in the username field; logs in when one is picked. Resolves to null if the browser does
 * not support it. Throws like `logInWithPasskey`.
 */
export const offerPasskeys = async (): Promise<LoginResult | null> => {
  if (!(await supportsPasskeyAutofill())) return null;
  const assertion = await signWithPasskey(await api(passkeyLoginOptions), true);
  return logIn(api(passkeyLogin, { body: { answer: assertion } }));
};
