import type { Row } from '../../row.ts';

/** R264: the ways to deposit, with the banks of each. */
export const depositChannels = {
  name: 'depositChannels',
  method: 'GET',
  path: '/wps/relay/DEP_banksByVendor',
  caller: 'member',
} as const satisfies Row;

/** R264: promotions that a deposit can carry. */
export const depositPromos = {
  name: 'depositPromos',
  method: 'GET',
  path: '/wps/relay/DEP_promoList',
  caller: 'member',
} as const satisfies Row;

/** R264: binds a promotion to the next deposit. */
export const acceptPromo = {
  name: 'acceptPromo',
  method: 'POST',
  path: '/wps/relay/DEP_acceptPromo',
  caller: 'member',
  send: 'json',
} as const satisfies Row;

/** R264: a bank transfer by hand; the reply names account and reference code. */
export const depositManual = {
  name: 'depositManual',
  method: 'POST',
  path: '/wps/relay/DEP_manualTransfer',
  caller: 'member',
  send: 'json',
  movesMoney: true,
} as const satisfies Row;

/** R264: a QR code for the wallet app. */
export const depositAlipay = {
  name: 'depositAlipay',
  method: 'POST',
  path: '/wps/relay/DEP_alipay',
  caller: 'member',
  send: 'json',
  movesMoney: true,
} as const satisfies Row;

/** R264: a QR code for the wallet app. */
export const depositQq = {
  name: 'depositQq',
  method: 'POST',
  path: '/wps/relay/DEP_qq',
  caller: 'member',
  send: 'json',
  movesMoney: true,
} as const satisfies Row;

/** R264: a QR code for the wallet app. */
export const depositWechat = {
  name: 'depositWechat',
  method: 'POST',
  path: '/wps/relay/DEP_wechat',
  caller: 'member',
  send: 'json',
  movesMoney: true,
} as const satisfies Row;

/** R264: GCash, Maya, GrabPay or InstaPay on a payment page. */
export const depositGateway = {
  name: 'depositGateway',
  method: 'POST',
  path: '/wps/relay/DEP_paymentGateway',
  caller: 'member',
  send: 'json',
  movesMoney: true,
} as const satisfies Row;

/** R264: how one deposit stands. */
export const depositOrder = {
  name: 'depositOrder',
  method: 'GET',
  path: '/wps/relay/DEP_order',
  caller: 'member',
  whenClosed: true,
  whenRestricted: true,
} as const satisfies Row;

/** R264: orders that have not ended, so that the cashier finds them again. */
export const openDeposits = {
  name: 'openDeposits',
  method: 'GET',
  path: '/wps/relay/DEP_open',
  caller: 'member',
  whenClosed: true,
  whenRestricted: true,
} as const satisfies Row;

/** R264: says that a hand transfer was made; the desk looks for it. */
export const confirmDeposit = {
  name: 'confirmDeposit',
  method: 'POST',
  path: '/wps/relay/DEP_confirm',
  caller: 'member',
  send: 'json',
} as const satisfies Row;

/** R264: gives up a deposit that is not paid yet. */
export const cancelDeposit = {
  name: 'cancelDeposit',
  method: 'POST',
  path: '/wps/relay/DEP_cancel',
  caller: 'member',
  send: 'json',
  whenClosed: true,
  whenRestricted: true,
} as const satisfies Row;

/** R264 */
export const depositReport = {
  name: 'depositReport',
  method: 'GET',
  path: '/wps/relay/DEP_report',
  caller: 'member',
  flag: 'DEPRECM3',
  whenClosed: true,
  whenRestricted: true,
} as const satisfies Row;
