import * as endpoints from '#contract/account/password.ts';
import { invalid } from '#sim/core/invalid.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import { handle, handlePrepared } from '#sim/features/handler.ts';
import { confirmPasswordChange } from '#sim/features/safety/rules/confirm-identity.ts';
import { applyRateLimits } from '#sim/features/site/rules/rate-limits.ts';
import { loadCommonPasswords } from '../rules/common-passwords.ts';
import { confirmContact } from '../rules/contact-proofs.ts';
import { checkAttempt } from '../rules/failed-attempts.ts';
import { deviceOf, recordKnownDevice } from '../rules/known-devices.ts';
import { type Member, memberByAccount, passwordMatches } from '../rules/members.ts';
import { memberByMobile } from '../rules/new-member.ts';
import { isPasswordRecovery, mustChangePassword } from '../rules/sessions.ts';
import { setPassword } from '../rules/set-password.ts';
import { checkSmsCode, consumeSmsCode } from '../rules/sms-codes.ts';
import { socialLinks } from '../rules/social-providers.ts';
import { isTemporaryPassword, mailTemporaryPassword } from '../rules/temporary-passwords.ts';
import { withdrawalsHeldUntil } from '../rules/withdrawal-hold.ts';

/**
 * Returns the recovery address of a member that equals the given one: the e-mail, or without one that of a login provider.
 * Members of a provider have no other way to a first password, which withdrawals require.
 */
const recoveryAddress = (state: State, { id, email }: Member, typedEmail: string): string | undefined => {
  const own = email === null ? state.by(socialLinks, 'member', id).map((it) => it.email) : [email];
  return own.find((it) => it?.toLowerCase() === typedEmail.toLowerCase()) ?? undefined;
};

export const passwordHandlers = [
  handlePrepared(
    endpoints.changePassword,
    loadCommonPasswords,
    ({ world, member, session, body, prepared: isCommon }) => {
      // A temporary password is accepted only in the session that was started with it.
      const isKnown = () =>
        passwordMatches(body.oldPassword, member.password) ||
        (session.method === 'temporary-password' && isTemporaryPassword(world, member, body.oldPassword));
      checkAttempt(world, member.id, 'login-password', isKnown, {
        code: 'login.wrong-password',
        why: 'wrong old password',
      });
      confirmPasswordChange({ world, member, session });
      if (body.newPassword.normalize('NFC') !== body.confirmNewPassword.normalize('NFC'))
        throw invalid('confirmNewPassword', 'equal');
      const isRecovery = isPasswordRecovery(session, member);
      const kind = isRecovery ? 'recovery' : mustChangePassword(session, member) ? 'first' : 'change';
      setPassword(world, member, body.newPassword, { isCommon, kind, keepSession: session.id });
      // The first own password is the registration of a member whose account an agent opened.
      if (kind === 'first') recordKnownDevice(world, member.id, deviceOf(session));
      return { heldUntil: withdrawalsHeldUntil(world, member.id) };
    },
  ),

  // Response and rate limit are the same for unknown names and addresses, so that recovery does not reveal which
  // accounts exist.
  handle(endpoints.passwordByEmail, ({ world, body, address, explain }) => {
    applyRateLimits(world, { mail: body.email.toLowerCase(), address });
    const found = memberByAccount(world.state, body.username);
    const to = found && !found.disabled ? recoveryAddress(world.state, found, body.email) : undefined;
    if (found && to) mailTemporaryPassword(world, found, to);
    else explain('nothing was mailed: no member has this username with this e-mail');
    return null;
  }),

  handlePrepared(endpoints.passwordByMobile, loadCommonPasswords, ({ world, body, address, prepared: isCommon }) => {
    checkSmsCode(world, 'reset', body.mobileNum, body.verificationCode, address);
    const found = memberByMobile(world, body.mobileNum);
    if (!found || found.disabled) throw new Refusal('verification.wrong', { why: 'no member has this number' });
    const owner = confirmContact(world, found, 'mobile', false);
    setPassword(world, owner, body.newPassword, { isCommon, kind: 'recovery' });
    consumeSmsCode(world, 'reset', body.mobileNum);
    return { heldUntil: withdrawalsHeldUntil(world, found.id) };
  }),
];
