import { lockMinutes } from '#contract/account/account-terms.ts';
import { mobileKey } from '#features/account/model/mobile.ts';
import { isAgentHome } from '#features/account/model/roles.ts';
import { minuteMs } from '#lib/dates/units.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { flag } from '#sim/features/site/rules/flags.ts';
import { sendLockNotice } from './lock-notice.ts';
import type { Member } from './members.ts';

/** Failed logins since the last success; the id is a lockout key. */
interface FailedLogins extends Doc {
  readonly count: number;
  readonly lockedUntil: number | null;
}

const failedLogins = collection<FailedLogins>()('login-failures');
const lockMs = lockMinutes * minuteMs;

/** Returns whether this site serves members of this type. */
export const acceptsMemberType = (world: World, type: Member['type']): boolean =>
  flag(world.state, 'SITE_KIND') !== 'agent' || isAgentHome(type);

/** Throws `login.non-member` for staff, and `login.non-agent` for other members on the agent site. */
export const refuseOtherSiteMembers = (
  world: World,
  { account, type, staff }: Pick<Member, 'account' | 'type' | 'staff'>,
): void => {
  if (staff) throw new Refusal('login.non-member', { why: `${account} is staff` });
  if (!acceptsMemberType(world, type))
    throw new Refusal('login.non-agent', { why: `${account} is not an agent (type ${type})` });
};

/**
 * Returns the key under which failed logins are counted: the member, so that username and mobile number share one count.
 * `lockoutKeyOfName` is for names without an account.
 */
export const lockoutKeyOf = ({ id }: Pick<Member, 'id'>): string => `member:${id}`;
export const lockoutKeyOfName = (username: string): string => `name:${mobileKey(username.trim().toLowerCase())}`;

export const refuseLockedLogin = (world: World, guard: string): void => {
  const until = world.state.get(failedLogins, guard)?.lockedUntil ?? 0;
  if (until > world.now())
    throw new Refusal('login.locked', { value: { until }, why: `locked until ${new Date(until).toISOString()}` });
};

/** Returns whether the next login needs a captcha. */
export const needsCaptcha = (world: World, guard: string): boolean =>
  (world.state.get(failedLogins, guard)?.count ?? 0) >= flag(world.state, 'CAPTCHA_AFTER');

/**
 * Counts a failed login, and notifies the owner of the account, if there is one, when it locks. Returns whether the next
 * one needs a captcha.
 */
export const countFailedLogin = (world: World, guard: string, owner?: Member): boolean => {
  const count = (world.state.get(failedLogins, guard)?.count ?? 0) + 1;
  const isLocked = count >= flag(world.state, 'LOCK_AFTER');
  const until = world.now() + lockMs;
  world.state.put(failedLogins, { id: guard, count, lockedUntil: isLocked ? until : null });
  if (isLocked) world.schedule({ id: `unlock:${guard}`, at: until, type: 'unlock', data: guard });
  if (isLocked && owner) sendLockNotice(world, owner.id, 'login-password', until);
  return needsCaptcha(world, guard);
};

export const clearFailedLogins = (world: World, guard: string): void => {
  world.state.remove(failedLogins, guard);
  world.cancel(`unlock:${guard}`);
};

export const unlockLogin = (world: World, { data }: DueEvent): void => world.state.remove(failedLogins, String(data));
