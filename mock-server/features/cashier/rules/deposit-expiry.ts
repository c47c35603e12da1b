import { sameText } from '#contract/text.ts';
import { minuteMs } from '#lib/dates/units.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import type { World } from '#sim/core/world.ts';
import { securityOf } from '#sim/features/account/rules/security-settings.ts';
import { type Channel, channelOf } from './deposit-channels.ts';
import { type Deposit, deposits } from './deposit-record.ts';
import { approveDeposit, expireDeposit, rejectDeposit } from './deposit-settlement.ts';
import { withPaymentReturn } from './payment-return.ts';

/**
 * Returns when a deposit that was made at a time expires unless it is paid, epoch ms. The minutes of each channel are in
 * `contract/cashier/deposit-terms.ts`.
 */
export const expiryOfDeposit = (channel: Channel, madeAt: number): number =>
  madeAt + channelOf(channel).expiryMinutes * minuteMs;

const payerNameMismatch = withPaymentReturn({
  EN: 'The money came from an account in another name.',
  TY: 'Galing ang pera sa account na nasa ibang pangalan.',
  VI: 'Tiền đến từ tài khoản khác tên.',
});

/** Ends the review of a bank transfer: approves one in the payee name of the account, or in any name if none is set. */
const reviewDeposit = (world: World, deposit: Deposit): void => {
  const { payeeName } = securityOf(world.state, deposit.member);
  const isOwn = !payeeName || sameText(payeeName, deposit.payerName ?? '');
  if (isOwn) approveDeposit(world, deposit);
  else rejectDeposit(world, deposit, payerNameMismatch);
};

/** Handles the due event of a deposit: expires one that was not paid in time, ends the review of a bank transfer. */
export const expireOrReviewDeposit = (world: World, { data }: DueEvent): void => {
  const found = world.state.get(deposits, String(data));
  if (found?.status === 'pending') expireDeposit(world, found);
  if (found?.status === 'reviewing') reviewDeposit(world, found);
};
