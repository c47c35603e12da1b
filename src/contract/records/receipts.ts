import { defineEndpoint } from '../endpoint.ts';
import type { issueReceiptSchemas, verifyReceiptSchemas } from './receipts.schemas.ts';

/** Kinds of orders that have a receipt, by type of the transaction in the account record. */
export const receiptKinds = {
  deposit: 'deposit',
  withdraw: 'withdrawal',
  bet: 'bet',
  payout: 'bet',
  uplineTransfer: 'transfer',
  downlineTransfer: 'transfer',
  toVendor: 'transfer',
  fromVendor: 'transfer',
} as const;

/** Returns the kind of order that a transaction type belongs to; null for types without a receipt. */
export const receiptKindOf = (type: string): (typeof receiptKinds)[keyof typeof receiptKinds] | null =>
  Object.hasOwn(receiptKinds, type) ? receiptKinds[type as keyof typeof receiptKinds] : null;

/** Issues a receipt for one of the member's own orders. */
export const issueReceipt = defineEndpoint<typeof issueReceiptSchemas>()({
  name: 'issueReceipt',
  method: 'POST',
  path: '/wps/receipts',
  send: 'json',
  access: 'member',
  flag: 'RECEIPT3',
});

/** Verifies whether a receipt is genuine; public. */
export const verifyReceipt = defineEndpoint<typeof verifyReceiptSchemas>()({
  name: 'verifyReceipt',
  method: 'POST',
  path: '/wps/receipts/verify',
  send: 'json',
  access: 'anyone',
  flag: 'RECEIPT3',
});
