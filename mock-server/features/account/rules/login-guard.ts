import { mobileKey } from '../../../../src/features/account/model/mobile.ts';
import { isAgentHome } from '../../../../src/features/account/model/roles.ts';
import { type Doc, kind } from '../../../core/collection.ts';
import type { Due } from '../../../core/due.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { World } from '../../../core/world.ts';
import { flag } from '../../site/rules/flags.ts';
import type { Member } from './members.ts';

/** Failed logins since the last success; the id is a guard. */
interface Failures extends Doc {
  readonly count: number;
  readonly lockedUntil: number | null;
}

const failures = kind<Failures>().named('login-failures');
const lockTime = 15 * 60_000;

/** Whether the site takes members of this type (R222). */
export const takesType = (world: World, type: Member['type']): boolean =>
  flag(world.state, 'SITE_KIND') !== 'agent' || isAgentHome(type);

/** R222: staff belong to no site, and the agent site takes agents alone. Throws the refusal. */
export const refuseOtherSites = (
  world: World,
  { account, type, staff }: Pick<Member, 'account' | 'type' | 'staff'>,
): void => {
  if (staff) throw new Refusal('login.non-member', { why: `${account} is staff` });
  if (!takesType(world, type)) throw new Refusal('login.non-agent', { why: `${account} is no agent (type ${type})` });
};

/**
 * What failed logins are counted under: the member, whatever name was typed, so that all names share one count;
 * where nobody has the name, the name in its normal form.
 */
export const guardOf = ({ id }: Pick<Member, 'id'>): string => `member:${id}`;
export const guardOfName = (username: string): string => `name:${mobileKey(username.trim().toLowerCase())}`;

export const refuseLocked = (world: World, guard: string): void => {
  const until = world.state.get(failures, guard)?.lockedUntil ?? 0;
  if (until > world.now())
    throw new Refusal('login.locked', { value: { until }, why: `locked until ${new Date(until).toISOString()}` });
};

/** Whether the next login needs a captcha (R134). */
export const needsCaptcha = (world: World, guard: string): boolean =>
  (world.state.get(failures, guard)?.count ?? 0) >= flag(world.state, 'CAPTCHA_AFTER');

/** Counts a failed login; says whether the next one needs a captcha. */
export const countFailure = (world: World, guard: string): boolean => {
  const count = (world.state.get(failures, guard)?.count ?? 0) + 1;
  const locked = count >= flag(world.state, 'LOCK_AFTER');
  const until = world.now() + lockTime;
  world.state.put(failures, { id: guard, count, lockedUntil: locked ? until : null });
  if (locked) world.schedule({ id: `unlock:${guard}`, at: until, type: 'unlock', data: guard });
  return needsCaptcha(world, guard);
};

export const clearFailures = (world: World, guard: string): void => {
  world.state.remove(failures, guard);
  world.cancel(`unlock:${guard}`);
};

export const unlock = (world: World, { data }: Due): void => world.state.remove(failures, String(data));
