import * as endpoints from '#contract/account/security.ts';
import { isEmail } from '#features/account/model/email.ts';
import { mobileKey } from '#features/account/model/mobile.ts';
import { invalid } from '#sim/core/invalid.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { bankAccountsOf } from '#sim/features/cashier/rules/bank-accounts.ts';
import { handle } from '#sim/features/handler.ts';
import { refuseExcludedIdentity, reviewNamesake, reviewNewAccount } from '#sim/features/safety/rules/close-account.ts';
import { confirmIdentity, requireOwnerConfirmation } from '#sim/features/safety/rules/confirm-identity.ts';
import { passkeysOf } from '#sim/features/safety/rules/passkeys.ts';
import { hasTwoSteps } from '#sim/features/safety/rules/second-step.ts';
import { textIn } from '#sim/features/shared/localized-text.ts';
import { brandOf } from '#sim/features/site/rules/merchant.ts';
import { applyRateLimits } from '#sim/features/site/rules/rate-limits.ts';
import { checkBirthday, setBirthday } from '../rules/birthdays.ts';
import { confirmContact, recordContactProof } from '../rules/contact-proofs.ts';
import { checkEmailCode, consumeEmailCode, emailCodeMinutes, sendEmailCode } from '../rules/email-codes.ts';
import { clearFailedAttempts } from '../rules/failed-attempts.ts';
import { matchesRuleInForce } from '../rules/field-rules.ts';
import { isKnownDevice } from '../rules/known-devices.ts';
import { maskContact } from '../rules/masking.ts';
import { type Member, members } from '../rules/members.ts';
import { memberByMobile } from '../rules/new-member.ts';
import { securityQuestions } from '../rules/security-questions.ts';
import {
  changeSecurity,
  checkSecurityAnswers,
  checkWithdrawalPassword,
  refuseDetailInWithdrawalPassword,
  securityOf,
  setSecurityQuestions,
  setWithdrawalPassword,
} from '../rules/security-settings.ts';
import { lastLoginAt } from '../rules/sessions.ts';
import { checkSmsCode, consumeSmsCode } from '../rules/sms-codes.ts';
import { refuseTakenEmail } from '../rules/unique-email.ts';
import {
  handlePayoutChange,
  handleRecoveryChange,
  withdrawalHoldHours,
  withdrawalsHeldUntil,
} from '../rules/withdrawal-hold.ts';

/** Throws `request.invalid` for an invalid address, `email.taken` for another member's. */
const checkEmail = (world: World, owner: Member, email: string): void => {
  if (!isEmail(email)) throw invalid('email', 'format');
  refuseTakenEmail(world, email, owner.id);
};

