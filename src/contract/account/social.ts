import { defineEndpoint } from '../endpoint.ts';
import type { socialAccountsSchemas, socialConsentSchemas, socialLoginSchemas } from './social.schemas.ts';

/** R246, A55: lists the accounts that the simulated consent screen offers. */
export const socialAccounts = defineEndpoint<typeof socialAccountsSchemas>()({
  name: 'socialAccounts',
  method: 'GET',
  path: '/wps/provider/accounts',
  access: 'anyone',
  whenRestricted: true,
});

/** R246, A55: gives consent at the provider. */
export const socialConsent = defineEndpoint<typeof socialConsentSchemas>()({
  name: 'socialConsent',
  method: 'POST',
  path: '/wps/provider/consent',
  access: 'anyone',
  whenRestricted: true,
  send: 'json',
});

/** R130, R246: logs in with the provider's result; creates the member at the first login. */
export const socialLogin = defineEndpoint<typeof socialLoginSchemas>()({
  name: 'socialLogin',
  method: 'POST',
  path: '/wps/session/login/social',
  access: 'anyone',
  whenRestricted: true,
  send: 'json',
  once: true,
});
