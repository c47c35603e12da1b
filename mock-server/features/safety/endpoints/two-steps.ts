import * as endpoints from '#contract/safety/two-steps.ts';
import { dayAndTime } from '#lib/dates/day-words.ts';
import { city } from '#markets/current.ts';
import { Refusal } from '#sim/core/refusal.ts';
import { clientInfoOf } from '#sim/features/account/rules/client-info.ts';
import { recordLoginAttempt } from '#sim/features/account/rules/login-history.ts';
import { handle, handlePrepared, type PrepareContext } from '#sim/features/handler.ts';
import { chatLink, openChat } from '#sim/features/service/rules/chats.ts';
import { type LocalizedText, textIn } from '#sim/features/shared/localized-text.ts';
import { loadQrMaker, qrPicture } from '#sim/features/shared/qr-code.ts';
import { brandOf } from '#sim/features/site/rules/merchant.ts';
import { applyRateLimits } from '#sim/features/site/rules/rate-limits.ts';
import { authenticatorOf, createAuthenticator, setupUri } from '../rules/authenticators.ts';
import { completeLogin } from '../rules/complete-login.ts';
import { checkOwnPassword } from '../rules/confirm-identity.ts';
import { confirmMethods, recordConfirmation, requireConfirmation } from '../rules/confirmations.ts';
import { consumeLoginTicket, ticketOwner } from '../rules/login-tickets.ts';
import { checkAssertion, relyingPartyOf } from '../rules/passkey-signatures.ts';
import { passkeysOf, requestOptions, wirePasskey } from '../rules/passkeys.ts';
import { recoveryCodesLeft } from '../rules/recovery-codes.ts';
import { checkSecondStep } from '../rules/second-step.ts';
import {
  cancelTwoStepsEnd,
  disableTwoSteps,
  enableTwoSteps,
  replaceRecoveryCodes,
  scheduleTwoStepsEnd,
  twoStepsEndAt,
} from '../rules/two-steps.ts';

/** Returns the first chat reply to a member with a lost phone; `endsAt` (epoch ms) is when two-step login turns off. */
const lostPhoneReply = (endsAt: number): LocalizedText => ({
  EN: `We are sorry about your phone. Two-step verification turns off on ${dayAndTime(endsAt, 'en')} (${city} time). We have sent a message to your inbox so that you can stop this if it wasn’t you. After that, log in with your password and set it up again. If you find a recovery code, you can use it right away.`,
  TY: `Sorry sa nangyari sa phone mo. Mag-o-off ang two-step verification sa ${dayAndTime(endsAt, 'fil')} (oras sa ${city}). Nag-message kami sa inbox mo para mapigilan mo ito kung hindi ikaw. Pagkatapos, mag-log in gamit ang password at i-set up ulit. Kung may recovery code ka, magagamit mo ito agad.`,
  VI: `Rất tiếc về điện thoại của bạn. Xác minh hai bước sẽ tắt lúc ${dayAndTime(endsAt, 'vi')} (giờ ${city}). Chúng tôi đã gửi tin nhắn vào hộp thư để bạn dừng lại nếu không phải bạn yêu cầu. Sau đó, hãy đăng nhập bằng mật khẩu và thiết lập lại. Nếu tìm thấy mã khôi phục, bạn dùng được ngay.`,
});

type SignedEndpoint = typeof endpoints.confirmIdentity | typeof endpoints.loginSecondStep;

/** Checks the signature of a body that may carry one. */
const verifyPasskey = async (_: unknown, { world, body, headers }: PrepareContext<SignedEndpoint>) =>
  body.passkey && checkAssertion(world.state, body.passkey, relyingPartyOf(headers));

export const twoStepHandlers = [
  handle(endpoints.twoSteps, ({ world, member }) => ({
    on: authenticatorOf(world.state, member.id) !== undefined,
    since: authenticatorOf(world.state, member.id)?.since ?? null,
    recoveryCodesLeft: recoveryCodesLeft(world.state, member.id),
    endsAt: twoStepsEndAt(world, member.id),
    passkeys: passkeysOf(world.state, member.id).map(wirePasskey),
  })),

  handlePrepared(endpoints.beginTwoSteps, loadQrMaker, ({ world, member, session, query, prepared: make }) => {
    if (authenticatorOf(world.state, member.id)) throw new Refusal('request.conflict', { why: 'two steps are on' });
    requireConfirmation(world, session, 'two-steps');
    const { secret } = createAuthenticator(world, member.id);
    const uri = setupUri(secret, brandOf(query.merchantCode).name, member.account);
    return { secret, uri, picture: qrPicture(make, uri) };
  }),

  handle(endpoints.turnOnTwoSteps, ({ world, member, body }) => ({
    recoveryCodes: enableTwoSteps(world, member, body.code),
  })),

  handle(endpoints.turnOffTwoSteps, ({ world, member, session }) => {
    requireConfirmation(world, session, 'two-steps');
    disableTwoSteps(world, member.id);
    return null;
  }),

  handle(endpoints.renewRecoveryCodes, ({ world, member, session }) => {
    if (!authenticatorOf(world.state, member.id)) throw new Refusal('request.conflict', { why: 'two steps are off' });
    requireConfirmation(world, session, 'two-steps');
    return { recoveryCodes: replaceRecoveryCodes(world, member) };
  }),

  handle(endpoints.keepTwoSteps, ({ world, member }) => {
    cancelTwoStepsEnd(world, member.id);
    return null;
  }),

  handlePrepared(endpoints.confirmIdentity, verifyPasskey, ({ world, member, session, body, prepared }) => {
    if (body.password === undefined) checkSecondStep(world, member, { ...body, passkey: prepared }, 'confirm');
    else {
      if (!confirmMethods(world.state, member.id).includes('password'))
        throw new Refusal('verification.wrong', { why: 'the password is not enough: two steps are on' });
      checkOwnPassword(world, member, body.password);
    }
    recordConfirmation(world, session, body.purpose);
    return null;
  }),

  handle(endpoints.confirmOptions, ({ world, member, headers }) =>
    requestOptions(world, 'confirm', member.id, relyingPartyOf(headers).host),
  ),

  handlePrepared(endpoints.loginSecondStep, verifyPasskey, ({ world, body, headers, prepared, address }) => {
    const { owner, method } = ticketOwner(world, body.ticket);
    const client = clientInfoOf(world, headers, address);
    try {
      checkSecondStep(world, owner, { ...body, passkey: prepared }, 'second-step');
    } catch (error) {
      recordLoginAttempt(world, owner.id, client, { method, twoSteps: true, outcome: 'wrong-code' });
      throw error;
    }
    consumeLoginTicket(world, body.ticket);
    return completeLogin(world, owner, { client, method, twoSteps: true });
  }),

  handle(endpoints.secondStepOptions, ({ world, body, headers }) =>
    requestOptions(world, 'second-step', ticketOwner(world, body.ticket).owner.id, relyingPartyOf(headers).host),
  ),

  handle(endpoints.lostSecondStep, ({ world, body, address }) => {
    const { owner } = ticketOwner(world, body.ticket);
    applyRateLimits(world, { chats: address });
    const endsAt = scheduleTwoStepsEnd(world, owner.id);
    const { id } = openChat(world, '1', body.language, textIn(lostPhoneReply(endsAt), body.language));
    return { url: chatLink(id), endsAt };
  }),
];
