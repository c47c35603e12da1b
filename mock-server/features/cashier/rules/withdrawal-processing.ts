import { minuteMs } from '#lib/dates/units.ts';
import { withdrawalTerms } from '#markets/current.ts';
import { hrefOf } from '#paths.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import { type LedgerAccount, mainAccount, transferFunds } from '#sim/core/ledger.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { DomainEvent, World } from '#sim/core/world.ts';
import { type Member, members } from '#sim/features/account/rules/members.ts';
import { type Notice, sendMessage } from '#sim/features/messages/rules/messages.ts';
import { cashierMessages } from '#sim/features/messages/rules/templates/cashier-messages.ts';
import type { LocalizedText } from '#sim/features/shared/localized-text.ts';
import { type BankAccount, maskAccountNumber } from './bank-accounts.ts';
import { bankById } from './banks.ts';
import { endAllGifts } from './bonus-money.ts';
import { checkWithdrawal } from './withdrawal-check.ts';
import { isOpen, type Withdrawal, withdrawals } from './withdrawal-record.ts';

type Status = Withdrawal['status'];

/** Duration of each stage, ms. */
const stageMs = {
  reviewing: withdrawalTerms.reviewMinutes * minuteMs,
  processing: withdrawalTerms.payMinutes * minuteMs,
};

/** The simulated bank network rejects payments to account numbers with this ending. */
const unknownAccountSuffix = '0000';

interface Rejection {
  readonly reason: LocalizedText;
  readonly advice: LocalizedText;
}
/** Rejection of a payment to an unknown account number. */
export const returnedByBank: Rejection = {
  reason: {
    EN: 'The bank or e-wallet could not find this account number.',
    TY: 'Hindi makita ng bank o e-wallet ang account number na ito.',
    VI: 'Ngân hàng hoặc ví điện tử không tìm thấy số tài khoản này.',
  },
  advice: {
    EN: 'Check the account number, add the account again and make a new withdrawal.',
    TY: 'I-check ang account number, idagdag ulit ang account at mag-withdraw ulit.',
    VI: 'Hãy kiểm tra số tài khoản, thêm lại tài khoản và tạo lệnh rút mới.',
  },
};
const accountClosed: Rejection = {
  reason: {
    EN: 'Your account is disabled.',
    TY: 'Naka-disable ang account mo.',
    VI: 'Tài khoản của bạn đã bị vô hiệu hóa.',
  },
  advice: {
    EN: 'Contact customer service.',
    TY: 'Mag-message sa customer service.',
    VI: 'Hãy liên hệ chăm sóc khách hàng.',
  },
};

/**
 * Creates a withdrawal and moves its amount (minor units) to a hold account. It ends the member's bonus money, which
 * `forfeits` (minor units) confirms. Throws `balance.insufficient`, and as `checkWithdrawal` does.
 */
export const requestWithdrawal = (
  world: World,
  owner: Member,
  to: BankAccount,
  minor: number,
  forfeits?: number,
): Withdrawal => {
  const fee = checkWithdrawal(world, owner, minor, forfeits);
  endAllGifts(world, owner.id);
  const at = world.now();
  const newWithdrawal: Withdrawal = {
    id: world.id('WD'),
    member: owner.id,
    card: to.id,
    bankId: to.bankId,
    number: maskAccountNumber(to.number),
    minor,
    fee,
    status: 'reviewing',
    at,
    settledAt: null,
    reason: null,
    steps: [{ status: 'reviewing', at }],
  };
  transferFunds(world, {
    from: mainAccount(owner.id),
    to: `hold:${newWithdrawal.id}`,
    minor,
    type: 'withdraw',
    ref: newWithdrawal.id,
  });
  world.state.put(withdrawals, newWithdrawal);
  scheduleStep(world, newWithdrawal.id, stageMs.reviewing);
  return newWithdrawal;
};

const scheduleStep = (world: World, id: string, after: number): void =>
  world.schedule({ id: `withdraw:${id}`, at: world.now() + after, type: 'withdraw', data: id });

const addStep = (world: World, withdrawal: Withdrawal, status: Status, refused?: Rejection): Withdrawal => {
  const at = world.now();
  const isEnded = status !== 'reviewing' && status !== 'processing';
  const moved = {
    ...withdrawal,
    ...refused,
    status,
    settledAt: isEnded ? at : null,
    steps: [...withdrawal.steps, { status, at }],
  };
  world.state.put(withdrawals, moved);
  return moved;
};

const endWithdrawal = (world: World, withdrawal: Withdrawal, status: Status, refused?: Rejection): Withdrawal => {
  world.cancel(`withdraw:${withdrawal.id}`);
  return addStep(world, withdrawal, status, refused);
};

