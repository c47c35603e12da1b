import type { Row } from '../../row.ts';

/** X09: what a device signs to make a passkey. */
export const passkeyOptions = {
  name: 'passkeyOptions',
  method: 'POST',
  path: '/wps/member/passkeys/options',
  caller: 'member',
  whenRestricted: true,
} as const satisfies Row;

/** X09 */
export const addPasskey = {
  name: 'addPasskey',
  method: 'POST',
  path: '/wps/member/passkeys',
  caller: 'member',
  whenRestricted: true,
  send: 'json',
  once: true,
} as const satisfies Row;

/** X09 */
export const renamePasskey = {
  name: 'renamePasskey',
  method: 'PUT',
  path: '/wps/member/passkeys',
  caller: 'member',
  whenRestricted: true,
  send: 'json',
} as const satisfies Row;

/** X09 */
export const removePasskey = {
  name: 'removePasskey',
  method: 'DELETE',
  path: '/wps/member/passkeys',
  caller: 'member',
  whenRestricted: true,
  send: 'json',
  once: true,
} as const satisfies Row;

/** X09: what any passkey of this site signs to log in. */
export const passkeyLoginOptions = {
  name: 'passkeyLoginOptions',
  method: 'POST',
  path: '/wps/session/passkey/options',
  caller: 'anyone',
  whenRestricted: true,
} as const satisfies Row;

/** X09: login by a passkey alone. */
export const passkeyLogin = {
  name: 'passkeyLogin',
  method: 'POST',
  path: '/wps/session/passkey',
  caller: 'anyone',
  whenRestricted: true,
  send: 'json',
} as const satisfies Row;
