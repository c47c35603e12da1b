import type { Value } from '#contract/types.ts';
import type { World } from '#sim/core/world.ts';
import { closureOf } from '#sim/features/account/rules/account-closure.ts';
import { clearFailedLogins, lockoutKeyOf, refuseOtherSiteMembers } from '#sim/features/account/rules/login-lockout.ts';
import { type Member, members } from '#sim/features/account/rules/members.ts';
import { type LoginDetails, startSession } from '#sim/features/account/rules/sessions.ts';
import { closeIfExcluded, reviewNewAccount } from './close-account.ts';
import { requireSecondStepAtLogin } from './login-tickets.ts';

/**
 * Completes a login after its last step: starts the session and returns the login response. A temporary password requires a
 * new one only from here on, so that it changes nothing without the second step. Throws `login.non-member` and
 * `login.non-agent` for accounts that this site does not serve.
 */
export const completeLogin = (world: World, owner: Member, login: LoginDetails): Value<'login'> => {
  refuseOtherSiteMembers(world, owner);
  closeIfExcluded(world, owner.id);
  clearFailedLogins(world, lockoutKeyOf(owner));
  const { id: token } = startSession(world, owner, login);
  reviewNewAccount(world, owner.id);
  const firstTimeLogin = owner.firstTimeLogin || login.method === 'temporary-password';
  if (firstTimeLogin !== owner.firstTimeLogin) world.state.put(members, { ...owner, firstTimeLogin });
  const { account: userName, type: customerType } = owner;
  const isClosed = closureOf(world.state, owner.id, world.now()) !== undefined;
  return { token, userName, customerType, firstTimeLogin, ...(isClosed && { closed: isClosed }) };
};

/** Completes a login after its first step. Throws `login.second-step` for members with two-step login. */
export const completeLoginOrRequireSecondStep = (world: World, owner: Member, login: LoginDetails): Value<'login'> => {
  refuseOtherSiteMembers(world, owner);
  requireSecondStepAtLogin(world, owner, login.method);
  return completeLogin(world, owner, login);
};
