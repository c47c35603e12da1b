import { matchesRule } from '../../../../src/features/account/model/field-rules.ts';
import { invalid } from '../../../core/invalid.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { World } from '../../../core/world.ts';
import { letters } from '../../messages/rules/templates.ts';
import { dropTickets } from '../../safety/rules/login-tickets.ts';
import { keepOn } from '../../safety/rules/two-steps.ts';
import { type IsCommon, refuseCommon } from './common-passwords.ts';
import { fieldRules } from './field-rules.ts';
import { clearGuesses } from './guesses.ts';
import { hashPassword, type Member, member, passwordMatches } from './members.ts';
import { dropTemporaryPassword } from './recovery.ts';
import { noteProtectionChange, tellOwner } from './recovery-change.ts';
import { endSession, session } from './sessions.ts';

/**
 * Gives a member a new password and ends what the old one began: the member's sessions but `keepSession`, logins that
 * wait for their second step, and the end of two steps that such a login asked for, which is told. Throws
 * `request.invalid` for one that breaks the rule, `password.common` for one that many have, `modify.new.old.same` for
 * the present one.
 *
 * `isRecovery`: the member proved to own a phone or a mailbox, and not to know the old password. Like other changes of a
 * way back, this holds withdrawals and notifies the contacts of the account (A98).
 */
export const setPassword = (
  world: World,
  owner: Member,
  password: string,
  {
    isCommon,
    isRecovery,
    keepSession,
  }: { readonly isCommon: IsCommon; readonly isRecovery: boolean; readonly keepSession?: string },
): void => {
  if (!matchesRule(fieldRules(world.state).password, password)) throw invalid('newPassword', 'password');
  if (passwordMatches(password, owner.password)) throw new Refusal('modify.new.old.same');
  refuseCommon(isCommon, 'newPassword', password);
  world.state.put(member, {
    ...owner,
    password: hashPassword(password, world.random.hex(16)),
    passwordless: false,
    firstTimeLogin: false,
    ...(owner.openedByUpline && { openedByUpline: 'own-password' }),
  });
  dropTemporaryPassword(world, owner.id);
  clearGuesses(world, owner.id, 'login-password');
  dropTickets(world, owner.id);
  if (keepOn(world, owner.id)) tellOwner(world, owner, letters.twoStepsKept());
  if (isRecovery) noteProtectionChange(world, owner, true, letters.passwordReset);
  for (const open of world.state.by(session, 'member', owner.id)) {
    if (!open.ended && open.id !== keepSession) endSession(world, open, 'replaced');
  }
};
