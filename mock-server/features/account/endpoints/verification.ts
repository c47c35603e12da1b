import * as endpoints from '#contract/account/verification.ts';
import { captchaHeader } from '#contract/captcha-header.ts';
import { mobileKey } from '#features/account/model/mobile.ts';
import { invalid } from '#sim/core/invalid.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { handle, handlePrepared } from '#sim/features/handler.ts';
import { applyRateLimits } from '#sim/features/site/rules/rate-limits.ts';
import { createCaptcha, createCaptchaTask, loadCaptchaRenderer, renderCaptcha } from '../rules/captcha.ts';
import { matchesRuleInForce } from '../rules/field-rules.ts';
import type { Member } from '../rules/members.ts';
import { memberByMobile } from '../rules/new-member.ts';
import { refuseUnusedSmsCode } from '../rules/registration-check.ts';
import { checkSmsCode, consumeSmsCode, sendSmsCode, smsCodes, smsSentReply } from '../rules/sms-codes.ts';
import { issueIdToken } from '../rules/social-providers.ts';

const activeMemberByMobile = (world: World, mobile: string): Member | undefined => {
  const found = memberByMobile(world, mobile);
  return found?.disabled ? undefined : found;
};

/** Throws `request.invalid` for an invalid mobile number, before anything is sent to it. */
const checkMobile = (world: World, field: string, mobile: string): void => {
  if (!matchesRuleInForce(world.state, 'mobileNum', mobile)) throw invalid(field, 'rule');
};

export const verificationHandlers = [
  handlePrepared(endpoints.captcha, loadCaptchaRenderer, ({ world, address, prepared: pen, replyHeader }) => {
    applyRateLimits(world, { challenges: address });
    const { id, text } = createCaptcha(world);
    replyHeader(captchaHeader, id);
    return renderCaptcha(pen, text, world.random);
  }),

  handle(endpoints.captchaTask, ({ world, address, replyHeader }) => {
    applyRateLimits(world, { challenges: address });
    const { id, task } = createCaptchaTask(world);
    replyHeader(captchaHeader, id);
    return task;
  }),

  handle(endpoints.smsRegister, ({ world, body, address }) => {
    refuseUnusedSmsCode(world);
    checkMobile(world, 'mobileNo', body.mobileNo);
    applyRateLimits(world, { number: mobileKey(body.mobileNo), address });
    if (memberByMobile(world, body.mobileNo))
      throw new Refusal('mobile.taken', { keep: true, why: 'the number is registered' });
    sendSmsCode(world, 'register', body.mobileNo);
    return smsSentReply(world);
  }),

  handle(endpoints.smsNoLogin, ({ world, body, address }) => {
    checkMobile(world, 'mobileNum', body.mobileNum);
    applyRateLimits(world, { number: mobileKey(body.mobileNum), address });
    const why = 'no member has this number';
    if (!activeMemberByMobile(world, body.mobileNum)) throw new Refusal('user.unknown', { keep: true, why });
    sendSmsCode(world, 'login', body.mobileNum);
    return smsSentReply(world);
  }),

  // Response and rate limit are the same for unknown numbers, so that recovery does not reveal which accounts exist.
  handle(endpoints.smsReset, ({ world, body, address, explain }) => {
    checkMobile(world, 'mobileNum', body.mobileNum);
    applyRateLimits(world, { number: mobileKey(body.mobileNum), address });
    const isKnown = activeMemberByMobile(world, body.mobileNum) !== undefined;
    sendSmsCode(world, 'reset', body.mobileNum, isKnown);
    if (!isKnown) explain('nothing was sent: unknown number');
    return smsSentReply(world);
  }),

  handle(endpoints.getCode, ({ world, body, member, address }) => {
    checkMobile(world, 'mobileNum', body.mobileNum);
    applyRateLimits(world, { number: mobileKey(body.mobileNum), member: member.id, address });
    sendSmsCode(world, 'mobile', body.mobileNum);
    return smsSentReply(world);
  }),

  handle(endpoints.providerSendCode, ({ world, body, flag, address }) => {
    if (!flag('PROVIDER_READY')) throw new Refusal('permission.denied', { why: 'the provider is not initialised' });
    checkMobile(world, 'mobileNum', body.mobileNum);
    applyRateLimits(world, { number: mobileKey(body.mobileNum), address });
    return { verificationId: sendSmsCode(world, 'provider', body.mobileNum).id };
  }),

  handle(endpoints.providerVerifyCode, ({ world, body, address }) => {
    const mobile = world.state.get(smsCodes, body.verificationId)?.mobile ?? '';
    checkSmsCode(world, 'provider', mobile, body.code, address);
    consumeSmsCode(world, 'provider', mobile);
    return { firebaseIdToken: issueIdToken(world, 'PHONE', mobile) };
  }),
];
