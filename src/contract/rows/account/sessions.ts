import type { Row } from '../../row.ts';

/** X08: where the member is signed in now. */
export const sessions = {
  name: 'sessions',
  method: 'GET',
  path: '/wps/member/sessions',
  caller: 'member',
  whenClosed: true,
  whenRestricted: true,
} as const satisfies Row;

/** X08: ends another session of the member; its token counts no more. */
export const endSession = {
  name: 'endSession',
  method: 'DELETE',
  path: '/wps/member/sessions',
  caller: 'member',
  whenClosed: true,
  whenRestricted: true,
  send: 'json',
  once: true,
} as const satisfies Row;

/** X08: ends every session but the caller's. */
export const endOtherSessions = {
  name: 'endOtherSessions',
  method: 'POST',
  path: '/wps/member/sessions/endOthers',
  caller: 'member',
  whenRestricted: true,
} as const satisfies Row;

/** X08: who signed in or tried to, newest first. */
export const loginHistory = {
  name: 'loginHistory',
  method: 'GET',
  path: '/wps/member/loginHistory',
  caller: 'member',
  whenClosed: true,
  whenRestricted: true,
} as const satisfies Row;
