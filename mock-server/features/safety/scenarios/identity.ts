import type { World } from '#sim/core/world.ts';
import { changeIdentity, identities, identityOf } from '#sim/features/account/rules/identity-record.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import type { Scenario } from '#sim/features/scenario.ts';
import { playerId } from '#sim/features/shared/player.ts';
import { sampleMajor, sampleText } from '#sim/features/shared/sample-amount.ts';
import { closeAccount } from '../rules/close-account.ts';
import { deleteDocuments } from '../rules/identity-files.ts';
import { approveDocuments, expireIdentity, rejectDocuments, requestPictures } from '../rules/identity-verification.ts';
import { cancelIdentityEvents, submitSample } from './submit-sample.ts';

/** Gives newbie01 an identity approved with the document that player01 has submitted. */
const giveToNewbie = (world: World): string => {
  const submitted = submitSample(world, playerId(world));
  const other = memberByAccount(world.state, 'newbie01')?.id ?? '';
  changeIdentity(world, { ...submitted, id: other }, { status: 'approved', approved: submitted.fingerprint });
  return other;
};

const remove = (world: World): void => {
  const member = playerId(world);
  cancelIdentityEvents(world, member);
  world.state.remove(identities, member);
  deleteDocuments(world, member);
};

export const identityScenarios: readonly Scenario[] = [
  {
    name: 'identity.approved',
    description: 'The identity of player01 was verified just now; the pictures are still stored.',
    requirements: ['X37'],
    change: (world) => approveDocuments(world, submitSample(world, playerId(world))),
  },
  {
    name: 'identity.duplicate',
    description: 'player01 has submitted the document that newbie01 is verified with: approval rejects it.',
    requirements: ['X37'],
    change: (world) => void giveToNewbie(world),
  },
  {
    name: 'identity.excluded',
    description: 'player01 has submitted the document of newbie01, who is self-excluded: approval rejects it.',
    requirements: ['X37', 'X06'],
    change: (world) => void closeAccount(world, giveToNewbie(world), { kind: 'exclusion', months: 6 }),
  },
  {
    name: 'identity.expired',
    description: 'The identity verification of player01 has expired.',
    requirements: ['X37'],
    change: (world) => {
      const found = identityOf(world.state, playerId(world));
      const approved = { status: 'approved', reasons: [] } as const;
      if (found) expireIdentity(world, changeIdentity(world, found, approved));
    },
  },
  {
    name: 'identity.more-needed',
    description: 'player01 has to take the back of the document and the selfie again, because they are blurry.',
    requirements: ['X37'],
    change: (world) =>
      requestPictures(world, submitSample(world, playerId(world)), ['blurry', 'cropped'], ['back', 'selfie']),
  },
  {
    name: 'identity.none',
    description: 'player01 has never submitted documents.',
    requirements: ['X37'],
    change: remove,
  },
  {
    name: 'identity.pending',
    description: 'The documents of player01 wait for a decision.',
    requirements: ['X37'],
    change: (world) => void submitSample(world, playerId(world)),
  },
  {
    name: 'identity.rejected',
    description: 'The documents of player01 were rejected: the ID has expired and shows another name.',
    requirements: ['X37'],
    change: (world) => rejectDocuments(world, submitSample(world, playerId(world)), ['documentExpired', 'nameDiffers']),
  },
  {
    name: 'identity.required',
    description: `player01 is not verified, and withdrawals, deposits and deposit limits above ${sampleText(500)} need it.`,
    requirements: ['X37'],
    flags: {
      IDENTITY_WITHDRAW_ABOVE: sampleMajor(500),
      IDENTITY_DEPOSIT_ABOVE: sampleMajor(500),
      IDENTITY_LIMIT_ABOVE: sampleMajor(500),
    },
    change: remove,
  },
];
