import { sameText } from '#contract/text.ts';
import type { World } from '#sim/core/world.ts';
import { securityOf } from '#sim/features/account/rules/security-settings.ts';
import type { Deposit } from './deposit-record.ts';
import { approveDeposit, rejectDeposit } from './deposit-settlement.ts';
import { withPaymentReturn } from './payment-return.ts';

const payerNameMismatch = withPaymentReturn({
  EN: 'The money came from an account in another name.',
  TY: 'Galing ang pera sa account na nasa ibang pangalan.',
  VI: 'Tiền đến từ tài khoản khác tên.',
});

/** Ends the review of a bank transfer: approves one in the payee name of the account, or in any name if none is set. */
export const reviewDeposit = (world: World, deposit: Deposit): void => {
  const { payeeName } = securityOf(world.state, deposit.member);
  const isOwn = !payeeName || sameText(payeeName, deposit.payerName ?? '');
  if (isOwn) approveDeposit(world, deposit);
  else rejectDeposit(world, deposit, payerNameMismatch);
};
