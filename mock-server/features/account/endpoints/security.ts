import * as rows from '../../../../src/contract/account/security.ts';
import { isEmail } from '../../../../src/features/account/model/email.ts';
import { matchesRule } from '../../../../src/features/account/model/field-rules.ts';
import { mobileKey } from '../../../../src/features/account/model/mobile.ts';
import { invalid } from '../../../core/invalid.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { World } from '../../../core/world.ts';
import { cardsOf } from '../../cashier/rules/cards.ts';
import { handle } from '../../handler.ts';
import { checkBirthday, setBirthday } from '../../rewards/rules/birthdays.ts';
import { refuseKnownExcluded } from '../../safety/rules/closing.ts';
import { passkeysOf } from '../../safety/rules/passkeys.ts';
import { hasTwoSteps } from '../../safety/rules/second-step.ts';
import { checkCode, spendCode } from '../rules/codes.ts';
import { confirmIdentity, confirmOwner } from '../rules/confirm-identity.ts';
import { checkEmailCode, emailCodeMinutes, sendEmailCode, spendEmailCode } from '../rules/email-codes.ts';
import { refuseTakenEmail } from '../rules/email-owner.ts';
import { fieldRules } from '../rules/field-rules.ts';
import { clearGuesses } from '../rules/guesses.ts';
import { masked } from '../rules/masked.ts';
import { type Member, member as members } from '../rules/members.ts';
import { memberByMobile } from '../rules/new-member.ts';
import { keepPace } from '../rules/pace.ts';
import { noteWayBackChange, withdrawalsHeldUntil } from '../rules/recovery-change.ts';
import {
  changeSecurity,
  checkAnswers,
  checkPaymentPassword,
  hash,
  securityOf,
  setQuestions,
} from '../rules/security.ts';
import { securityQuestions } from '../rules/security-questions.ts';
import { lastLoginAt } from '../rules/sessions.ts';

/** Throws `request.invalid` for what is no address, `email.taken` for another member's. */
const checkAddress = (world: World, owner: Member, email: string): void => {
  if (!isEmail(email)) throw invalid('email', 'format');
  refuseTakenEmail(world, email, owner.id);
};

