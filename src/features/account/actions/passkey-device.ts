import { browserSupportsWebAuthnAutofill, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { Body, Value } from '#contract/types.ts';
import { CallAborted, CallError } from '#lib/http/errors.ts';

/** Maps an error of the passkey prompt to a CallError; cancelling becomes CallAborted. */
const failureOf = (error: unknown): Error => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return new CallAborted();
  if (name === 'InvalidStateError') return new CallError('passkey.here');
  return new CallError('passkey.failed');
};

/**
 * Creates a passkey on the device. Throws CallAborted if the player cancels, CallError `passkey.here` if the device
 * already has one.
 */
export const createPasskey = (optionsJSON: Value<'passkeyOptions'>): Promise<Body<'addPasskey'>['answer']> =>
  startRegistration({ optionsJSON } as Parameters<typeof startRegistration>[0]).then(
    (answer) => answer as Body<'addPasskey'>['answer'],
    (error: unknown) => {
      throw failureOf(error);
    },
  );

/**
 * Signs with a passkey. With `autofill` it waits until the player picks one in the username field; another request ends
 * the wait. Throws CallAborted if the player cancels.
 */
export const signWithPasskey = (
  optionsJSON: Value<'passkeyLoginOptions'>,
  autofill = false,
): Promise<Body<'passkeyLogin'>['answer']> => {
  const options = { optionsJSON, useBrowserAutofill: autofill } as Parameters<typeof startAuthentication>[0];
  return startAuthentication(options).then(
    (answer) => answer as Body<'passkeyLogin'>['answer'],
    (error: unknown) => {
      throw failureOf(error);
    },
  );
};

/** Returns whether the browser offers passkeys in input fields. */
export const supportsPasskeyAutofill = (): Promise<boolean> => browserSupportsWebAuthnAutofill();
