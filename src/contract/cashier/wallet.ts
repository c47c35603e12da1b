import { defineEndpoint } from '../endpoint.ts';
import type {
  balanceSchemas,
  settleMoveSchemas,
  transactionCodesSchemas,
  transactionsSchemas,
  uplineTransferSchemas,
  uplineTransfersSchemas,
  walletTransferSchemas,
} from './wallet.schemas.ts';

/** Returns the balance and its wallets, with `merchantCode` also the balances by vendor. */
export const balance = defineEndpoint<typeof balanceSchemas>()({
  name: 'balance',
  method: 'GET',
  path: '/wps/wallets/balance',
  access: 'session',
});

/** Transfers between the main wallet and a vendor's. */
export const walletTransfer = defineEndpoint<typeof walletTransferSchemas>()({
  name: 'walletTransfer',
  method: 'POST',
  path: '/wps/wallets/transfer',
  access: 'member',
  module: 'FUNDTRANS3',
  send: 'json',
  movesMoney: true,
});

/** Sends money to the agent above. */
export const uplineTransfer = defineEndpoint<typeof uplineTransferSchemas>()({
  name: 'uplineTransfer',
  method: 'POST',
  path: '/wps/wallets/transfer/upline',
  access: 'member',
  module: 'FUNDTRANS3',
  send: 'json',
  flag: 'AGETRANSFERUP3',
  movesMoney: true,
});

/** Lists transfers to the agent above. */
export const uplineTransfers = defineEndpoint<typeof uplineTransfersSchemas>()({
  name: 'uplineTransfers',
  method: 'GET',
  path: '/wps/wallets/transfer/upline',
  access: 'member',
  flag: 'AGETRANSFERUP3',
});

/** Lists transactions of the main wallet. */
export const transactions = defineEndpoint<typeof transactionsSchemas>()({
  name: 'transactions',
  method: 'GET',
  path: '/wps/wallets/transactions',
  access: 'member',
  flag: 'TRANSREC3',
});

/** Lists transaction types with their names. */
export const transactionCodes = defineEndpoint<typeof transactionCodesSchemas>()({
  name: 'transactionCodes',
  method: 'GET',
  path: '/wps/wallets/transactionCodes',
  access: 'member',
});

/**
 * Returns the outcome of a transaction whose response was lost: the original reply under its key, or none. A key
 * without a reply is then invalidated, so a request that arrives later under it is refused.
 */
export const settleMove = defineEndpoint<typeof settleMoveSchemas>()({
  name: 'settleMove',
  method: 'POST',
  path: '/wps/wallets/moves/settle',
  access: 'session',
  send: 'json',
});
