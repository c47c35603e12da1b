import type { Row } from '../../row.ts';

/** R263: limits, fee, cards and open turnover. */
export const withdrawInfo = {
  name: 'withdrawInfo',
  method: 'GET',
  path: '/wps/transaction/withdraw',
  caller: 'member',
  whenClosed: true,
  whenRestricted: true,
} as const satisfies Row;

/** R263 */
export const withdraw = {
  name: 'withdraw',
  method: 'POST',
  path: '/wps/transaction/withdraw',
  caller: 'member',
  send: 'json',
  movesMoney: true,
  whenClosed: true,
  whenRestricted: true,
} as const satisfies Row;

/** R263: withdrawals on their way, the newest first. */
export const openWithdrawals = {
  name: 'openWithdrawals',
  method: 'GET',
  path: '/wps/transaction/withdraw/open',
  caller: 'member',
  whenClosed: true,
  whenRestricted: true,
} as const satisfies Row;

/** R263, X10: how one withdrawal stands. */
export const withdrawalOrder = {
  name: 'withdrawalOrder',
  method: 'GET',
  path: '/wps/transaction/withdraw/order',
  caller: 'member',
  whenClosed: true,
  whenRestricted: true,
} as const satisfies Row;

/** R263: possible until it is processed. */
export const cancelWithdraw = {
  name: 'cancelWithdraw',
  method: 'POST',
  path: '/wps/transaction/withdraw/cancel',
  caller: 'member',
  send: 'json',
  movesMoney: true,
  whenClosed: true,
  whenRestricted: true,
} as const satisfies Row;

/** R263 */
export const withdrawReport = {
  name: 'withdrawReport',
  method: 'GET',
  path: '/wps/transaction/withdraw/report',
  caller: 'member',
  flag: 'WITHREC3',
  whenClosed: true,
  whenRestricted: true,
} as const satisfies Row;
