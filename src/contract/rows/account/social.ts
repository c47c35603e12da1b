import type { Row } from '../../row.ts';

/** R246, A55: the accounts that the simulated consent screen offers. */
export const socialAccounts = {
  name: 'socialAccounts',
  method: 'GET',
  path: '/wps/provider/accounts',
  caller: 'anyone',
  whenRestricted: true,
} as const satisfies Row;

/** R246, A55: the player agrees at the provider. */
export const socialConsent = {
  name: 'socialConsent',
  method: 'POST',
  path: '/wps/provider/consent',
  caller: 'anyone',
  whenRestricted: true,
  send: 'json',
} as const satisfies Row;

/** R130, R246: signs in with what the provider gave, making a member at the first time. */
export const socialLogin = {
  name: 'socialLogin',
  method: 'POST',
  path: '/wps/session/login/social',
  caller: 'anyone',
  whenRestricted: true,
  send: 'json',
  once: true,
} as const satisfies Row;
