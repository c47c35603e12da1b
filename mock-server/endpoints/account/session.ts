import { login, logout } from '../../../src/contract/rows/account/session.ts';
import type { Body } from '../../../src/contract/types.ts';
import { mobileKey } from '../../../src/domain/account/mobile.ts';
import { Refusal } from '../../engine/refusal.ts';
import type { World } from '../../engine/world.ts';
import { handle } from '../../pipeline/handle.ts';
import { spendCaptcha } from '../../rules/account/captchas.ts';
import { checkCode, spendCode } from '../../rules/account/codes.ts';
import {
  clearFailures,
  countFailure,
  needsCaptcha,
  refuseForeign,
  refuseLocked,
} from '../../rules/account/login-guard.ts';
import { type Member, member, memberByAccount, passwordMatches } from '../../rules/account/members.ts';
import { memberByMobile } from '../../rules/account/new-member.ts';
import { spendIdToken } from '../../rules/account/provider.ts';
import { isTemporaryPassword } from '../../rules/account/recovery.ts';
import { endSession, startSession } from '../../rules/account/sessions.ts';
import { closureOf } from '../../rules/safety/closure.ts';

type Credentials = Body<'login'>;

/** R134: after too many failures a login needs the answer of a picture. */
const checkCaptcha = (world: World, { username, captcha }: Credentials): void => {
  if (!needsCaptcha(world, username)) return;
  const value = { captcha: true };
  if (!captcha) throw new Refusal('login.captcha-required', { value });
  if (!spendCaptcha(world, captcha))
    throw new Refusal('verification.wrong', { value, why: 'no open picture has this answer' });
};

/** The member whom a password names; failures are counted and stay counted. */
const byPassword = (world: World, credentials: Credentials): Member => {
  const { type, username, password } = credentials;
  refuseLocked(world, username);
  checkCaptcha(world, credentials);
  const found = type === 0 ? memberByAccount(world.state, username) : memberByMobile(world, username);
  if (found && !found.disabled) {
    if (passwordMatches(password, found.password)) return found;
    if (isTemporaryPassword(world, found, password)) return { ...found, firstTimeLogin: true };
  }
  const captcha = countFailure(world, username);
  const code = found && !found.disabled ? 'login.wrong-password' : 'user.unknown';
  throw new Refusal(code, { value: { captcha }, keep: true, why: found?.disabled ? `${username} is disabled` : code });
};

/** The member whose phone got the code, by the phone provider's word or by our own SMS (A65, A93). */
const byCode = (world: World, { username, password, firebaseIdToken }: Credentials): Member => {
  if (!firebaseIdToken) checkCode(world, 'login', username, password);
  else if (mobileKey(spendIdToken(world, 'PHONE', firebaseIdToken)) !== mobileKey(username))
    throw new Refusal('verification.wrong', { keep: true, why: 'the provider vouches for another number' });
  const found = memberByMobile(world, username);
  if (!found || found.disabled) throw new Refusal('user.unknown', { keep: true });
  spendCode(world, 'login', username);
  return found;
};

export const sessionHandlers = [
  handle(login, ({ world, body, headers, flag }) => {
    if (body.type === 1 && !flag('MOBVERLOGIN3')) throw new Refusal('permission.denied', { why: 'SMS login is off' });
    const found = body.type === 1 ? byCode(world, body) : byPassword(world, body);
    refuseForeign(world, found);
    clearFailures(world, body.username);
    if (found.firstTimeLogin) world.state.put(member, found);
    const { id: token } = startSession(world, found, String(headers.device ?? '') || null);
    return {
      token,
      userName: found.account,
      customerType: found.type,
      firstTimeLogin: found.firstTimeLogin,
      ...(closureOf(world.state, found.id, world.now()) && { closed: true }),
    };
  }),

  handle(logout, ({ world, session }) => {
    endSession(world, session, 'signed-out');
    return null;
  }),
];
