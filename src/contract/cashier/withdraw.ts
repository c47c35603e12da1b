import { defineEndpoint } from '../endpoint.ts';
import type {
  cancelWithdrawSchemas,
  holdCodeSchemas,
  liftHoldSchemas,
  openWithdrawalsSchemas,
  withdrawalOrderSchemas,
  withdrawInfoSchemas,
  withdrawReportSchemas,
  withdrawSchemas,
} from './withdraw.schemas.ts';

/** Returns limits, fee, bank accounts and the open wagering requirement. */
export const withdrawInfo = defineEndpoint<typeof withdrawInfoSchemas>()({
  name: 'withdrawInfo',
  method: 'GET',
  path: '/wps/transaction/withdraw',
  access: 'member',
});

/** Requests a withdrawal. */
export const withdraw = defineEndpoint<typeof withdrawSchemas>()({
  name: 'withdraw',
  method: 'POST',
  path: '/wps/transaction/withdraw',
  access: 'member',
  send: 'json',
  movesMoney: true,
});

/** Sends a code to a contact that was confirmed earlier; it ends a hold on withdrawals. */
export const holdCode = defineEndpoint<typeof holdCodeSchemas>()({
  name: 'holdCode',
  method: 'POST',
  path: '/wps/transaction/withdraw/hold/code',
  access: 'member',
  send: 'json',
});

/** Ends a hold on withdrawals with the code of `holdCode`. */
export const liftHold = defineEndpoint<typeof liftHoldSchemas>()({
  name: 'liftHold',
  method: 'POST',
  path: '/wps/transaction/withdraw/hold',
  access: 'member',
  send: 'json',
  once: true,
});

/** Lists pending withdrawals, newest first. */
export const openWithdrawals = defineEndpoint<typeof openWithdrawalsSchemas>()({
  name: 'openWithdrawals',
  method: 'GET',
  path: '/wps/transaction/withdraw/open',
  access: 'member',
});

/** Returns one withdrawal. */
export const withdrawalOrder = defineEndpoint<typeof withdrawalOrderSchemas>()({
  name: 'withdrawalOrder',
  method: 'GET',
  path: '/wps/transaction/withdraw/order',
  access: 'member',
});

/** Cancels a withdrawal that is still under review. */
export const cancelWithdraw = defineEndpoint<typeof cancelWithdrawSchemas>()({
  name: 'cancelWithdraw',
  method: 'POST',
  path: '/wps/transaction/withdraw/cancel',
  access: 'member',
  send: 'json',
  movesMoney: true,
});

/** Lists withdrawals of a period. */
export const withdrawReport = defineEndpoint<typeof withdrawReportSchemas>()({
  name: 'withdrawReport',
  method: 'GET',
  path: '/wps/transaction/withdraw/report',
  access: 'member',
  flag: 'WITHREC3',
});
