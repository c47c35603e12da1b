import { defineEndpoint } from '../endpoint.ts';
import type {
  acceptPromoSchemas,
  cancelDepositSchemas,
  confirmDepositSchemas,
  depositAlipaySchemas,
  depositChannelsSchemas,
  depositCounterSchemas,
  depositGatewaySchemas,
  depositManualSchemas,
  depositOrderSchemas,
  depositPromosSchemas,
  depositQqSchemas,
  depositQrphSchemas,
  depositReportSchemas,
  depositWechatSchemas,
  openDepositsSchemas,
} from './deposit.schemas.ts';

/** Lists deposit channels with the banks of each. */
export const depositChannels = defineEndpoint<typeof depositChannelsSchemas>()({
  name: 'depositChannels',
  method: 'GET',
  path: '/wps/relay/DEP_banksByVendor',
  access: 'member',
});

/** Lists promotions available for a deposit. */
export const depositPromos = defineEndpoint<typeof depositPromosSchemas>()({
  name: 'depositPromos',
  method: 'GET',
  path: '/wps/relay/DEP_promoList',
  access: 'member',
});

/** Chooses the promotion of the next deposit. */
export const acceptPromo = defineEndpoint<typeof acceptPromoSchemas>()({
  name: 'acceptPromo',
  method: 'POST',
  path: '/wps/relay/DEP_acceptPromo',
  access: 'member',
  send: 'json',
});

/** Creates a bank transfer order; the reply names account and reference code. */
export const depositManual = defineEndpoint<typeof depositManualSchemas>()({
  name: 'depositManual',
  method: 'POST',
  path: '/wps/relay/DEP_manualTransfer',
  access: 'member',
  send: 'json',
  movesMoney: true,
});

/** Creates a QR code for the wallet app. */
export const depositAlipay = defineEndpoint<typeof depositAlipaySchemas>()({
  name: 'depositAlipay',
  method: 'POST',
  path: '/wps/relay/DEP_alipay',
  access: 'member',
  send: 'json',
  movesMoney: true,
});

/** Creates a QR code for the wallet app. */
export const depositQq = defineEndpoint<typeof depositQqSchemas>()({
  name: 'depositQq',
  method: 'POST',
  path: '/wps/relay/DEP_qq',
  access: 'member',
  send: 'json',
  movesMoney: true,
});

/** Creates a QR code for the wallet app. */
export const depositWechat = defineEndpoint<typeof depositWechatSchemas>()({
  name: 'depositWechat',
  method: 'POST',
  path: '/wps/relay/DEP_wechat',
  access: 'member',
  send: 'json',
  movesMoney: true,
});

/** Creates a QR Ph code, which every bank and e-wallet app of the country reads. */
export const depositQrph = defineEndpoint<typeof depositQrphSchemas>()({
  name: 'depositQrph',
  method: 'POST',
  path: '/wps/relay/DEP_qrph',
  access: 'member',
  send: 'json',
  movesMoney: true,
});

/** Creates a code that the member pays at a counter in cash. */
export const depositCounter = defineEndpoint<typeof depositCounterSchemas>()({
  name: 'depositCounter',
  method: 'POST',
  path: '/wps/relay/DEP_counter',
  access: 'member',
  send: 'json',
  movesMoney: true,
});

/** Pays by GCash, Maya, GrabPay or InstaPay on a payment page. */
export const depositGateway = defineEndpoint<typeof depositGatewaySchemas>()({
  name: 'depositGateway',
  method: 'POST',
  path: '/wps/relay/DEP_paymentGateway',
  access: 'member',
  send: 'json',
  movesMoney: true,
});

/** Returns one deposit. */
export const depositOrder = defineEndpoint<typeof depositOrderSchemas>()({
  name: 'depositOrder',
  method: 'GET',
  path: '/wps/relay/DEP_order',
  access: 'member',
});

/** Lists open orders, so that the cashier can resume them. */
export const openDeposits = defineEndpoint<typeof openDepositsSchemas>()({
  name: 'openDeposits',
  method: 'GET',
  path: '/wps/relay/DEP_open',
  access: 'member',
});

/** Reports that a bank transfer was sent, which starts its review. */
export const confirmDeposit = defineEndpoint<typeof confirmDepositSchemas>()({
  name: 'confirmDeposit',
  method: 'POST',
  path: '/wps/relay/DEP_confirm',
  access: 'member',
  send: 'json',
});

/** Cancels a deposit that is not paid yet. */
export const cancelDeposit = defineEndpoint<typeof cancelDepositSchemas>()({
  name: 'cancelDeposit',
  method: 'POST',
  path: '/wps/relay/DEP_cancel',
  access: 'member',
  send: 'json',
});

/** Lists deposits of a period. */
export const depositReport = defineEndpoint<typeof depositReportSchemas>()({
  name: 'depositReport',
  method: 'GET',
  path: '/wps/relay/DEP_report',
  access: 'member',
  flag: 'DEPRECM3',
});
