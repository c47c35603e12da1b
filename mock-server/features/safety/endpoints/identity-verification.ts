import * as endpoints from '#contract/safety/identity-verification.ts';
import type { Value } from '#contract/types.ts';
import { invalid } from '#sim/core/invalid.ts';
import type { World } from '#sim/core/world.ts';
import { identityOf } from '#sim/features/account/rules/identity-record.ts';
import { identityNeededAbove } from '#sim/features/account/rules/identity-requirement.ts';
import { securityOf } from '#sim/features/account/rules/security-settings.ts';
import type { Session } from '#sim/features/account/rules/sessions.ts';
import { handle } from '#sim/features/handler.ts';
import { brandOf } from '#sim/features/site/rules/merchant.ts';
import { requireOwnerConfirmation } from '../rules/confirm-identity.ts';
import { documentNumber, picturesNeeded, receiveChunk, uploadsOf } from '../rules/identity-files.ts';
import { checkSubmission, submitDocuments } from '../rules/identity-verification.ts';

const wireIdentity = (world: World, session: Session): Value<'identityStatus'> => {
  const { member } = session;
  const found = identityOf(world.state, member);
  const { payeeName, birthday } = securityOf(world.state, member);
  const uploads = Object.entries(uploadsOf(world, session)) as [
    Value<'identityStatus'>['uploads'][number]['picture'],
    Omit<Value<'identityStatus'>['uploads'][number], 'picture'>,
  ][];
  return {
    status: found?.status ?? 'none',
    document: found
      ? {
          type: found.documentType,
          lastFour: found.lastFour,
          numberStored: documentNumber(world, member) !== null,
        }
      : null,
    reasons: [...(found?.reasons ?? [])],
    pictures: found?.status === 'moreNeeded' ? picturesNeeded(world, member, found.documentType) : [],
    submittedAt: found?.submittedAt ?? null,
    decidedAt: found?.decidedAt ?? null,
    expiresAt: found?.expiresAt ?? null,
    fullName: payeeName,
    birthday,
    uploads: uploads.map(([picture, it]) => ({ picture, ...it })),
    above: {
      withdrawal: identityNeededAbove(world, 'withdrawal'),
      deposit: identityNeededAbove(world, 'deposit'),
      limit: identityNeededAbove(world, 'limit'),
    },
  };
};

export const identityVerificationHandlers = [
  handle(endpoints.identityStatus, ({ world, session }) => wireIdentity(world, session)),

  handle(endpoints.uploadIdentityPicture, ({ world, session, body, files }) => {
    const [file, another] = files;
    if (!file || another || file.field !== 'file' || file.bytes.length === 0) throw invalid('file', 'required');
    const { offset, ...piece } = body;
    const received = receiveChunk(world, session, { ...piece, received: offset }, file.bytes);
    return { received, complete: received === body.size };
  }),

  handle(endpoints.submitIdentity, (call) => {
    const { world, session, body, query } = call;
    const { minAge } = brandOf(query.merchantCode);
    // Validates before the password check, so that users do not enter the password for invalid input.
    checkSubmission(world, session, body, minAge);
    requireOwnerConfirmation(call);
    submitDocuments(world, session, body, minAge);
    return wireIdentity(world, session);
  }),
];
