import type { Row } from '../../row.ts';

/** R224 */
export const login = {
  name: 'login',
  method: 'POST',
  path: '/wps/session/login',
  caller: 'anyone',
  whenRestricted: true,
  send: 'encrypted',
  once: true,
} as const satisfies Row;

/** R225 */
export const logout = {
  name: 'logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  caller: 'session',
  whenClosed: true,
  whenRestricted: true,
} as const satisfies Row;
