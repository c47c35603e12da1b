import type { Row } from '../../row.ts';

/** R232 */
export const changePassword = {
  name: 'changePassword',
  method: 'POST',
  path: '/wps/member/password',
  caller: 'member',
  send: 'json',
  whenClosed: true,
  whenRestricted: true,
  once: true,
} as const satisfies Row;

/** R233 */
export const passwordByEmail = {
  name: 'passwordByEmail',
  method: 'POST',
  path: '/wps/member/password/email',
  caller: 'anyone',
  whenRestricted: true,
  send: 'form',
} as const satisfies Row;

/** R234, A69 */
export const passwordByMobile = {
  name: 'passwordByMobile',
  method: 'POST',
  path: '/wps/member/password/mobile',
  caller: 'anyone',
  whenRestricted: true,
  flag: 'CHNGPASSVERIF3',
  send: 'json',
  once: true,
} as const satisfies Row;
