import { brand } from '#brands/current.ts';
import { hourMs } from '#lib/dates/units.ts';
import { sample } from '#markets/current.ts';
import type { World } from '#sim/core/world.ts';
import { fingerprintOf, type Identity, identities } from '#sim/features/account/rules/identity-record.ts';
import { securityOf } from '#sim/features/account/rules/security-settings.ts';
import { putDocument } from '../rules/identity-files.ts';
import { samplePicture } from './sample-picture.ts';

const [documentType, documentNumber] = sample.document;

/** Cancels the scheduled events of a member's earlier documents. */
export const cancelIdentityEvents = (world: World, memberId: string): void => {
  for (const type of ['expiry', 'files', 'reminder']) world.cancel(`identity-${type}:${memberId}`);
};

/** Submits the sample document of a member, with drawn pictures. */
export const submitSample = (world: World, memberId: string, number = documentNumber): Identity => {
  const { payeeName, birthday } = securityOf(world.state, memberId);
  const newIdentity: Identity = {
    id: memberId,
    status: 'pending',
    documentType,
    fingerprint: fingerprintOf(world, documentType, number),
    lastFour: number.slice(-4),
    fullName: payeeName ?? sample.members.player01?.payeeName ?? '',
    birthday: birthday ?? '1994-06-12',
    minAge: brand.minAge,
    reasons: [],
    asked: [],
    submittedAt: world.now() - 2 * hourMs,
    decidedAt: null,
    expiresAt: null,
    approved: null,
  };
  cancelIdentityEvents(world, memberId);
  world.state.put(identities, newIdentity);
  putDocument(world, memberId, 'number', Buffer.from(number));
  putDocument(world, memberId, 'front', samplePicture([32, 84, 160]));
  putDocument(world, memberId, 'back', samplePicture([70, 110, 80]));
  putDocument(world, memberId, 'selfie', samplePicture([150, 90, 60]));
  return newIdentity;
};
