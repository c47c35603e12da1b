import { kidlat } from '../../../../src/brands/kidlat.ts';
import { perya } from '../../../../src/brands/perya.ts';
import * as rows from '../../../../src/contract/safety/two-steps.ts';
import { obfuscateLink } from '../../../../src/features/service/model/obfuscated-link.ts';
import { Refusal } from '../../../core/refusal.ts';
import { arrivalOf } from '../../account/rules/arrivals.ts';
import { checkOwnPassword } from '../../account/rules/confirm-identity.ts';
import { keepPace } from '../../account/rules/pace.ts';
import { noteSignIn } from '../../account/rules/sign-ins.ts';
import { handle, handlePrepared, type PrepareContext } from '../../handler.ts';
import { openChat } from '../../service/rules/chats.ts';
import { loadQrMaker, qrPicture } from '../../shared/qr-code.ts';
import { isPerya } from '../../site/rules/merchant.ts';
import { authenticatorOf, beginAuthenticator, setupUri } from '../rules/authenticators.ts';
import { confirmMethods, needConfirmation, noteConfirmation } from '../rules/confirmations.ts';
import { letIn } from '../rules/enter.ts';
import { spendTicket, ticketOwner } from '../rules/login-tickets.ts';
import { deskOpening } from '../rules/lost-phone.ts';
import { checkAssertion, siteOf } from '../rules/passkey-signatures.ts';
import { passkeysOf, requestOptions, wirePasskey } from '../rules/passkeys.ts';
import { codesLeft } from '../rules/recovery-codes.ts';
import { checkStep } from '../rules/second-step.ts';
import { endLater, endOf, keepOn, replaceCodes, turnOff, turnOn } from '../rules/two-steps.ts';

type SignedRow = typeof rows.confirmIdentity | typeof rows.loginSecondStep;

/** Checks the signature of a body that may carry one. */
const checkSigned = async (_: unknown, { world, body, headers }: PrepareContext<SignedRow>) =>
  body.passkey && checkAssertion(world.state, body.passkey, siteOf(headers));

export const twoStepHandlers = [
  handle(rows.twoSteps, ({ world, member }) => ({
    on: authenticatorOf(world.state, member.id) !== undefined,
    since: authenticatorOf(world.state, member.id)?.since ?? null,
    recoveryCodesLeft: codesLeft(world.state, member.id),
    endsAt: endOf(world, member.id),
    passkeys: passkeysOf(world.state, member.id).map(wirePasskey),
  })),

  handlePrepared(rows.beginTwoSteps, loadQrMaker, ({ world, member, session, query, prepared: make }) => {
    if (authenticatorOf(world.state, member.id)) throw new Refusal('request.conflict', { why: 'two steps are on' });
    needConfirmation(world, session, 'two-steps');
    const { secret } = beginAuthenticator(world, member.id);
    const uri = setupUri(secret, (isPerya(query.merchantCode) ? perya : kidlat).name, member.account);
    return { secret, uri, picture: qrPicture(make, uri) };
  }),

  handle(rows.turnOnTwoSteps, ({ world, member, body }) => ({ recoveryCodes: turnOn(world, member, body.code) })),

  handle(rows.turnOffTwoSteps, ({ world, member, session }) => {
    needConfirmation(world, session, 'two-steps');
    turnOff(world, member.id);
    return null;
  }),

  handle(rows.renewRecoveryCodes, ({ world, member, session }) => {
    if (!authenticatorOf(world.state, member.id)) throw new Refusal('request.conflict', { why: 'two steps are off' });
    needConfirmation(world, session, 'two-steps');
    return { recoveryCodes: replaceCodes(world, member) };
  }),

  handle(rows.keepTwoSteps, ({ world, member }) => {
    keepOn(world, member.id);
    return null;
  }),

  handlePrepared(rows.confirmIdentity, checkSigned, ({ world, member, session, body, prepared }) => {
    if (body.password === undefined) checkStep(world, member, { ...body, passkey: prepared }, 'confirm');
    else {
      if (!confirmMethods(world.state, member.id).includes('password'))
        throw new Refusal('verification.wrong', { why: 'the password is not enough: two steps are on' });
      checkOwnPassword(world, member, body.password);
    }
    noteConfirmation(world, session, body.purpose);
    return null;
  }),

  handle(rows.confirmOptions, ({ world, member, headers }) =>
    requestOptions(world, 'confirm', member.id, siteOf(headers).host),
  ),

  handlePrepared(rows.loginSecondStep, checkSigned, ({ world, body, headers, prepared }) => {
    const { owner, way } = ticketOwner(world, body.ticket);
    const arrival = arrivalOf(world, headers);
    try {
      checkStep(world, owner, { ...body, passkey: prepared }, 'second-step');
    } catch (error) {
      noteSignIn(world, owner.id, arrival, { way, twoSteps: true, outcome: 'wrong-code' });
      throw error;
    }
    spendTicket(world, body.ticket);
    return letIn(world, owner, { arrival, way, twoSteps: true });
  }),

  handle(rows.secondStepOptions, ({ world, body, headers }) =>
    requestOptions(world, 'second-step', ticketOwner(world, body.ticket).owner.id, siteOf(headers).host),
  ),

  handle(rows.lostSecondStep, ({ world, body, address }) => {
    const { owner } = ticketOwner(world, body.ticket);
    keepPace(world, { chats: address });
    const endsAt = endLater(world, owner.id);
    const { id } = openChat(world, '1', body.language, deskOpening(endsAt)[body.language]);
    return { url: obfuscateLink(`/m/chat?chat=${id}`), endsAt };
  }),
];
