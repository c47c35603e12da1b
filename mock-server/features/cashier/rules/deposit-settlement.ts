import { depositWageringFactor } from '#contract/cashier/withdrawal-terms.ts';
import { hrefOf } from '#paths.ts';
import { mainAccount, post } from '#sim/core/ledger.ts';
import { newest } from '#sim/core/newest.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { DomainEvent, World } from '#sim/core/world.ts';
import { type Notice, sendMessage } from '#sim/features/messages/rules/messages.ts';
import { cashierMessages } from '#sim/features/messages/rules/templates/cashier-messages.ts';
import type { LocalizedText } from '#sim/features/shared/localized-text.ts';
import { convertMetGifts } from './bonus-money.ts';
import { grantDepositBonus } from './deposit-bonus.ts';
import { acceptPromo, claimedBonus } from './deposit-promotions.ts';
import { type Deposit, deposits, depositsOf, isUnsettled } from './deposit-record.ts';
import { withPaymentReturn } from './payment-return.ts';
import { addWageringRequirement } from './wagering.ts';

/** Reasons shown to the member if the transaction guard rejects a payment, by error code. */
const guardRejections: Readonly<Record<string, LocalizedText>> = {
  'safety.limit': withPaymentReturn({
    EN: 'This deposit exceeds your deposit limit.',
    TY: 'Lampas ito sa deposit limit mo.',
    VI: 'Khoản nạp này vượt hạn mức nạp của bạn.',
  }),
  'safety.closed': withPaymentReturn({
    EN: 'Your account is closed.',
    TY: 'Sarado ang account mo.',
    VI: 'Tài khoản của bạn đã đóng.',
  }),
  'safety.review': withPaymentReturn({
    EN: 'We are checking your account details.',
    TY: 'Chine-check pa namin ang details ng account mo.',
    VI: 'Chúng tôi đang kiểm tra thông tin tài khoản của bạn.',
  }),
};
const paidTooLate = withPaymentReturn({
  EN: 'Your payment arrived after the time limit.',
  TY: 'Dumating ang bayad mo pagkalampas ng time limit.',
  VI: 'Thanh toán của bạn đến sau khi hết giờ.',
});
const declinedInApp: LocalizedText = {
  EN: 'The payment was declined in the app. You have not been charged.',
  TY: 'Na-decline ang payment sa app. Hindi ka nasingil.',
  VI: 'Thanh toán bị từ chối trong ứng dụng. Bạn không bị trừ tiền.',
};

const noticeOf = (id: string): Notice => ({ kind: 'deposits', path: hrefOf('deposit', { order: id }) });

/** Ends a deposit with a status and cancels its due event. */
export const endDeposit = (
  world: World,
  deposit: Deposit,
  status: 'approved' | 'rejected' | 'expired' | 'cancelled',
  reason: LocalizedText | null = null,
): Deposit => {
  const ended: Deposit = { ...deposit, status, reason, settledAt: world.now() };
  world.state.put(deposits, ended);
  world.cancel(`deposit:${deposit.id}`);
  return ended;
};

/**
 * Approves an open deposit: credits the wallet and grants its bonus. Rejects it if the member's own limits or a closed
 * account no longer allow it. Returns a deposit that has already ended unchanged.
 */
export const approveDeposit = (world: World, deposit: Deposit): Deposit => {
  if (!isUnsettled(deposit)) return deposit;
  try {
    return world.transact(() => bookDeposit(world, deposit));
  } catch (error) {
    const reason = error instanceof Refusal ? guardRejections[error.code] : undefined;
    if (!reason) throw error;
    return rejectDeposit(world, deposit, reason);
  }
};

/** Emitted when a deposit has been credited. */
export const depositApproved: DomainEvent<Deposit> = { name: 'deposit.approved' };

const bookDeposit = (world: World, deposit: Deposit): Deposit => {
  const { id, member, minor, fee } = deposit;
  post(world, 'deposit', id, [
    ['bank', -minor],
    [mainAccount(member), minor - fee],
    ...(fee > 0 ? ([['house:fees', fee]] as const) : []),
  ]);
  addWageringRequirement(world, member, (minor - fee) * depositWageringFactor, id, {
    kind: 'deposit',
    locks: minor - fee,
  });
  const claimed = claimedBonus(world, deposit);
  const bonus = claimed?.bonus ?? 0;
  if (claimed) {
    grantDepositBonus(world, deposit, claimed);
    acceptPromo(world, member, null);
  }
  sendMessage(world, member, cashierMessages.depositApproved(id, minor - fee, bonus, world.now()), noticeOf(id));
  const ended = endDeposit(world, { ...deposit, bonus }, 'approved');
  convertMetGifts(world, member);
  world.emit(depositApproved, ended);
  return ended;
};

/** Rejects a deposit and informs the member. */
export const rejectDeposit = (world: World, deposit: Deposit, reason: LocalizedText): Deposit => {
  sendMessage(
    world,
    deposit.member,
    cashierMessages.depositRejected(deposit.id, deposit.minor, reason, world.now()),
    noticeOf(deposit.id),
  );
  return endDeposit(world, deposit, 'rejected', reason);
};

/** Rejects an open deposit that the payer declined in the wallet app. */
export const declineDeposit = (world: World, it: Deposit): Deposit =>
  isUnsettled(it) ? rejectDeposit(world, it, declinedInApp) : it;

/** Records that money for an expired deposit arrived: it is returned, and the member is informed. */
export const returnLatePayment = (world: World, deposit: Deposit): Deposit => {
  if (deposit.status !== 'expired') return deposit;
  const late: Deposit = { ...deposit, reason: paidTooLate };
  world.state.put(deposits, late);
  sendMessage(
    world,
    deposit.member,
    cashierMessages.depositPaidLate(deposit.id, deposit.minor, paidTooLate, world.now()),
    noticeOf(deposit.id),
  );
  return late;
};

/** Returns a deposit of the member. Throws `resource.unknown`. */
export const depositOf = (world: World, memberId: string, id: string): Deposit => {
  const found = world.state.get(deposits, id);
  if (found?.member !== memberId) throw new Refusal('resource.unknown', { why: `no deposit ${id}` });
  return found;
};

const pendingDeposit = (world: World, memberId: string, id: string): Deposit => {
  const found = depositOf(world, memberId, id);
  if (found.status !== 'pending') throw new Refusal('request.conflict', { why: `it is ${found.status}` });
  return found;
};

/** Returns the member's open deposits, newest first. */
export const openDepositsOf = (world: World, memberId: string): Deposit[] =>
  depositsOf(world.state, memberId).filter(isUnsettled).sort(newest);

/** Cancels a pending deposit. Throws `request.conflict` once it is paid or has ended. */
export const cancelDeposit = (world: World, memberId: string, id: string): Deposit =>
  endDeposit(world, pendingDeposit(world, memberId, id), 'cancelled');

/** Expires an unpaid deposit and informs the member. */
export const expireDeposit = (world: World, deposit: Deposit): Deposit => {
  const { id, member, channel, minor } = deposit;
  sendMessage(
    world,
    member,
    cashierMessages.depositExpired(id, minor, channel === 'manual', world.now()),
    noticeOf(id),
  );
  return endDeposit(world, deposit, 'expired');
};
