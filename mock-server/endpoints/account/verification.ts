import * as rows from '../../../src/contract/rows/account/verification.ts';
import { obeys } from '../../../src/domain/account/field-rules.ts';
import { invalid } from '../../engine/invalid.ts';
import { Refusal } from '../../engine/refusal.ts';
import type { World } from '../../engine/world.ts';
import { handle, handlePrepared } from '../../pipeline/handle.ts';
import { drawPicture, loadCaptchaPen } from '../../rules/account/captcha-picture.ts';
import { drawCaptcha } from '../../rules/account/captchas.ts';
import { checkCode, sendCode, sentReply, smsCode, spendCode } from '../../rules/account/codes.ts';
import { fieldRules } from '../../rules/account/field-rules.ts';
import { memberByMobile } from '../../rules/account/new-member.ts';
import { issueIdToken } from '../../rules/account/provider.ts';

const needMember = (world: World, mobile: string): void => {
  const found = memberByMobile(world, mobile);
  if (!found || found.disabled) throw new Refusal('user.unknown', { why: `no member has the number ${mobile}` });
};

/** R148: a number is checked before anything is sent to it. Throws `request.invalid`. */
const checkMobile = (world: World, field: string, mobile: string): void => {
  const rule = { ...fieldRules(world.state).mobileNum, enabled: true, required: true };
  if (!obeys(rule, mobile)) throw invalid(field, 'rule');
};

export const verificationHandlers = [
  handlePrepared(rows.captcha, loadCaptchaPen, ({ world, prepared: pen }) =>
    drawPicture(pen, drawCaptcha(world), world.random),
  ),

  handle(rows.smsRegister, ({ world, body }) => {
    checkMobile(world, 'mobileNo', body.mobileNo);
    if (memberByMobile(world, body.mobileNo)) throw new Refusal('username.taken', { why: 'the number is registered' });
    sendCode(world, 'register', body.mobileNo);
    return sentReply(world);
  }),

  handle(rows.smsNoLogin, ({ world, body }) => {
    checkMobile(world, 'mobileNum', body.mobileNum);
    needMember(world, body.mobileNum);
    sendCode(world, 'login', body.mobileNum);
    return sentReply(world);
  }),

  handle(rows.smsReset, ({ world, body }) => {
    checkMobile(world, 'mobileNum', body.mobileNum);
    needMember(world, body.mobileNum);
    sendCode(world, 'reset', body.mobileNum);
    return sentReply(world);
  }),

  handle(rows.getCode, ({ world, body }) => {
    checkMobile(world, 'mobileNum', body.mobileNum);
    sendCode(world, 'mobile', body.mobileNum);
    return sentReply(world);
  }),

  handle(rows.providerSendCode, ({ world, body, flag }) => {
    if (!flag('PROVIDER_READY')) throw new Refusal('permission.denied', { why: 'the provider is not initialised' });
    checkMobile(world, 'mobileNum', body.mobileNum);
    return { verificationId: sendCode(world, 'provider', body.mobileNum).id };
  }),

  handle(rows.providerVerifyCode, ({ world, body }) => {
    const mobile = world.state.get(smsCode, body.verificationId)?.mobile ?? '';
    checkCode(world, 'provider', mobile, body.code);
    spendCode(world, 'provider', mobile);
    return { firebaseIdToken: issueIdToken(world, 'PHONE', mobile) };
  }),
];
