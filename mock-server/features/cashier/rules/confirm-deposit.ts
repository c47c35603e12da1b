import { minuteMs } from '#lib/dates/units.ts';
import { depositTerms } from '#markets/current.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { requirePlayAllowed } from '#sim/features/account/rules/identity-review.ts';
import { refuseExcludedPayer } from '#sim/features/safety/rules/close-account.ts';
import { checkOrderLimits } from './deposit-order.ts';
import { type Deposit, depositDue, deposits, isReportable } from './deposit-record.ts';
import { depositOf } from './deposit-settlement.ts';

const reviewMs = depositTerms.manual.minutes * minuteMs;

/**
 * Marks a manual transfer as sent and starts its review, also in the days after the order expired
 * (`transferReportDays`): the money may be on its way. A late report has to pass the checks of a new order, because an
 * expired one counts towards no limit. Throws `request.conflict` for other channels, and for an order that has ended
 * otherwise or whose money was returned; for a late report also `safety.review`, `limit.reached` and `identity.required`.
 */
export const confirmDeposit = (world: World, memberId: string, id: string): Deposit => {
  const found = depositOf(world, memberId, id);
  const now = world.now();
  if (found.channel !== 'manual') throw new Refusal('request.conflict', { why: `${found.channel} confirms itself` });
  const isLate = isReportable(found, now);
  if (found.status !== 'pending' && !isLate) throw new Refusal('request.conflict', { why: `it is ${found.status}` });
  if (isLate) {
    refuseExcludedPayer(world, memberId, found.payerName ?? undefined);
    requirePlayAllowed(world, memberId);
    checkOrderLimits(world, memberId, found.minor);
  }
  const reviewed: Deposit = { ...found, status: 'reviewing', settledAt: null, ...(isLate && { reportedAt: now }) };
  world.state.put(deposits, reviewed);
  world.schedule(depositDue(id, now + reviewMs));
  return reviewed;
};
