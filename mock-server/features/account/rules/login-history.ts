import type { Value } from '#contract/types.ts';
import { hrefOf } from '#paths.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import { sendMessage } from '#sim/features/messages/rules/messages.ts';
import { accountMessages } from '#sim/features/messages/rules/templates/account-messages.ts';
import type { ClientInfo, LoginMethod } from './client-info.ts';
import { moveLastLoginDay } from './login-days.ts';

/** A successful or failed login. */
export interface LoginAttempt extends Doc, Pick<ClientInfo, 'device' | 'mobile' | 'place'> {
  readonly member: string;
  readonly at: number;
  readonly method: LoginMethod;
  readonly twoSteps: boolean;
  readonly outcome: Value<'loginHistory'>['content'][number]['outcome'];
}

export const loginAttempts = collection<LoginAttempt>()('sign-in', { member: (it) => it.member });

/** Logins kept per member, and failed attempts. */
const maxRemembered = 60;

/** Returns the login attempts of a member, newest first. */
export const loginHistoryOf = (state: State, memberId: string): LoginAttempt[] =>
  state.by(loginAttempts, 'member', memberId).sort((a, b) => b.at - a.at || b.id.localeCompare(a.id));

/**
 * Records a login attempt and reports a new device to the member. Drops the oldest logins or failed attempts above the
 * maximum, each separately: failed attempts, which any stranger can make, must not push out the known devices.
 */
export const recordLoginAttempt = (
  world: World,
  memberId: string,
  client: ClientInfo,
  { method, twoSteps, outcome }: Pick<LoginAttempt, 'method' | 'twoSteps' | 'outcome'>,
): void => {
  const known = loginHistoryOf(world.state, memberId);
  const logins = known.filter((it) => it.outcome === 'entered');
  const others = outcome === 'entered' ? logins : known.filter((it) => it.outcome !== 'entered');
  for (const old of others.slice(maxRemembered - 1)) world.state.remove(loginAttempts, old.id);
  const isNew = logins.length > 0 && !logins.some((it) => it.device === client.device && it.place === client.place);
  const { device, mobile, place } = client;
  const id = world.id('SI');
  world.state.put(loginAttempts, {
    id,
    member: memberId,
    at: world.now(),
    device,
    mobile,
    place,
    method,
    twoSteps,
    outcome,
  });
  if (isNew && outcome === 'entered' && method !== 'operator')
    sendMessage(world, memberId, accountMessages.newDevice(device, place, world.now()), {
      kind: 'security',
      path: hrefOf('loginSessions'),
    });
};

/** Moves the last login of a member to an earlier time, with those in between. Returns whether there is one. */
export const moveLastLogin = (world: World, memberId: string, at: number): boolean => {
  const logins = loginHistoryOf(world.state, memberId).filter(({ outcome }) => outcome === 'entered');
  const [last] = logins;
  if (!last) return false;
  for (const it of logins) if (it === last || it.at > at) world.state.put(loginAttempts, { ...it, at });
  moveLastLoginDay(world, memberId, at);
  return true;
};
