import { login, logout } from '#contract/account/login.ts';
import { mobileKey } from '#features/account/model/mobile.ts';
import { Refusal } from '#sim/core/refusal.ts';
import { type Context, handle } from '#sim/features/handler.ts';
import { completeLoginOrRequireSecondStep } from '#sim/features/safety/rules/complete-login.ts';
import { applyRateLimits, checkRateLimit } from '#sim/features/site/rules/rate-limits.ts';
import { checkCaptcha } from '../rules/captcha.ts';
import { clientInfoOf, type LoginMethod } from '../rules/client-info.ts';
import { confirmContact } from '../rules/contact-proofs.ts';
import { recordLoginAttempt } from '../rules/login-history.ts';
import {
  countFailedLogin,
  lockoutKeyOf,
  lockoutKeyOfName,
  needsCaptcha,
  refuseLockedLogin,
} from '../rules/login-lockout.ts';
import { type Member, memberByAccount, passwordMatches } from '../rules/members.ts';
import { memberByMobile } from '../rules/new-member.ts';
import { endSession } from '../rules/sessions.ts';
import { checkSmsCode, consumeSmsCode } from '../rules/sms-codes.ts';
import { consumeIdToken } from '../rules/social-providers.ts';
import { consumeTemporaryPassword } from '../rules/temporary-passwords.ts';

type LoginCall = Pick<Context<typeof login>, 'world' | 'body' | 'headers' | 'address'>;

interface Authenticated {
  readonly owner: Member;
  readonly method: LoginMethod;
}

/** Checks the captcha that a login needs after too many failures; a wrong one counts like a wrong password. */
const requireCaptcha = ({ world, body, headers }: LoginCall, guard: string, owner: Member | undefined): void => {
  if (!needsCaptcha(world, guard)) return;
  const value = { captcha: true };
  if (!body.captcha && !body.captchaTask) throw new Refusal('login.captcha-required', { value });
  if (checkCaptcha(world, headers, body)) return;
  countFailedLogin(world, guard, owner);
  throw new Refusal('verification.wrong', {
    keep: true,
    value,
    why: 'wrong captcha result, or the captcha was already used',
  });
};

/**
 * Returns the member with this username and password. Failures are counted per member and per network address, so that
 * trying many names from one address is limited too.
 */
const authenticateByPassword = (call: LoginCall): Authenticated => {
  const { world, body, headers, address } = call;
  const { type, username, password } = body;
  const found = type === 0 ? memberByAccount(world.state, username) : memberByMobile(world, username);
  const guard = found ? lockoutKeyOf(found) : lockoutKeyOfName(username);
  checkRateLimit(world, 'guesses', address);
  refuseLockedLogin(world, guard);
  requireCaptcha(call, guard, found);
  if (found && !found.disabled) {
    if (passwordMatches(password, found.password)) return { owner: found, method: 'password' };
    // It was mailed to the address of the member, or without one to that of a login provider.
    if (consumeTemporaryPassword(world, found, password))
      return {
        owner: found.email === null ? found : confirmContact(world, found, 'email', false),
        method: 'temporary-password',
      };
  }
  applyRateLimits(world, { guesses: address });
  const failedAttempt = { method: 'password', twoSteps: false, outcome: 'wrong-password' } as const;
  if (found) recordLoginAttempt(world, found.id, clientInfoOf(world, headers, address), failedAttempt);
  const captcha = countFailedLogin(world, guard, found);
  if (found && !found.disabled)
    throw new Refusal('login.wrong-password', { value: { captcha }, keep: true, why: 'wrong password' });
  const why = found ? `${username} is disabled` : 'no account has this name';
  throw new Refusal('user.unknown', { value: { captcha }, keep: true, why });
};

/** Returns the member with this mobile number, verified by the phone provider or by an SMS code. */
const authenticateBySmsCode = ({ world, body, address }: LoginCall): Authenticated => {
  const { username, password, firebaseIdToken } = body;
  if (!firebaseIdToken) checkSmsCode(world, 'login', username, password, address);
  else if (mobileKey(consumeIdToken(world, 'PHONE', firebaseIdToken)) !== mobileKey(username))
    throw new Refusal('verification.wrong', { keep: true, why: 'the provider vouches for another number' });
  const found = memberByMobile(world, username);
  if (!found || found.disabled) throw new Refusal('user.unknown', { keep: true });
  consumeSmsCode(world, 'login', username);
  return { owner: confirmContact(world, found, 'mobile', false), method: 'sms' };
};

export const loginHandlers = [
  handle(login, (call) => {
    const { world, body, headers, flag, address } = call;
    if (body.type === 1 && !flag('MOBVERLOGIN3')) throw new Refusal('permission.denied', { why: 'SMS login is off' });
    const { owner, method } = body.type === 1 ? authenticateBySmsCode(call) : authenticateByPassword(call);
    return completeLoginOrRequireSecondStep(world, owner, { client: clientInfoOf(world, headers, address), method });
  }),

  handle(logout, ({ world, session }) => {
    endSession(world, session, 'signed-out');
    return null;
  }),
];
