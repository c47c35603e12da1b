import { defineEndpoint } from '../endpoint.ts';
import type {
  addPasskeySchemas,
  passkeyLoginOptionsSchemas,
  passkeyLoginSchemas,
  passkeyOptionsSchemas,
  removePasskeySchemas,
  renamePasskeySchemas,
} from './passkeys.schemas.ts';

/** Returns the options for creating a passkey. */
export const passkeyOptions = defineEndpoint<typeof passkeyOptionsSchemas>()({
  name: 'passkeyOptions',
  method: 'POST',
  path: '/wps/member/passkeys/options',
  access: 'member',
});

/** Adds a passkey. */
export const addPasskey = defineEndpoint<typeof addPasskeySchemas>()({
  name: 'addPasskey',
  method: 'POST',
  path: '/wps/member/passkeys',
  access: 'member',
  send: 'json',
  once: true,
});

/** Renames a passkey. */
export const renamePasskey = defineEndpoint<typeof renamePasskeySchemas>()({
  name: 'renamePasskey',
  method: 'PUT',
  path: '/wps/member/passkeys',
  access: 'member',
  send: 'json',
});

/** Removes a passkey. */
export const removePasskey = defineEndpoint<typeof removePasskeySchemas>()({
  name: 'removePasskey',
  method: 'DELETE',
  path: '/wps/member/passkeys',
  access: 'member',
  send: 'json',
  once: true,
});

/** Returns the challenge for a login with any passkey of this site. */
export const passkeyLoginOptions = defineEndpoint<typeof passkeyLoginOptionsSchemas>()({
  name: 'passkeyLoginOptions',
  method: 'POST',
  path: '/wps/session/passkey/options',
  access: 'anyone',
});

/** Logs in with a passkey only. */
export const passkeyLogin = defineEndpoint<typeof passkeyLoginSchemas>()({
  name: 'passkeyLogin',
  method: 'POST',
  path: '/wps/session/passkey',
  access: 'anyone',
  send: 'json',
});