export const securityHandlers = [
  handle(rows.securityConfig, ({ world, member, session: current, flag }) => {
    const { state } = world;
    const { payeeName, birthday, paymentPassword, questions } = securityOf(state, member.id);
    const cards = cardsOf(state, member.id).length;
    const twoSteps = hasTwoSteps(state, member.id);
    const set = [member.mobile, member.email, paymentPassword, questions.length > 0, cards > 0, twoSteps];
    return {
      nickname: member.nickname,
      payeeName,
      mobile: masked(member.mobile),
      email: masked(member.email),
      birthday,
      hasPaymentPassword: paymentPassword !== null,
      hasQuestions: questions.length > 0,
      cards,
      twoSteps,
      passkeys: passkeysOf(state, member.id).length,
      heldUntil: withdrawalsHeldUntil(world, member.id),
      minAge: flag('MIN_AGE'),
      lastLoginAt: lastLoginAt(state, current),
      strength: Math.round((set.filter(Boolean).length * 100) / set.length),
    };
  }),

  handle(
    rows.hasWithdrawalPassword,
    ({ world, member }) => securityOf(world.state, member.id).paymentPassword !== null,
  ),

  handle(rows.setPaymentPassword, (call) => {
    const { world, member, body } = call;
    confirmIdentity(call, body, 'payment-password');
    const replaces = securityOf(world.state, member.id).paymentPassword !== null;
    if (replaces) {
      checkPaymentPassword(world, member, body.oldPaymentPassword ?? '');
      if (body.oldPaymentPassword === body.newPaymentPassword) throw new Refusal('modify.new.old.same');
    }
    changeSecurity(world, member.id, { paymentPassword: hash(world, body.newPaymentPassword) });
    noteWayBackChange(world, member, 'paymentPassword', replaces);
    return null;
  }),

  handle(rows.resetPaymentPassword, (call) => {
    const { world, member, body } = call;
    confirmIdentity(call, body, 'payment-password');
    checkAnswers(world, member, body.answers);
    changeSecurity(world, member.id, { paymentPassword: hash(world, body.newPaymentPassword) });
    clearGuesses(world, member.id, 'payment-password');
    noteWayBackChange(world, member, 'paymentPassword', true);
    return null;
  }),

  handle(rows.securityQuestions, ({ world, member, language }) => ({
    questions: securityQuestions.map(({ questionId, text }) => ({ questionId, text: text[language] })),
    chosen: securityOf(world.state, member.id).questions.map(({ questionId }) => questionId),
  })),

  handle(rows.setSecurityQuestions, (call) => {
    const { world, member, body } = call;
    confirmIdentity(call, body, 'contact');
    const replaces = securityOf(world.state, member.id).questions.length > 0;
    if (replaces) checkAnswers(world, member, body.oldAnswers ?? []);
    const chosen = new Set(body.answers.map(({ questionId }) => questionId));
    if (chosen.size < body.answers.length) throw invalid('answers', 'different');
    const known = securityQuestions.filter(({ questionId }) => chosen.has(questionId));
    if (known.length < chosen.size) throw new Refusal('resource.unknown', { why: 'no such question' });
    setQuestions(world, member, body.answers);
    noteWayBackChange(world, member, 'questions', replaces);
    return null;
  }),

  handle(rows.emailCode, ({ world, member, body, address }) => {
    keepPace(world, { member: member.id, address });
    checkAddress(world, member, body.email);
    sendEmailCode(world, member, body.email);
    return { validMinutes: emailCodeMinutes };
  }),

  handle(rows.updateEmail, (call) => {
    const { world, member, body } = call;
    confirmIdentity(call, body, 'contact');
    // First the code: whoever cannot read the address's mail is not told whose it is.
    checkEmailCode(world, member, body.email, body.verificationCode);
    checkAddress(world, member, body.email);
    spendEmailCode(world, member);
    refuseKnownExcluded(world, member.id, { email: body.email });
    world.state.put(members, { ...member, email: body.email });
    noteWayBackChange(world, member, 'email', member.email !== null);
    return { email: masked(body.email) ?? '' };
  }),

  handle(rows.updateMobile, (call) => {
    const { world, member, body, address } = call;
    confirmIdentity(call, body, 'contact');
    checkCode(world, 'mobile', body.mobileNum, body.verificationCode, address);
    const owner = memberByMobile(world, body.mobileNum);
    if (owner && owner.id !== member.id)
      throw new Refusal('request.conflict', { why: 'another member has this number' });
    spendCode(world, 'mobile', body.mobileNum);
    const mobile = mobileKey(body.mobileNum);
    refuseKnownExcluded(world, member.id, { mobile });
    world.state.put(members, { ...member, mobile });
    noteWayBackChange(world, member, 'mobile', member.mobile !== null);
    return { mobile: masked(mobile) ?? '' };
  }),

  handle(rows.updatePayeeName, (call) => {
    const { world, member, body } = call;
    if (securityOf(world.state, member.id).payeeName)
      throw new Refusal('request.conflict', { why: 'it is set already' });
    refuseKnownExcluded(world, member.id, { payeeName: body.payeeName }, confirmOwner(call));
    changeSecurity(world, member.id, { payeeName: body.payeeName });
    return { payeeName: body.payeeName };
  }),

  handle(rows.updateNickname, ({ world, member, body }) => {
    if (!matchesRule({ ...fieldRules(world.state).nickname, enabled: true, required: true }, body.nickname))
      throw invalid('nickname', 'format');
    world.state.put(members, { ...member, nickname: body.nickname });
    return { nickname: body.nickname };
  }),

  handle(rows.updateBirthday, (call) => {
    const { world, member, body } = call;
    checkBirthday(world, member, body.birthday);
    refuseKnownExcluded(world, member.id, { birthday: body.birthday }, confirmOwner(call));
    setBirthday(world, member, body.birthday);
    return { birthday: body.birthday };
  }),
];
