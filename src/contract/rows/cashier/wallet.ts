import type { Row } from '../../row.ts';

/** R245, A91: between the main wallet and a vendor’s. */
export const walletTransfer = {
  name: 'walletTransfer',
  method: 'POST',
  path: '/wps/wallets/transfer',
  caller: 'member',
  module: 'FUNDTRANS3',
  send: 'json',
  movesMoney: true,
  whenClosed: true,
  whenRestricted: true,
} as const satisfies Row;

/** R180: to the agent above. */
export const uplineTransfer = {
  name: 'uplineTransfer',
  method: 'POST',
  path: '/wps/wallets/transfer/upline',
  caller: 'member',
  module: 'FUNDTRANS3',
  send: 'json',
  flag: 'AGETRANSFERUP3',
  movesMoney: true,
} as const satisfies Row;

/** R180: the history of the call above. */
export const uplineTransfers = {
  name: 'uplineTransfers',
  method: 'GET',
  path: '/wps/wallets/transfer/upline',
  caller: 'member',
  flag: 'AGETRANSFERUP3',
} as const satisfies Row;

/** R245, R029 */
export const transactions = {
  name: 'transactions',
  method: 'GET',
  path: '/wps/wallets/transactions',
  caller: 'member',
  flag: 'TRANSREC3',
  whenClosed: true,
  whenRestricted: true,
} as const satisfies Row;

/** R245: kinds of transactions with their names. */
export const transactionCodes = {
  name: 'transactionCodes',
  method: 'GET',
  path: '/wps/wallets/transactionCodes',
  caller: 'member',
  whenClosed: true,
  whenRestricted: true,
} as const satisfies Row;

/**
 * What became of a money move whose answer was lost: the first reply under its key, or none; a key that brought
 * nothing is spent then, so that what still arrives under it is refused.
 */
export const settleMove = {
  name: 'settleMove',
  method: 'POST',
  path: '/wps/wallets/moves/settle',
  caller: 'session',
  send: 'json',
  whenClosed: true,
  whenRestricted: true,
} as const satisfies Row;
