import type { Value } from '../../../../src/contract/types.ts';
import type { World } from '../../../core/world.ts';
import { clearFailures, guardOf, refuseOtherSites } from '../../account/rules/login-guard.ts';
import { type Member, member } from '../../account/rules/members.ts';
import { type Entry, startSession } from '../../account/rules/sessions.ts';
import { closureOf } from './closure.ts';
import { askSecondStep } from './login-tickets.ts';

/**
 * Lets a member in whose last step was right. Only now a mailed password asks for a new one: whoever knows it and not
 * the second step changes nothing about the account. Throws `login.non-member` and `login.non-agent` for accounts that this
 * site does not serve.
 */
export const letIn = (world: World, owner: Member, entry: Entry): Value<'login'> => {
  refuseOtherSites(world, owner);
  clearFailures(world, guardOf(owner));
  const { id: token } = startSession(world, owner, entry);
  const firstTimeLogin = owner.firstTimeLogin || entry.way === 'temporary-password';
  if (firstTimeLogin !== owner.firstTimeLogin) world.state.put(member, { ...owner, firstTimeLogin });
  const { account: userName, type: customerType } = owner;
  const closed = closureOf(world.state, owner.id, world.now()) !== undefined;
  return { token, userName, customerType, firstTimeLogin, ...(closed && { closed }) };
};

/** As `letIn` after the first step: throws `login.second-step` for members who have two (X09). Every way to log in leads through here. */
export const letInOrAsk = (world: World, owner: Member, entry: Entry): Value<'login'> => {
  refuseOtherSites(world, owner);
  askSecondStep(world, owner, entry.way);
  return letIn(world, owner, entry);
};
