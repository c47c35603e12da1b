import { kidlat } from '../../../../src/brands/kidlat.ts';
import * as rows from '../../../../src/contract/safety/passkeys.ts';
import { Refusal } from '../../../core/refusal.ts';
import { arrivalOf } from '../../account/rules/arrivals.ts';
import { member as members } from '../../account/rules/members.ts';
import { noteProtectionChange } from '../../account/rules/recovery-change.ts';
import { handle, handlePrepared } from '../../handler.ts';
import { letters } from '../../messages/rules/templates.ts';
import { needConfirmation } from '../rules/confirmations.ts';
import { letIn } from '../rules/enter.ts';
import { checkAssertion, checkAttestation, siteOf } from '../rules/passkey-signatures.ts';
import {
  creationOptions,
  mostPasskeys,
  passkey,
  passkeyOf,
  passkeysOf,
  requestOptions,
  spendChallenge,
  wirePasskey,
} from '../rules/passkeys.ts';
import { spendSignature } from '../rules/second-step.ts';

export const passkeyHandlers = [
  handle(rows.passkeyOptions, ({ world, member, session, headers }) => {
    if (passkeysOf(world.state, member.id).length >= mostPasskeys)
      throw new Refusal('limit.reached', { why: `${mostPasskeys} passkeys` });
    needConfirmation(world, session, 'two-steps');
    return creationOptions(world, member, { brand: kidlat.name, host: siteOf(headers).host });
  }),

  handlePrepared(
    rows.addPasskey,
    (_, { body, headers }) => checkAttestation(body.answer, siteOf(headers)),
    ({ world, member, body, prepared: { challenge, ...made } }) => {
      const asked = spendChallenge(world, challenge, 'add');
      if (asked.member !== member.id) throw new Refusal('verification.wrong', { why: 'another member was asked' });
      if (world.state.get(passkey, made.id)) throw new Refusal('request.conflict', { why: 'it is here already' });
      const added = { ...made, member: member.id, name: body.name, addedAt: world.now(), usedAt: null };
      world.state.put(passkey, added);
      // The first one holds withdrawals too: it is one more way in, beside those that the member had.
      noteProtectionChange(world, member, true, (hours) => letters.passkeyAdded(body.name, hours));
      return wirePasskey(added);
    },
  ),

  handle(rows.renamePasskey, ({ world, member, body }) => {
    const renamed = { ...passkeyOf(world.state, member.id, body.passkeyId), name: body.name };
    world.state.put(passkey, renamed);
    return wirePasskey(renamed);
  }),

  handle(rows.removePasskey, ({ world, member, session, body }) => {
    const { id, name } = passkeyOf(world.state, member.id, body.passkeyId);
    needConfirmation(world, session, 'two-steps');
    world.state.remove(passkey, id);
    noteProtectionChange(world, member, true, (hours) => letters.passkeyRemoved(name, hours));
    return null;
  }),

  handle(rows.passkeyLoginOptions, ({ world, headers }) => requestOptions(world, 'login', null, siteOf(headers).host)),

  handlePrepared(
    rows.passkeyLogin,
    (_, { world, body, headers }) => checkAssertion(world.state, body.answer, siteOf(headers)),
    ({ world, headers, prepared }) => {
      spendSignature(world, prepared, 'login', null);
      const owner = world.state.get(members, prepared.used.member);
      if (!owner || owner.disabled) throw new Refusal('passkey.unknown', { why: 'its owner is disabled' });
      return letIn(world, owner, { arrival: arrivalOf(world, headers), way: 'passkey', twoSteps: true });
    },
  ),
];
