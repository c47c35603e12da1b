import { invalid } from '#sim/core/invalid.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { accountMessages } from '#sim/features/messages/rules/templates/account-messages.ts';
import { twoStepMessages } from '#sim/features/messages/rules/templates/two-step-messages.ts';
import { cancelLoginTickets } from '#sim/features/safety/rules/login-tickets.ts';
import { cancelTwoStepsEnd } from '#sim/features/safety/rules/two-steps.ts';
import { type IsCommonPassword, refuseCommonPassword } from './common-passwords.ts';
import { clearFailedAttempts } from './failed-attempts.ts';
import { matchesRuleInForce } from './field-rules.ts';
import { hashPassword, type Member, members, passwordMatches } from './members.ts';
import { endOtherSessions } from './sessions.ts';
import { removeTemporaryPassword } from './temporary-passwords.ts';
import { handleProtectionChange, notifyOwner } from './withdrawal-hold.ts';

/**
 * Sets a new password and ends all sessions except `keepSession`, notifications to other browsers, logins that wait for
 * their second step, and a scheduled end of two-step verification (with a notice). Throws `request.invalid` for an invalid
 * password, `password.common` for a common one and `modify.new.old.same` for the current one.
 *
 * The contacts of the account are notified. Withdrawals are held, unless it is the `first` own password of an account that
 * another person opened: a stolen session and a known password must not lead to money either. `recovery`: the member verified
 * a phone or mailbox instead of the old password.
 */
export const setPassword = (
  world: World,
  owner: Member,
  password: string,
  {
    isCommon,
    kind,
    keepSession,
  }: {
    readonly isCommon: IsCommonPassword;
    readonly kind: 'first' | 'change' | 'recovery';
    readonly keepSession?: string;
  },
): void => {
  if (!matchesRuleInForce(world.state, 'password', password)) throw invalid('newPassword', 'password');
  if (passwordMatches(password, owner.password)) throw new Refusal('modify.new.old.same');
  refuseCommonPassword(isCommon, 'newPassword', password);
  world.state.put(members, {
    ...owner,
    password: hashPassword(password, world.random.hex(16)),
    passwordless: false,
    firstTimeLogin: false,
    ...(owner.openedByUpline && { openedByUpline: 'own-password' }),
  });
  removeTemporaryPassword(world, owner.id);
  clearFailedAttempts(world, owner.id, 'login-password');
  cancelLoginTickets(world, owner.id);
  if (cancelTwoStepsEnd(world, owner.id)) notifyOwner(world, owner, twoStepMessages.twoStepsKept());
  const message = kind === 'recovery' ? accountMessages.passwordReset : accountMessages.passwordChanged;
  handleProtectionChange(world, owner, kind !== 'first', message);
  endOtherSessions(world, owner.id, keepSession, 'replaced');
};
