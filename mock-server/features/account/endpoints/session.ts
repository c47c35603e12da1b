import { login, logout } from '../../../../src/contract/account/session.ts';
import { mobileKey } from '../../../../src/features/account/model/mobile.ts';
import { Refusal } from '../../../core/refusal.ts';
import { type Context, handle } from '../../handler.ts';
import { letInOrAsk } from '../../safety/rules/enter.ts';
import { arrivalOf, type SignInWay } from '../rules/arrivals.ts';
import { spendCaptcha } from '../rules/captchas.ts';
import { checkCode, spendCode } from '../rules/codes.ts';
import { countFailure, guardOf, guardOfName, needsCaptcha, refuseLocked } from '../rules/login-guard.ts';
import { type Member, memberByAccount, passwordMatches } from '../rules/members.ts';
import { memberByMobile } from '../rules/new-member.ts';
import { keepPace, refuseTooFast } from '../rules/pace.ts';
import { spendIdToken } from '../rules/provider.ts';
import { spendTemporaryPassword } from '../rules/recovery.ts';
import { endSession } from '../rules/sessions.ts';
import { noteSignIn } from '../rules/sign-ins.ts';

type Call = Pick<Context<typeof login>, 'world' | 'body' | 'headers' | 'address'>;

interface Recognised {
  readonly owner: Member;
  readonly way: SignInWay;
}

/** R134: after too many failures a login needs the answer of a picture; a wrong one counts like a wrong password. */
const checkCaptcha = ({ world, body, headers }: Call, guard: string): void => {
  if (!needsCaptcha(world, guard)) return;
  const value = { captcha: true };
  if (!body.captcha) throw new Refusal('login.captcha-required', { value });
  if (spendCaptcha(world, headers, body.captcha)) return;
  countFailure(world, guard);
  throw new Refusal('verification.wrong', { keep: true, value, why: 'the picture shows another sum, or is used up' });
};

/**
 * The member whom a password names; failures are counted and stay counted. They are counted for the network address
 * too: one that tries many names, or one password with many, waits before it is told anything more.
 */
const byPassword = (call: Call): Recognised => {
  const { world, body, headers, address } = call;
  const { type, username, password } = body;
  const found = type === 0 ? memberByAccount(world.state, username) : memberByMobile(world, username);
  const guard = found ? guardOf(found) : guardOfName(username);
  refuseTooFast(world, 'guesses', address);
  refuseLocked(world, guard);
  checkCaptcha(call, guard);
  if (found && !found.disabled) {
    if (passwordMatches(password, found.password)) return { owner: found, way: 'password' };
    if (spendTemporaryPassword(world, found, password)) return { owner: found, way: 'temporary-password' };
  }
  keepPace(world, { guesses: address });
  const tried = { way: 'password', twoSteps: false, outcome: 'wrong-password' } as const;
  if (found) noteSignIn(world, found.id, arrivalOf(world, headers), tried);
  const captcha = countFailure(world, guard);
  if (found && !found.disabled)
    throw new Refusal('login.wrong-password', { value: { captcha }, keep: true, why: 'the password is another one' });
  const why = found ? `${username} is disabled` : 'nobody has this name';
  throw new Refusal('user.unknown', { value: { captcha }, keep: true, why });
};

/** The member whose phone got the code, by the phone provider's word or by our own SMS (A65, A93). */
const byCode = ({ world, body, address }: Call): Recognised => {
  const { username, password, firebaseIdToken } = body;
  if (!firebaseIdToken) checkCode(world, 'login', username, password, address);
  else if (mobileKey(spendIdToken(world, 'PHONE', firebaseIdToken)) !== mobileKey(username))
    throw new Refusal('verification.wrong', { keep: true, why: 'the provider vouches for another number' });
  const found = memberByMobile(world, username);
  if (!found || found.disabled) throw new Refusal('user.unknown', { keep: true });
  spendCode(world, 'login', username);
  return { owner: found, way: 'sms' };
};

export const sessionHandlers = [
  handle(login, (call) => {
    const { world, body, headers, flag } = call;
    if (body.type === 1 && !flag('MOBVERLOGIN3')) throw new Refusal('permission.denied', { why: 'SMS login is off' });
    const { owner, way } = body.type === 1 ? byCode(call) : byPassword(call);
    return letInOrAsk(world, owner, { arrival: arrivalOf(world, headers), way });
  }),

  handle(logout, ({ world, session }) => {
    endSession(world, session, 'signed-out');
    return null;
  }),
];
