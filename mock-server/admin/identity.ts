import { Router } from 'express';
import * as z from 'zod';
import { identityPictures, identityReasons } from '#contract/safety/identity-documents.ts';
import { sameText } from '#contract/text.ts';
import { imageTypeOf } from '#lib/pictures/image-type.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { closureOf } from '#sim/features/account/rules/account-closure.ts';
import {
  holdersOfDocument,
  type Identity,
  identities,
  identityOf,
} from '#sim/features/account/rules/identity-record.ts';
import { accountNameOf, type Member } from '#sim/features/account/rules/members.ts';
import { securityOf } from '#sim/features/account/rules/security-settings.ts';
import { documentNumber, documentPicture } from '#sim/features/safety/rules/identity-files.ts';
import {
  approveDocuments,
  expireIdentity,
  rejectDocuments,
  requestPictures,
} from '#sim/features/safety/rules/identity-verification.ts';
import type { AdminContext } from './admin-context.ts';
import { AdminError } from './admin-error.ts';
import { memberNamed } from './member-named.ts';
import { parseInput, worldOf } from './parse-input.ts';

/**
 * Returns the data that an operator compares, including data hidden from the member: other accounts that were approved
 * with this document.
 */
const caseOf = (world: World, identity: Identity) => {
  const { payeeName, birthday } = securityOf(world.state, identity.id);
  return {
    status: identity.status,
    documentType: identity.documentType,
    documentNumber: documentNumber(world, identity.id),
    fullName: identity.fullName,
    birthday: identity.birthday,
    submittedAt: identity.submittedAt,
    decidedAt: identity.decidedAt,
    expiresAt: identity.expiresAt,
    reasons: identity.reasons,
    pictures: identityPictures.filter((part) => documentPicture(world, identity.id, part)),
    matchesName: payeeName === null ? null : sameText(payeeName, identity.fullName),
    matchesBirthday: birthday === null ? null : birthday === identity.birthday,
    otherAccounts: holdersOfDocument(world.state, identity).map((id) => ({
      account: accountNameOf(world.state, id),
      closed: closureOf(world.state, id, world.now()) !== undefined,
    })),
  };
};

const identityView = (world: World, { id }: Member) => {
  const found = identityOf(world.state, id);
  return {
    case: found ? caseOf(world, found) : null,
    cases: world.state
      .all(identities)
      .map((it) => ({ account: accountNameOf(world.state, it.id), status: it.status, submittedAt: it.submittedAt }))
      .sort((a, b) => Number(b.status === 'pending') - Number(a.status === 'pending') || b.submittedAt - a.submittedAt),
  };
};

export type IdentityView = ReturnType<typeof identityView>;

const reasons = z.array(z.enum(identityReasons)).min(1).describe('Why, shown to the member in words.');

export const identityInput = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('approve').describe('Approves the documents.') }),
  z.strictObject({ decision: z.literal('reject').describe('Rejects the documents.'), reasons }),
  z.strictObject({
    decision: z.literal('more').describe('Asks for pictures again.'),
    reasons,
    pictures: z.array(z.enum(identityPictures)).min(1).describe('Pictures to take again.'),
  }),
  z.strictObject({ decision: z.literal('expire').describe('Ends an approval now.') }),
]);

const decide = (world: World, identity: Identity, input: z.output<typeof identityInput>): void => {
  if (input.decision === 'approve') approveDocuments(world, identity);
  else if (input.decision === 'reject') rejectDocuments(world, identity, input.reasons);
  else if (input.decision === 'more') requestPictures(world, identity, input.reasons, input.pictures);
  else expireIdentity(world, identity);
};

/** Serves `/worlds/:world/members/:account/identity`: documents of a member, and the decision about them. */
export const identityCalls = ({ worlds }: AdminContext): Router => {
  const router = Router();
  const path = '/worlds/:world/members/:account/identity';

  router.get(path, (request, response) => {
    const world = worldOf(worlds, request);
    response.json(identityView(world, memberNamed(world.state, String(request.params.account))));
  });

  router.get(`${path}/:picture`, (request, response) => {
    const world = worldOf(worlds, request);
    const { id } = memberNamed(world.state, String(request.params.account));
    const part = identityPictures.find((it) => it === request.params.picture);
    const found = part && documentPicture(world, id, part);
    if (!found) throw new AdminError(404, 'No picture', 'This picture does not exist or has been deleted.');
    response.type(imageTypeOf(found) ?? 'application/octet-stream').send(Buffer.from(found));
  });

  router.post(path, (request, response) => {
    const world = worldOf(worlds, request);
    const owner = memberNamed(world.state, String(request.params.account));
    const input = parseInput(identityInput, request.body);
    const found = identityOf(world.state, owner.id);
    if (!found) throw new AdminError(409, 'No documents', 'This member has not submitted documents.');
    try {
      world.transact(() => decide(world, found, input));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new AdminError(409, 'Not possible now', error.why ?? error.code);
    }
    response.json(identityView(world, owner));
  });

  return router;
};
