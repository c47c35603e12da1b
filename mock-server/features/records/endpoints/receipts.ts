import * as endpoints from '../../../../src/contract/records/receipts.ts';
import { handle } from '../../handler.ts';
import { applyRateLimits } from '../../site/rules/rate-limits.ts';
import { issueReceipt, verifyReceipt } from '../rules/receipts.ts';

export const receiptHandlers = [
  handle(endpoints.issueReceipt, ({ world, member, body, language }) =>
    issueReceipt(world, member.id, body, body.language ?? language),
  ),

  handle(endpoints.verifyReceipt, ({ world, body, address }) => {
    applyRateLimits(world, { receipts: address });
    return verifyReceipt(world, body.code);
  }),
];
