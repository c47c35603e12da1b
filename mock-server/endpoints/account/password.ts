import * as rows from '../../../src/contract/rows/account/password.ts';
import { invalid } from '../../engine/invalid.ts';
import { Refusal } from '../../engine/refusal.ts';
import { handle } from '../../pipeline/handle.ts';
import { checkCode, spendCode } from '../../rules/account/codes.ts';
import { checkGuess } from '../../rules/account/guesses.ts';
import { setPassword } from '../../rules/account/member-passwords.ts';
import { memberByAccount, passwordMatches } from '../../rules/account/members.ts';
import { memberByMobile } from '../../rules/account/new-member.ts';
import { isTemporaryPassword, mailPassword } from '../../rules/account/recovery.ts';

export const passwordHandlers = [
  handle(rows.changePassword, ({ world, member, session, body }) => {
    const isKnown = () =>
      passwordMatches(body.oldPassword, member.password) || isTemporaryPassword(world, member, body.oldPassword);
    checkGuess(world, member.id, 'login-password', isKnown, {
      code: 'login.wrong-password',
      why: 'the old password is another one',
    });
    if (body.newPassword !== body.confirmNewPassword) throw invalid('confirmNewPassword', 'equal');
    setPassword(world, member, body.newPassword, session.id);
    return null;
  }),

  handle(rows.passwordByEmail, ({ world, body }) => {
    const found = memberByAccount(world.state, body.username);
    const matches = found && !found.disabled && found.email?.toLowerCase() === body.email.toLowerCase();
    if (!matches) throw new Refusal('user.unknown', { why: 'no member has this username with this e-mail' });
    mailPassword(world, found);
    return null;
  }),

  handle(rows.passwordByMobile, ({ world, body }) => {
    checkCode(world, 'reset', body.mobileNum, body.verificationCode);
    const found = memberByMobile(world, body.mobileNum);
    if (!found || found.disabled) throw new Refusal('user.unknown');
    setPassword(world, found, body.newPassword);
    spendCode(world, 'reset', body.mobileNum);
    return null;
  }),
];
