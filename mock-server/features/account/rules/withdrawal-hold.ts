import { dayMs, hourMs } from '#lib/dates/units.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { accountLetters, type RecoveryWay } from '#sim/features/messages/rules/letters/account-letters.ts';
import { type Letter, sendMessage } from '#sim/features/messages/rules/messages.ts';
import { flag } from '#sim/features/site/rules/flags.ts';
import { type RateLimitKeys, takeFromRateLimits } from '#sim/features/site/rules/rate-limits.ts';
import { sendMail } from './mail.ts';
import { type Member, unverifiedContactsOf } from './members.ts';
import { changeSecurity, securityOf } from './security-settings.ts';

/** Returns the hours that a security change holds withdrawals; 0 for none. */
export const withdrawalHoldHours = (world: World): number => flag(world.state, 'WITHDRAW_HOLD_HOURS');

/** Returns until when withdrawals of a member are held after a security change, epoch ms; null if they are not. */
export const withdrawalsHeldUntil = (world: World, memberId: string): number | null => {
  const until = securityOf(world.state, memberId).heldUntil;
  return until !== null && until > world.now() ? until : null;
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
export const notifyOwner = (world: World, owner: Member, letter: Letter): void => {
  const { email, mobile } = owner;
  const unverified = unverifiedContactsOf(world.state, owner);
  sendMessage(world, owner.id, letter);
  const mayReach = (contact: 'email' | 'mobile', keys: RateLimitKeys): boolean =>
    !unverified.includes(contact) || takeFromRateLimits(world, keys);
  if (email && mayReach('email', { noticeMail: email.toLowerCase() }))
    sendMail(world, owner, { to: email, text: letter.title });
  if (mobile && mayReach('mobile', { noticeNumber: mobile }))
    sendMail(world, owner, { via: 'sms', to: mobile, text: letter.title });
};

/**
 * Handles a change of login, recovery or protection of an account: holds withdrawals if `holds` is set, and notifies the
 * member. `before` is the member before the change, so that a thief cannot redirect the notice. `letter` gets the hours of
 * the hold, 0 for none.
 */
export const handleProtectionChange = (
  world: World,
  before: Member,
  holds: boolean,
  letter: (hours: number) => Letter,
): void => {
  const hours = holds ? withdrawalHoldHours(world) : 0;
  if (hours > 0) changeSecurity(world, before.id, { heldUntil: world.now() + hours * hourMs });
  notifyOwner(world, before, letter(hours));
};

/** Time after a hold during which a first bank account or withdrawal password holds withdrawals again. */
const recentHoldMs = 7 * dayMs;

/**
 * Returns whether a security change has held withdrawals recently: then a first bank account may belong to a thief who has
 * waited for the end of the hold.
 */
const wasRecentlyHeld = (world: World, memberId: string): boolean => {
  const { heldUntil } = securityOf(world.state, memberId);
  return heldUntil !== null && heldUntil > world.now() - recentHoldMs;
};

/**
 * Handles a change of e-mail, mobile, security questions, withdrawal password or bank accounts. The first of a kind does not hold
 * withdrawals, unless a recovery or another change has held them within a week; a replacement or an additional one does.
 */
export const handleRecoveryChange = (world: World, before: Member, way: RecoveryWay, replaces: boolean): void =>
  handleProtectionChange(world, before, replaces || wasRecentlyHeld(world, before.id), (hours) =>
    accountLetters.recoveryWayChanged(way, hours),
  );
