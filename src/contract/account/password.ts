import { defineEndpoint } from '../endpoint.ts';
import type { changePasswordSchemas, passwordByEmailSchemas, passwordByMobileSchemas } from './password.schemas.ts';

/** Changes the login password. */
export const changePassword = defineEndpoint<typeof changePasswordSchemas>()({
  name: 'changePassword',
  method: 'POST',
  path: '/wps/member/password',
  access: 'member',
  send: 'json',
  once: true,
});

/** Requests a temporary password by email. */
export const passwordByEmail = defineEndpoint<typeof passwordByEmailSchemas>()({
  name: 'passwordByEmail',
  method: 'POST',
  path: '/wps/member/password/email',
  access: 'anyone',
  send: 'form',
});

/** Resets the login password with a code by SMS. */
export const passwordByMobile = defineEndpoint<typeof passwordByMobileSchemas>()({
  name: 'passwordByMobile',
  method: 'POST',
  path: '/wps/member/password/mobile',
  access: 'anyone',
  flag: 'CHNGPASSVERIF3',
  send: 'json',
  once: true,
});
