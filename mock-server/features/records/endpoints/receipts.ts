import * as endpoints from '#contract/records/receipts.ts';
import { handle } from '#sim/features/handler.ts';
import { applyRateLimits } from '#sim/features/site/rules/rate-limits.ts';
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
