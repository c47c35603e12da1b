import { dayMs, hourMs } from '#lib/dates/units.ts';
import { hrefOf } from '#paths.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { type MessageContent, sendMessage } from '#sim/features/messages/rules/messages.ts';
import {
  accountMessages,
  type PayoutMethod,
  type RecoveryMethod,
} from '#sim/features/messages/rules/templates/account-messages.ts';
import { flag } from '#sim/features/site/rules/flags.ts';
import { type RateLimitKeys, takeFromRateLimits } from '#sim/features/site/rules/rate-limits.ts';
import { deviceOf, isKnownDevice, recordKnownDevice } from './known-devices.ts';
import { sendMail } from './mail.ts';
import { type Member, unverifiedContactsOf } from './members.ts';
import { changeSecurity, securityOf } from './security-settings.ts';
import type { Session } from './sessions.ts';

/** Returns the hours that a security change holds withdrawals; 0 for none. */
export const withdrawalHoldHours = (world: World): number => flag(world.state, 'WITHDRAW_HOLD_HOURS');

/** Returns until when withdrawals of a member are held after a security change, epoch ms; null if they are not. */
export const withdrawalsHeldUntil = (world: World, memberId: string): number | null => {
  const { heldUntil, payoutHold } = securityOf(world.state, memberId);
  const until = Math.max(heldUntil ?? 0, payoutHold?.until ?? 0);
  return until > world.now() ? until : null;
};

/**
 * Returns the hold on withdrawals that a code can end: one on payout settings, unless a hold after another change lasts at
 * least as long.
 */
export const liftableHoldOf = (world: World, memberId: string) => {
  const { heldUntil, payoutHold } = securityOf(world.state, memberId);
  return payoutHold && payoutHold.until > world.now() && payoutHold.until > (heldUntil ?? 0) ? payoutHold : null;
};

/** Throws `withdraw.held` while withdrawals are held. */
export const refuseHeldWithdrawal = (world: World, memberId: string): void => {
  const until = withdrawalsHeldUntil(world, memberId);
  if (until !== null)
    throw new Refusal('withdraw.held', { value: { until }, why: `held until ${new Date(until).toISOString()}` });
};

/**
 * Notifies a member by inbox, e-mail and SMS. A contact that no code has confirmed may be another person's: notices above
 * its rate limit are left out. Other contacts get all of them, so that a thief cannot use up the limit first.
 */
export const notifyOwner = (world: World, owner: Member, message: MessageContent): void => {
  const { email, mobile } = owner;
  const unverified = unverifiedContactsOf(world.state, owner);
  sendMessage(world, owner.id, message, { kind: 'security', path: hrefOf('message') });
  const mayReach = (contact: 'email' | 'mobile', keys: RateLimitKeys): boolean =>
    !unverified.includes(contact) || takeFromRateLimits(world, keys);
  if (email && mayReach('email', { noticeMail: email.toLowerCase() }))
    sendMail(world, owner, { to: email, text: message.title });
  if (mobile && mayReach('mobile', { noticeNumber: mobile }))
    sendMail(world, owner, { via: 'sms', to: mobile, text: message.title });
};

/**
 * Handles a change of login, recovery or protection of an account: holds withdrawals if `holds` is set, and notifies the
 * member. `before` is the member before the change, so that a thief cannot redirect the notice. `message` gets the hours of
 * the hold, 0 for none.
 */
export const handleProtectionChange = (
  world: World,
  before: Member,
  holds: boolean,
  message: (hours: number) => MessageContent,
): void => {
  const hours = holds ? withdrawalHoldHours(world) : 0;
  if (hours > 0) changeSecurity(world, before.id, { heldUntil: world.now() + hours * hourMs });
  notifyOwner(world, before, message(hours));
};

/** Time after a hold during which a first bank account or withdrawal password holds withdrawals again. */
const recentHoldMs = 7 * dayMs;

/**
 * Returns whether a hold ended less than a week ago or lasts: then a first bank account may belong to a thief who has
 * waited for the end of the hold.
 */
const isRecent = (world: World, until: number | null | undefined): boolean => (until ?? 0) > world.now() - recentHoldMs;

/**
 * Handles a change of e-mail, mobile or security questions. The first of a kind does not hold withdrawals, unless a
 * recovery or another change has held them within a week; a replacement does.
 */
export const handleRecoveryChange = (
  world: World,
  before: Member,
  method: Exclude<RecoveryMethod, PayoutMethod>,
  replaces: boolean,
): void =>
  handleProtectionChange(
    world,
    before,
    replaces || isRecent(world, securityOf(world.state, before.id).heldUntil),
    (hours) => accountMessages.recoveryMethodChanged(method, hours),
  );

/** Caller of an endpoint that changes where withdrawals go. */
export interface PayoutCaller {
  readonly world: World;
  /** The member before the change. */
  readonly member: Member;
  readonly session: Session;
}

/**
 * Holds withdrawals until a time, or until a code to an earlier contact ends the hold. A device that caused it counts as
 * known afterwards.
 */
const holdPayouts = ({ world, member, session }: PayoutCaller, hours: number, isNewDevice: boolean): void => {
  const until = world.now() + hours * hourMs;
  changeSecurity(world, member.id, { payoutHold: { until, isNewDevice } });
  if (isNewDevice) recordKnownDevice(world, member.id, deviceOf(session), until);
};

/**
 * Handles a change of the withdrawal password or the bank accounts. A replacement or an additional one holds
 * withdrawals; the first one does on a device that is not known, and within a week of another hold.
 */
export const handlePayoutChange = (call: PayoutCaller, method: PayoutMethod, replaces: boolean): void => {
  const { world, member, session } = call;
  const { heldUntil, payoutHold } = securityOf(world.state, member.id);
  // A code must not end the hold of a recovery: it may reach whoever recovered the account.
  if (isRecent(world, heldUntil)) {
    handleProtectionChange(world, member, true, (hours) => accountMessages.recoveryMethodChanged(method, hours));
    return;
  }
  const isNewDevice = !isKnownDevice(world, session);
  const hours = replaces || isNewDevice || isRecent(world, payoutHold?.until) ? withdrawalHoldHours(world) : 0;
  if (hours > 0) holdPayouts(call, hours, isNewDevice);
  notifyOwner(
    world,
    member,
    isNewDevice ? accountMessages.setOnNewDevice(method, hours) : accountMessages.recoveryMethodChanged(method, hours),
  );
};

/**
 * Throws `withdraw.held` for a transfer without a withdrawal password from a device that is not known, and holds payouts:
 * the login password alone must not empty an account.
 */
export const refuseUnknownDevice = (call: PayoutCaller): void => {
  const { world, member, session } = call;
  refuseHeldWithdrawal(world, member.id);
  const hours = withdrawalHoldHours(world);
  if (hours === 0 || isKnownDevice(world, session)) return;
  holdPayouts(call, hours, true);
  notifyOwner(world, member, accountMessages.transferOnNewDevice(hours));
  const until = world.now() + hours * hourMs;
  throw new Refusal('withdraw.held', { keep: true, value: { until }, why: 'transfer from an unknown device' });
};

/** Ends the hold that a code can end. The device of the session counts as known. */
export const liftPayoutHold = ({ world, member, session }: PayoutCaller): void => {
  changeSecurity(world, member.id, { payoutHold: null });
  recordKnownDevice(world, member.id, deviceOf(session));
  notifyOwner(world, member, accountMessages.holdLifted());
};
