import { toMajor } from '#lib/money/money.ts';
import { startOfDay } from '#sim/core/clock.ts';
import { mainAccount } from '#sim/core/ledger.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { checkAttempt } from '#sim/features/account/rules/failed-attempts.ts';
import { type Member, passwordMatches } from '#sim/features/account/rules/members.ts';
import { checkWithdrawalPassword, securityOf } from '#sim/features/account/rules/security-settings.ts';
import { mustChangePassword, type Session } from '#sim/features/account/rules/sessions.ts';
import { refuseUnknownDevice } from '#sim/features/account/rules/withdrawal-hold.ts';
import { withdrawnToday } from '#sim/features/cashier/rules/withdrawal-check.ts';
import { cashFlowOf, transactionsOf } from '#sim/features/shared/account-transactions.ts';
import { lineTransferTypes } from '#sim/features/shared/posting-types.ts';
import { flag } from '#sim/features/site/rules/flags.ts';
import { type ConfirmPurpose, consumeConfirmation, requireConfirmation, requireSecondStep } from './confirmations.ts';
import { hasTwoSteps } from './second-step.ts';

/** Credentials for a change of recovery data: fields of the call's body. */
export interface IdentityProof {
  readonly loginPassword?: string | undefined;
}

/** Caller of an endpoint that requires confirmation. */
interface IdentityCaller {
  readonly world: World;
  readonly member: Member;
  readonly session: Session;
}

/** Throws `login.wrong-password`, or `request.too-many` for an hour after five wrong attempts in a row. */
export const checkOwnPassword = (world: World, owner: Member, password: string | undefined): void =>
  checkAttempt(
    world,
    owner.id,
    'login-password',
    () => password !== undefined && passwordMatches(password, owner.password),
    {
      code: 'login.wrong-password',
      why: 'wrong login password',
    },
  );

/**
 * Checks that the caller is the owner before a change of recovery data (e-mail, mobile, questions, withdrawal password,
 * bank accounts), a self-exclusion or the removal of a protection: a session alone is not enough. Throws like
 * `checkOwnPassword`, and `confirm.required` if the member has a second step and has not completed it for this purpose.
 * Name and birthday, which can be set once and identify the owner, use `requireOwnerConfirmation` instead.
 */
export const confirmIdentity = (
  { world, member, session }: IdentityCaller,
  { loginPassword }: IdentityProof,
  purpose: ConfirmPurpose,
): void => {
  // Members without a password can still protect themselves; changes that give access to money always require one.
  if (!(member.passwordless && purpose === 'safety')) checkOwnPassword(world, member, loginPassword);
  requireSecondStep(world, session, purpose);
};

/**
 * Throws `confirm.required` unless the owner has confirmed their identity. Members who registered through a provider
 * and have neither password nor second step cannot confirm, and pass.
 */
export const requireOwnerConfirmation = ({ world, member, session }: IdentityCaller): void => {
  if (member.passwordless && !hasTwoSteps(world.state, member.id)) return;
  requireConfirmation(world, session, 'contact');
};

/** Requires a confirmation before rebates of the downline change. Throws `confirm.required`. */
export const confirmRebateChange = ({ world, session }: IdentityCaller): void =>
  requireConfirmation(world, session, 'rebates');

/**
 * Requires the second step for a new password from members who have one, also on their first login. Sessions that have
 * to choose a new password are exempt: they have completed all steps of their login, and have no access to confirmation
 * endpoints before the change. Throws `confirm.required`.
 */
export const confirmPasswordChange = ({ world, member, session }: IdentityCaller): void => {
  const hasShown = session.twoSteps || !hasTwoSteps(world.state, member.id);
  if (!(mustChangePassword(session, member) && hasShown)) requireSecondStep(world, session, 'password');
};

/** Types of postings that move money to another member. */
const transferTypes: ReadonlySet<string> = new Set([...lineTransferTypes, 'dividend']);

/** Returns the minor units that left a member today, as requested withdrawals or transfers to other members. */
const paidOutToday = (world: World, memberId: string): number => {
  const account = mainAccount(memberId);
  const today = { from: startOfDay(world.now()), until: world.now() + 1 };
  return (
    withdrawnToday(world, memberId) +
    cashFlowOf(account, transactionsOf(world.state, account, today, transferTypes)).out
  );
};

const needsLargeSumConfirmation = (world: World, memberId: string, besides = 0): boolean =>
  toMajor(paidOutToday(world, memberId) + besides) >= flag(world.state, 'CONFIRM_FROM');

/**
 * Requires a confirmation after a withdrawal if the total that left the account today reaches `CONFIRM_FROM`, so that
 * small amounts and different channels add up. Called last, so that no member confirms a call that is refused anyway;
 * without a confirmation the whole call is undone. Throws `confirm.required`.
 */
export const confirmLargeSum = ({ world, member, session }: IdentityCaller): void => {
  if (needsLargeSumConfirmation(world, member.id)) consumeConfirmation(world, session, 'withdrawal');
};

/** A requested transfer. */
interface TransferRequest {
  readonly paymentPassword: string | undefined;
  /** Total if every receiver accepts. */
  readonly minor: number;
}

/**
 * Transfers money to another member by `send`. A session alone is not enough: the sender enters the withdrawal
 * password, or confirms their identity if none is set. Large requested amounts need a confirmation as for
 * `confirmLargeSum`; one confirmation covers both. A refusal by the receiver is reported only after
 * confirmation and uses it up, because attempts could otherwise probe the limits of other members. Throws like
 * `checkWithdrawalPassword`, `confirm.required`, and `withdraw.held` without a withdrawal password on an unknown device.
 */
export const sendMoney = <Sent>(
  { world, member, session }: IdentityCaller,
  { paymentPassword, minor }: TransferRequest,
  send: () => Sent,
): Sent => {
  const hasPassword = securityOf(world.state, member.id).paymentPassword !== null;
  if (hasPassword) checkWithdrawalPassword(world, member, paymentPassword ?? '');
  else {
    requireConfirmation(world, session, 'withdrawal');
    refuseUnknownDevice({ world, member, session });
  }
  const mustConfirm = !hasPassword || needsLargeSumConfirmation(world, member.id, minor);
  try {
    const sent = world.transact(send);
    if (mustConfirm) consumeConfirmation(world, session, 'withdrawal');
    return sent;
  } catch (error) {
    if (!(mustConfirm && error instanceof Refusal && error.code === 'permission.denied')) throw error;
    consumeConfirmation(world, session, 'withdrawal');
    throw new Refusal('permission.denied', { keep: true, why: error.why ?? 'the receiver cannot take the money' });
  }
};