/** Returns the next status of an open withdrawal and its time (epoch ms); null once it has ended. */
export const nextStepOf = ({ status, steps }: Withdrawal): { status: Status; at: number } | null => {
  const since = steps.at(-1)?.at ?? 0;
  if (status === 'reviewing') return { status: 'processing', at: since + stageMs.reviewing };
  return status === 'processing' ? { status: 'paid', at: since + stageMs.processing } : null;
};

const returnHeldMoney = (world: World, { id, member, minor }: Withdrawal): void => {
  transferFunds(world, {
    from: `hold:${id}`,
    to: mainAccount(member),
    minor,
    type: 'withdrawReturn',
    ref: id,
  });
};

/** Returns a withdrawal of the member. Throws `resource.unknown`. */
export const withdrawalOf = (world: World, memberId: string, id: string): Withdrawal => {
  const found = world.state.get(withdrawals, id);
  if (found?.member !== memberId) throw new Refusal('resource.unknown', { why: `no withdrawal ${id}` });
  return found;
};

/** Cancels a withdrawal and returns its money. Throws `resource.unknown`, and `request.conflict` once it is processing. */
export const cancelWithdrawal = (world: World, memberId: string, id: string): Withdrawal => {
  const found = withdrawalOf(world, memberId, id);
  if (found.status !== 'reviewing') throw new Refusal('request.conflict', { why: `it is ${found.status}` });
  returnHeldMoney(world, found);
  return endWithdrawal(world, found, 'cancelled');
};

const noticeOf = ({ id }: Withdrawal): Notice => ({ kind: 'withdrawals', path: hrefOf('withdraw', { order: id }) });

/** Emitted when a withdrawal has been paid to the bank. */
export const withdrawalPaid: DomainEvent<Withdrawal> = { name: 'withdrawal.paid' };

/** Pays a withdrawal to the bank. */
export const payWithdrawal = (world: World, withdrawal: Withdrawal): Withdrawal => {
  const hold: LedgerAccount = `hold:${withdrawal.id}`;
  transferFunds(world, {
    from: hold,
    to: 'bank',
    minor: withdrawal.minor - withdrawal.fee,
    type: 'withdrawPaid',
    ref: withdrawal.id,
  });
  if (withdrawal.fee > 0)
    transferFunds(world, { from: hold, to: 'house:fees', minor: withdrawal.fee, type: 'fee', ref: withdrawal.id });
  const name = bankById(withdrawal.bankId)?.name ?? withdrawal.bankId;
  const paid = cashierMessages.withdrawalPaid(
    withdrawal.id,
    withdrawal.minor - withdrawal.fee,
    `${name} ${withdrawal.number}`,
    world.now(),
  );
  sendMessage(world, withdrawal.member, paid, noticeOf(withdrawal));
  const ended = endWithdrawal(world, withdrawal, 'paid');
  world.emit(withdrawalPaid, withdrawal);
  return ended;
};

/** Rejects a withdrawal and returns its money. */
export const rejectWithdrawal = (world: World, withdrawal: Withdrawal, refused: Rejection): Withdrawal => {
  returnHeldMoney(world, withdrawal);
  sendMessage(
    world,
    withdrawal.member,
    cashierMessages.withdrawalRejected(withdrawal.id, withdrawal.minor, refused),
    noticeOf(withdrawal),
  );
  return endWithdrawal(world, withdrawal, 'rejected', refused);
};

/** Approves a withdrawal under review; the bank pays it after its time of processing. */
export const approveWithdrawal = (world: World, withdrawal: Withdrawal): Withdrawal => {
  scheduleStep(world, withdrawal.id, stageMs.processing);
  return addStep(world, withdrawal, 'processing');
};

/** Puts a withdrawal under review until an operator decides. */
export const holdWithdrawal = (world: World, withdrawal: Withdrawal): Withdrawal => {
  world.cancel(`withdraw:${withdrawal.id}`);
  return withdrawal.status === 'reviewing' ? withdrawal : addStep(world, withdrawal, 'reviewing');
};

/**
 * Handles a due event: moves a withdrawal from review to processing, then pays it. Rejects it if the account is
 * disabled or the bank returns the payment.
 */
export const processWithdrawal = (world: World, { data }: DueEvent): void => {
  const found = world.state.get(withdrawals, String(data));
  if (!found || !isOpen(found)) return;
  const isReturnedByBank = found.status === 'processing' && found.number.endsWith(unknownAccountSuffix);
  if (world.state.get(members, found.member)?.disabled) rejectWithdrawal(world, found, accountClosed);
  else if (isReturnedByBank) rejectWithdrawal(world, found, returnedByBank);
  else if (found.status === 'processing') payWithdrawal(world, found);
  else approveWithdrawal(world, found);
};
