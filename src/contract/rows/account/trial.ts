import type { Row } from '../../row.ts';

/** R227, A56: a name to try the site under, and how many trial accounts are left today. */
export const trialUser = {
  name: 'trialUser',
  method: 'GET',
  path: '/wps/member/trialuser',
  caller: 'anyone',
} as const satisfies Row;

/** R227 */
export const freePlay = {
  name: 'freePlay',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  caller: 'anyone',
  module: 'FREEPLAY3',
  send: 'json',
} as const satisfies Row;
