import { login, logout } from '../../src/contract/rows/session.ts';
import type { Body } from '../../src/contract/types.ts';
import { isAgentHome } from '../../src/domain/roles.ts';
import { handle } from '../pipeline/handle.ts';
import { clearFailures, countFailure, refuseLocked } from '../world/login-guard.ts';
import { type Member, member, memberByAccount, passwordMatches } from '../world/members.ts';
import { Refusal } from '../world/refusal.ts';
import { endSession, startSession } from '../world/sessions.ts';
import type { World } from '../world/world.ts';

/** The member whom the credentials name; failures are counted and stay counted. */
const identify = (world: World, { type, username, password }: Body<'login'>): Member => {
  refuseLocked(world, username);
  const found = type === 0 ? memberByAccount(world.state, username) : world.state.by(member, 'mobile', username)[0];
  if (found && !found.disabled && passwordMatches(password, found.password)) return found;
  const captcha = countFailure(world, username);
  const code = found && !found.disabled ? 'login.wrong-password' : 'user.unknown';
  throw new Refusal(code, { value: { captcha }, keep: true, why: found?.disabled ? `${username} is disabled` : code });
};

export const sessionHandlers = [
  handle(login, ({ world, body, headers, flag }) => {
    const found = identify(world, body);
    const site = flag('SITE_KIND');
    if (found.staff) throw new Refusal('login.non-member', { why: `${found.account} is staff` });
    if (site === 'agent' && !isAgentHome(found.type)) throw new Refusal('login.non-agent');
    clearFailures(world, body.username);
    const { id: token } = startSession(world, found, String(headers.device ?? '') || null);
    return { token, userName: found.account, customerType: found.type, firstTimeLogin: found.firstTimeLogin };
  }),

  handle(logout, ({ world, session }) => {
    endSession(world, session, 'signed-out');
    return null;
  }),
];
