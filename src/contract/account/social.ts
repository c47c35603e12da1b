import { defineEndpoint } from '../endpoint.ts';
import type { socialAccountsSchemas, socialConsentSchemas, socialLoginSchemas } from './social.schemas.ts';

/** Lists the accounts that the simulated consent screen offers. */
export const socialAccounts = defineEndpoint<typeof socialAccountsSchemas>()({
  name: 'socialAccounts',
  method: 'GET',
  path: '/wps/provider/accounts',
  access: 'anyone',
});

/** Gives consent at the provider. */
export const socialConsent = defineEndpoint<typeof socialConsentSchemas>()({
  name: 'socialConsent',
  method: 'POST',
  path: '/wps/provider/consent',
  access: 'anyone',
  send: 'json',
});

/** Logs in with the provider's result; creates the member at the first login. */
export const socialLogin = defineEndpoint<typeof socialLoginSchemas>()({
  name: 'socialLogin',
  method: 'POST',
  path: '/wps/session/login/social',
  access: 'anyone',
  send: 'json',
  once: true,
});
