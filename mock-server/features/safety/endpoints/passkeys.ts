import * as endpoints from '#contract/safety/passkeys.ts';
import { Refusal } from '#sim/core/refusal.ts';
import { clientInfoOf } from '#sim/features/account/rules/client-info.ts';
import { members } from '#sim/features/account/rules/members.ts';
import { handleProtectionChange } from '#sim/features/account/rules/withdrawal-hold.ts';
import { handle, handlePrepared } from '#sim/features/handler.ts';
import { twoStepMessages } from '#sim/features/messages/rules/templates/two-step-messages.ts';
import { brandOf } from '#sim/features/site/rules/merchant.ts';
import { applyRateLimits } from '#sim/features/site/rules/rate-limits.ts';
import { completeLogin } from '../rules/complete-login.ts';
import { requireConfirmation } from '../rules/confirmations.ts';
import { checkAssertion, checkAttestation, relyingPartyOf } from '../rules/passkey-signatures.ts';
import {
  consumeChallenge,
  creationOptions,
  maxPasskeys,
  passkeyOf,
  passkeys,
  passkeysOf,
  requestOptions,
  wirePasskey,
} from '../rules/passkeys.ts';
import { consumeSignature } from '../rules/second-step.ts';

export const passkeyHandlers = [
  handle(endpoints.passkeyOptions, ({ world, member, session, query, headers }) => {
    if (passkeysOf(world.state, member.id).length >= maxPasskeys)
      throw new Refusal('limit.reached', { why: `${maxPasskeys} passkeys` });
    requireConfirmation(world, session, 'two-steps');
    return creationOptions(world, member, {
      brand: brandOf(query.merchantCode).name,
      host: relyingPartyOf(headers).host,
    });
  }),

  handlePrepared(
    endpoints.addPasskey,
    (_, { body, headers }) => checkAttestation(body.answer, relyingPartyOf(headers)),
    ({ world, member, body, prepared: { challenge, ...credential } }) => {
      const consumed = consumeChallenge(world, challenge, 'add');
      if (consumed.member !== member.id) throw new Refusal('verification.wrong', { why: 'another member was asked' });
      if (world.state.get(passkeys, credential.id))
        throw new Refusal('request.conflict', { why: 'it is here already' });
      const added = { ...credential, member: member.id, name: body.name, addedAt: world.now(), usedAt: null };
      world.state.put(passkeys, added);
      // The first passkey holds withdrawals too, because it is an additional way to log in.
      handleProtectionChange(world, member, true, (hours) => twoStepMessages.passkeyAdded(body.name, hours));
      return wirePasskey(added);
    },
  ),

  handle(endpoints.renamePasskey, ({ world, member, body }) => {
    const renamed = { ...passkeyOf(world.state, member.id, body.passkeyId), name: body.name };
    world.state.put(passkeys, renamed);
    return wirePasskey(renamed);
  }),

  handle(endpoints.removePasskey, ({ world, member, session, body }) => {
    const { id, name } = passkeyOf(world.state, member.id, body.passkeyId);
    requireConfirmation(world, session, 'two-steps');
    world.state.remove(passkeys, id);
    handleProtectionChange(world, member, true, (hours) => twoStepMessages.passkeyRemoved(name, hours));
    return null;
  }),

  handle(endpoints.passkeyLoginOptions, ({ world, headers, address }) => {
    applyRateLimits(world, { challenges: address });
    return requestOptions(world, 'login', null, relyingPartyOf(headers).host);
  }),

  handlePrepared(
    endpoints.passkeyLogin,
    (_, { world, body, headers }) => checkAssertion(world.state, body.answer, relyingPartyOf(headers)),
    ({ world, headers, prepared, address }) => {
      consumeSignature(world, prepared, 'login', null);
      const owner = world.state.get(members, prepared.used.member);
      if (!owner || owner.disabled) throw new Refusal('passkey.unknown', { why: 'its owner is disabled' });
      return completeLogin(world, owner, {
        client: clientInfoOf(world, headers, address),
        method: 'passkey',
        twoSteps: true,
      });
    },
  ),
];