export const securityHandlers = [
  handle(endpoints.securityConfig, ({ world, member, session: current }) => {
    const { state } = world;
    const { payeeName, birthday, paymentPassword, questions } = securityOf(state, member.id);
    const cards = bankAccountsOf(state, member.id).length;
    const twoSteps = hasTwoSteps(state, member.id);
    const set = [member.mobile, member.email, paymentPassword, questions.length > 0, cards > 0, twoSteps];
    return {
      nickname: member.nickname,
      payeeName,
      mobile: maskContact(member.mobile),
      email: maskContact(member.email),
      birthday,
      hasPaymentPassword: paymentPassword !== null,
      hasQuestions: questions.length > 0,
      cards,
      twoSteps,
      passkeys: passkeysOf(state, member.id).length,
      heldUntil: withdrawalsHeldUntil(world, member.id),
      holdHours: withdrawalHoldHours(world),
      lastLoginAt: lastLoginAt(state, current),
      strength: Math.round((set.filter(Boolean).length * 100) / set.length),
    };
  }),

  handle(
    endpoints.hasWithdrawalPassword,
    ({ world, member }) => securityOf(world.state, member.id).paymentPassword !== null,
  ),

  handle(endpoints.setPaymentPassword, (call) => {
    const { world, member, body } = call;
    confirmIdentity(call, body, 'payment-password');
    const isReplacement = securityOf(world.state, member.id).paymentPassword !== null;
    if (isReplacement) {
      checkWithdrawalPassword(world, member, body.oldPaymentPassword ?? '');
      if (body.oldPaymentPassword === body.newPaymentPassword) throw new Refusal('modify.new.old.same');
    }
    setWithdrawalPassword(world, member, body.newPaymentPassword);
    handlePayoutChange(call, 'paymentPassword', isReplacement);
    return null;
  }),

  handle(endpoints.resetPaymentPassword, (call) => {
    const { world, member, body } = call;
    confirmIdentity(call, body, 'payment-password');
    checkSecurityAnswers(world, member, body.answers);
    setWithdrawalPassword(world, member, body.newPaymentPassword);
    clearFailedAttempts(world, member.id, 'payment-password');
    handlePayoutChange(call, 'paymentPassword', true);
    return null;
  }),

  handle(endpoints.securityQuestions, ({ world, member, language }) => ({
    questions: securityQuestions.map(({ questionId, text }) => ({ questionId, text: textIn(text, language) })),
    chosen: securityOf(world.state, member.id).questions.map(({ questionId }) => questionId),
  })),

  handle(endpoints.setSecurityQuestions, (call) => {
    const { world, member, body } = call;
    confirmIdentity(call, body, 'contact');
    const isReplacement = securityOf(world.state, member.id).questions.length > 0;
    if (isReplacement) checkSecurityAnswers(world, member, body.oldAnswers ?? []);
    const chosen = new Set(body.answers.map(({ questionId }) => questionId));
    if (chosen.size < body.answers.length) throw invalid('answers', 'different');
    const known = securityQuestions.filter(({ questionId }) => chosen.has(questionId));
    if (known.length < chosen.size) throw new Refusal('resource.unknown', { why: 'no such question' });
    setSecurityQuestions(world, member, body.answers);
    handleRecoveryChange(world, member, 'questions', isReplacement);
    return null;
  }),

  handle(endpoints.emailCode, ({ world, member, body, address }) => {
    applyRateLimits(world, { member: member.id, address });
    checkEmail(world, member, body.email);
    applyRateLimits(world, { mail: body.email.toLowerCase() });
    sendEmailCode(world, member, body.email);
    return { validMinutes: emailCodeMinutes };
  }),

  handle(endpoints.updateEmail, (call) => {
    const { world, member, session, body } = call;
    confirmIdentity(call, body, 'contact');
    // The code is checked first: only the owner of the mailbox may learn whether the address is taken.
    checkEmailCode(world, member, body.email, body.verificationCode);
    checkEmail(world, member, body.email);
    consumeEmailCode(world, member);
    refuseExcludedIdentity(world, member.id, { email: body.email });
    const isKnown = isKnownDevice(world, session);
    world.state.put(members, { ...confirmContact(world, member, 'email', isKnown), email: body.email });
    // A code for the address of the registration confirms it, which changes nothing.
    if (member.email?.toLowerCase() !== body.email.toLowerCase()) {
      recordContactProof(world, member, 'email', isKnown);
      handleRecoveryChange(world, member, 'email', member.email !== null);
    }
    return { email: maskContact(body.email) ?? '' };
  }),

  handle(endpoints.updateMobile, (call) => {
    const { world, member, session, body, address } = call;
    confirmIdentity(call, body, 'contact');
    checkSmsCode(world, 'mobile', body.mobileNum, body.verificationCode, address);
    const owner = memberByMobile(world, body.mobileNum);
    if (owner && owner.id !== member.id)
      throw new Refusal('request.conflict', { why: 'another member has this number' });
    consumeSmsCode(world, 'mobile', body.mobileNum);
    const mobile = mobileKey(body.mobileNum);
    refuseDetailInWithdrawalPassword(world.state, member.id, 'mobileNum', { mobile });
    refuseExcludedIdentity(world, member.id, { mobile });
    const isKnown = isKnownDevice(world, session);
    world.state.put(members, { ...confirmContact(world, member, 'mobile', isKnown), mobile });
    if (member.mobile !== mobile) {
      recordContactProof(world, member, 'mobile', isKnown);
      handleRecoveryChange(world, member, 'mobile', member.mobile !== null);
    }
    return { mobile: maskContact(mobile) ?? '' };
  }),

  handle(endpoints.updatePayeeName, (call) => {
    const { world, member, body } = call;
    if (securityOf(world.state, member.id).payeeName)
      throw new Refusal('request.conflict', { why: 'it is set already' });
    requireOwnerConfirmation(call);
    reviewNamesake(world, member.id, { payeeName: body.payeeName });
    changeSecurity(world, member.id, { payeeName: body.payeeName });
    reviewNewAccount(world, member.id);
    return { payeeName: body.payeeName };
  }),

  handle(endpoints.updateNickname, ({ world, member, body }) => {
    if (!matchesRuleInForce(world.state, 'nickname', body.nickname)) throw invalid('nickname', 'format');
    world.state.put(members, { ...member, nickname: body.nickname });
    return { nickname: body.nickname };
  }),

  handle(endpoints.updateBirthday, (call) => {
    const { world, member, body, query } = call;
    const { minAge } = brandOf(query.merchantCode);
    checkBirthday(world, member, body.birthday, minAge);
    requireOwnerConfirmation(call);
    // Only the owner may learn what the withdrawal password states.
    refuseDetailInWithdrawalPassword(world.state, member.id, 'birthday', body);
    reviewNamesake(world, member.id, { birthday: body.birthday });
    setBirthday(world, member, body.birthday, minAge);
    reviewNewAccount(world, member.id);
    return { birthday: body.birthday };
  }),
];
