import { defineEndpoint } from '../endpoint.ts';
import type { loginSchemas, logoutSchemas } from './login.schemas.ts';

/** Logs in with a password or an SMS code. */
export const login = defineEndpoint<typeof loginSchemas>()({
  name: 'login',
  method: 'POST',
  path: '/wps/session/login',
  access: 'anyone',
  send: 'encrypted',
  once: true,
});

/** Ends the session. */
export const logout = defineEndpoint<typeof logoutSchemas>()({
  name: 'logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  access: 'session',
});
