import * as rows from '../../src/contract/rows/verification.ts';
import { handle, handlePrepared } from '../pipeline/handle.ts';
import { drawPicture, loadCaptchaPen } from '../world/captcha-picture.ts';
import { drawCaptcha } from '../world/captchas.ts';
import { checkCode, sendCode, sentReply, smsCode, spendCode } from '../world/codes.ts';
import { memberByMobile } from '../world/new-member.ts';
import { issueIdToken } from '../world/provider.ts';
import { Refusal } from '../world/refusal.ts';
import type { World } from '../world/world.ts';

const needMember = (world: World, mobile: string): void => {
  const found = memberByMobile(world, mobile);
  if (!found || found.disabled) throw new Refusal('user.unknown', { why: `no member has the number ${mobile}` });
};

export const verificationHandlers = [
  handlePrepared(rows.captcha, loadCaptchaPen, ({ world, prepared: pen }) =>
    drawPicture(pen, drawCaptcha(world), world.random),
  ),

  handle(rows.smsRegister, ({ world, body }) => {
    if (memberByMobile(world, body.mobileNo)) throw new Refusal('username.taken', { why: 'the number is registered' });
    sendCode(world, 'register', body.mobileNo);
    return sentReply(world);
  }),

  handle(rows.smsNoLogin, ({ world, body }) => {
    needMember(world, body.mobileNum);
    sendCode(world, 'login', body.mobileNum);
    return sentReply(world);
  }),

  handle(rows.smsReset, ({ world, body }) => {
    needMember(world, body.mobileNum);
    sendCode(world, 'reset', body.mobileNum);
    return sentReply(world);
  }),

  handle(rows.getCode, ({ world, body }) => {
    sendCode(world, 'mobile', body.mobileNum);
    return sentReply(world);
  }),

  handle(rows.providerSendCode, ({ world, body, flag }) => {
    if (!flag('PROVIDER_READY')) throw new Refusal('permission.denied', { why: 'the provider is not initialised' });
    return { verificationId: sendCode(world, 'provider', body.mobileNum).id };
  }),

  handle(rows.providerVerifyCode, ({ world, body }) => {
    const mobile = world.state.get(smsCode, body.verificationId)?.mobile ?? '';
    checkCode(world, 'provider', mobile, body.code);
    spendCode(world, 'provider', mobile);
    return { firebaseIdToken: issueIdToken(world, 'PHONE', mobile) };
  }),
];
