import * as rows from '../../../../src/contract/account/verification.ts';
import { captchaHeader } from '../../../../src/contract/captcha-header.ts';
import { matchesRule } from '../../../../src/features/account/model/field-rules.ts';
import { mobileKey } from '../../../../src/features/account/model/mobile.ts';
import { invalid } from '../../../core/invalid.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { World } from '../../../core/world.ts';
import { handle, handlePrepared } from '../../handler.ts';
import { drawPicture, loadCaptchaPen } from '../rules/captcha-picture.ts';
import { drawCaptcha } from '../rules/captchas.ts';
import { checkCode, sendCode, sentReply, smsCode, spendCode } from '../rules/codes.ts';
import { fieldRules } from '../rules/field-rules.ts';
import type { Member } from '../rules/members.ts';
import { memberByMobile } from '../rules/new-member.ts';
import { keepPace } from '../rules/pace.ts';
import { issueIdToken } from '../rules/provider.ts';
import { refuseWithoutCode } from '../rules/registration-check.ts';

const memberOf = (world: World, mobile: string): Member | undefined => {
  const found = memberByMobile(world, mobile);
  return found?.disabled ? undefined : found;
};

/** R148: a number is checked before anything is sent to it. Throws `request.invalid`. */
const checkMobile = (world: World, field: string, mobile: string): void => {
  const rule = { ...fieldRules(world.state).mobileNum, enabled: true, required: true };
  if (!matchesRule(rule, mobile)) throw invalid(field, 'rule');
};

export const verificationHandlers = [
  handlePrepared(rows.captcha, loadCaptchaPen, ({ world, prepared: pen, replyHeader }) => {
    const { id, text } = drawCaptcha(world);
    replyHeader(captchaHeader, id);
    return drawPicture(pen, text, world.random);
  }),

  handle(rows.smsRegister, ({ world, body, address }) => {
    refuseWithoutCode(world);
    checkMobile(world, 'mobileNo', body.mobileNo);
    keepPace(world, { number: mobileKey(body.mobileNo), address });
    if (memberByMobile(world, body.mobileNo))
      throw new Refusal('username.taken', { keep: true, why: 'the number is registered' });
    sendCode(world, 'register', body.mobileNo);
    return sentReply(world);
  }),

  handle(rows.smsNoLogin, ({ world, body, address }) => {
    checkMobile(world, 'mobileNum', body.mobileNum);
    keepPace(world, { number: mobileKey(body.mobileNum), address });
    const why = 'no member has this number';
    if (!memberOf(world, body.mobileNum)) throw new Refusal('user.unknown', { keep: true, why });
    sendCode(world, 'login', body.mobileNum);
    return sentReply(world);
  }),

  // The same answer and the same pace for numbers that nobody has: recovery does not tell who is a member.
  handle(rows.smsReset, ({ world, body, address, explain }) => {
    checkMobile(world, 'mobileNum', body.mobileNum);
    keepPace(world, { number: mobileKey(body.mobileNum), address });
    const known = memberOf(world, body.mobileNum) !== undefined;
    sendCode(world, 'reset', body.mobileNum, known);
    if (!known) explain('nothing was sent: no member has this number');
    return sentReply(world);
  }),

  handle(rows.getCode, ({ world, body, member, address }) => {
    checkMobile(world, 'mobileNum', body.mobileNum);
    keepPace(world, { number: mobileKey(body.mobileNum), member: member.id, address });
    sendCode(world, 'mobile', body.mobileNum);
    return sentReply(world);
  }),

  handle(rows.providerSendCode, ({ world, body, flag, address }) => {
    if (!flag('PROVIDER_READY')) throw new Refusal('permission.denied', { why: 'the provider is not initialised' });
    checkMobile(world, 'mobileNum', body.mobileNum);
    keepPace(world, { number: mobileKey(body.mobileNum), address });
    return { verificationId: sendCode(world, 'provider', body.mobileNum).id };
  }),

  handle(rows.providerVerifyCode, ({ world, body, address }) => {
    const mobile = world.state.get(smsCode, body.verificationId)?.mobile ?? '';
    checkCode(world, 'provider', mobile, body.code, address);
    spendCode(world, 'provider', mobile);
    return { firebaseIdToken: issueIdToken(world, 'PHONE', mobile) };
  }),
];
