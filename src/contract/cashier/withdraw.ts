import { defineEndpoint } from '../endpoint.ts';
import type {
  cancelWithdrawSchemas,
  openWithdrawalsSchemas,
  withdrawalOrderSchemas,
  withdrawInfoSchemas,
  withdrawReportSchemas,
  withdrawSchemas,
} from './withdraw.schemas.ts';

/** R263: returns limits, fee, cards and open turnover. */
export const withdrawInfo = defineEndpoint<typeof withdrawInfoSchemas>()({
  name: 'withdrawInfo',
  method: 'GET',
  path: '/wps/transaction/withdraw',
  access: 'member',
  whenClosed: true,
  whenRestricted: true,
});

/** R263 */
export const withdraw = defineEndpoint<typeof withdrawSchemas>()({
  name: 'withdraw',
  method: 'POST',
  path: '/wps/transaction/withdraw',
  access: 'member',
  send: 'json',
  movesMoney: true,
  whenClosed: true,
  whenRestricted: true,
});

/** R263: lists pending withdrawals, newest first. */
export const openWithdrawals = defineEndpoint<typeof openWithdrawalsSchemas>()({
  name: 'openWithdrawals',
  method: 'GET',
  path: '/wps/transaction/withdraw/open',
  access: 'member',
  whenClosed: true,
  whenRestricted: true,
});

/** R263, X10: returns one withdrawal. */
export const withdrawalOrder = defineEndpoint<typeof withdrawalOrderSchemas>()({
  name: 'withdrawalOrder',
  method: 'GET',
  path: '/wps/transaction/withdraw/order',
  access: 'member',
  whenClosed: true,
  whenRestricted: true,
});

/** R263: cancels a withdrawal that is still under review. */
export const cancelWithdraw = defineEndpoint<typeof cancelWithdrawSchemas>()({
  name: 'cancelWithdraw',
  method: 'POST',
  path: '/wps/transaction/withdraw/cancel',
  access: 'member',
  send: 'json',
  movesMoney: true,
  whenClosed: true,
  whenRestricted: true,
});

/** R263 */
export const withdrawReport = defineEndpoint<typeof withdrawReportSchemas>()({
  name: 'withdrawReport',
  method: 'GET',
  path: '/wps/transaction/withdraw/report',
  access: 'member',
  flag: 'WITHREC3',
  whenClosed: true,
  whenRestricted: true,
});
