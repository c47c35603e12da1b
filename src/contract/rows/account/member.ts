import type { Row } from '../../row.ts';

/** R235 */
export const memberInfo = {
  name: 'memberInfo',
  method: 'GET',
  path: '/wps/member/info',
  caller: 'session',
  whenClosed: true,
  whenRestricted: true,
} as const satisfies Row;

/** R245; with `merchantCode` it adds the balances by vendor (A28). */
export const balance = {
  name: 'balance',
  method: 'GET',
  path: '/wps/wallets/balance',
  caller: 'session',
  whenClosed: true,
  whenRestricted: true,
} as const satisfies Row;

/** R236 */
export const headIcon = {
  name: 'headIcon',
  method: 'GET',
  path: '/wps/member/info/icon',
  caller: 'session',
  module: 'PROFPIC3',
  whenClosed: true,
  whenRestricted: true,
} as const satisfies Row;

/** R236, A83 */
export const setHeadIcon = {
  name: 'setHeadIcon',
  method: 'POST',
  path: '/wps/member/info/icon',
  caller: 'member',
  send: 'form',
} as const satisfies Row;
