import { defineEndpoint } from '../endpoint.ts';
import type { issueReceiptSchemas, verifyReceiptSchemas } from './receipts.schemas.ts';

/** X34: a receipt of one of the member's own orders. */
export const issueReceipt = defineEndpoint<typeof issueReceiptSchemas>()({
  name: 'issueReceipt',
  method: 'POST',
  path: '/wps/receipts',
  send: 'json',
  access: 'member',
  flag: 'RECEIPT3',
  whenClosed: true,
  whenRestricted: true,
});

/** X34: whether a receipt is genuine; for anyone who was shown one. */
export const verifyReceipt = defineEndpoint<typeof verifyReceiptSchemas>()({
  name: 'verifyReceipt',
  method: 'POST',
  path: '/wps/receipts/verify',
  send: 'json',
  access: 'anyone',
  flag: 'RECEIPT3',
  whenClosed: true,
  whenRestricted: true,
});
