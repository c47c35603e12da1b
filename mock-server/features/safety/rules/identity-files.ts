import {
  type IdentityDocument,
  type IdentityPicture,
  identityPictures,
  picturesFor,
} from '#contract/safety/identity-documents.ts';
import { dayMs, hourMs } from '#lib/dates/units.ts';
import { identityTerms } from '#markets/current.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import { invalid } from '#sim/core/invalid.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { identityOf, identityStateOf } from '#sim/features/account/rules/identity-record.ts';
import { deleteIdNumber } from '#sim/features/account/rules/registration-details.ts';
import type { Session } from '#sim/features/account/rules/sessions.ts';
import { pictureTypeOf } from '#sim/features/shared/picture-type.ts';
import { applyRateLimits } from '#sim/features/site/rules/rate-limits.ts';

const draftMs = identityTerms.draftHours * hourMs;
const retentionMs = identityTerms.keepDays * dayMs;

interface Upload {
  readonly upload: string;
  readonly size: number;
  readonly received: number;
}

/**
 * Pictures that are uploaded and not submitted yet; the id is the member's. They belong to one session: uploads of
 * another session are never submitted with them.
 */
interface Draft extends Doc {
  readonly session: string;
  readonly uploads: Readonly<Partial<Record<IdentityPicture, Upload>>>;
}

const identityDrafts = collection<Draft>()('identity-draft');

const draftFile = (memberId: string, picture: IdentityPicture): string => `identity-draft:${memberId}:${picture}`;
const identityFile = (memberId: string, part: IdentityPicture | 'number'): string => `identity:${memberId}:${part}`;

/** Returns the uploads of a session. */
export const uploadsOf = (world: World, { member, name }: Session): Draft['uploads'] => {
  const found = world.state.get(identityDrafts, member);
  return found?.session === name ? found.uploads : {};
};

/** Throws `request.conflict` while documents are under review or approved: neither may be replaced. */
export const requireSubmittable = (world: World, memberId: string): void => {
  const status = identityStateOf(world.state, memberId);
  if (status === 'pending' || status === 'approved')
    throw new Refusal('request.conflict', { why: `the identity is ${status}` });
};

interface Piece extends Upload {
  readonly picture: IdentityPicture;
}

/**
 * Stores a chunk of a picture; `received` is its offset. Returns the number of bytes received: a chunk that is already
 * stored or arrives too early changes nothing. Throws `request.conflict`, `request.too-many`, `request.invalid`.
 */
export const receiveChunk = (
  world: World,
  session: Session,
  { picture, upload, size, received: offset }: Piece,
  bytes: Uint8Array,
): number => {
  const { member } = session;
  requireSubmittable(world, member);
  const uploads = uploadsOf(world, session);
  const known = uploads[picture];
  const current = known?.upload === upload && known.size === size ? known : undefined;
  if (!current && offset > 0) return 0;
  if (!current) applyRateLimits(world, { pictures: member });
  const received = current?.received ?? 0;
  if (offset !== received) return received;
  if (received + bytes.length > size) throw invalid('size', 'too_big');
  const id = draftFile(member, picture);
  const whole = Buffer.concat([world.files.get(id)?.subarray(0, received) ?? new Uint8Array(), bytes]);
  if (whole.length < received + bytes.length) throw new Refusal('request.conflict', { why: 'earlier pieces are gone' });
  if (whole.length === size) pictureTypeOf('file', whole);
  const next = { upload, size, received: whole.length };
  world.state.put(identityDrafts, { id: member, session: session.name, uploads: { ...uploads, [picture]: next } });
  world.schedule({
    id: `identity-draft:${member}`,
    at: world.now() + draftMs,
    type: 'identity-draft',
    data: member,
  });
  for (const it of identityPictures) if (it !== picture && !uploads[it]) world.files.remove(draftFile(member, it));
  world.files.put(id, whole);
  return whole.length;
};

/** Returns the pictures to upload for a document: all, or those requested again and those deleted since. */
export const picturesNeeded = (world: World, memberId: string, type: IdentityDocument): IdentityPicture[] => {
  const found = identityOf(world.state, memberId);
  const all = picturesFor(type);
  if (found?.status !== 'moreNeeded' || found.documentType !== type) return all;
  return all.filter((it) => found.asked.includes(it) || !world.files.get(identityFile(memberId, it)));
};

/** Throws `request.invalid` unless all pictures of a document are uploaded in this session. */
export const requirePictures = (world: World, session: Session, type: IdentityDocument): void => {
  const uploads = uploadsOf(world, session);
  const missing = picturesNeeded(world, session.member, type).find(
    (it) => !uploads[it] || uploads[it].received < uploads[it].size,
  );
  if (missing) throw invalid(missing, 'required');
};

const discardDraft = (world: World, memberId: string): void => {
  world.state.remove(identityDrafts, memberId);
  world.cancel(`identity-draft:${memberId}`);
  for (const it of identityPictures) world.files.remove(draftFile(memberId, it));
};

/** Moves uploaded pictures to the case and stores the number of the document with them. */
export const attachDocuments = (world: World, session: Session, type: IdentityDocument, number: string): void => {
  const { member } = session;
  const needed = picturesNeeded(world, member, type);
  world.cancel(`identity-files:${member}`);
  for (const it of identityPictures) {
    if (needed.includes(it)) world.files.rename(draftFile(member, it), identityFile(member, it));
    else if (!picturesFor(type).includes(it)) world.files.remove(identityFile(member, it));
  }
  discardDraft(world, member);
  putDocument(world, member, 'number', Buffer.from(number));
};

/** Stores a picture of the case, or the number of its document. */
export const putDocument = (
  world: World,
  memberId: string,
  part: IdentityPicture | 'number',
  bytes: Uint8Array,
): void => world.files.put(identityFile(memberId, part), bytes);

/** Returns a picture of the case; undefined after its deletion. */
export const documentPicture = (world: World, memberId: string, part: IdentityPicture): Uint8Array | undefined =>
  world.files.get(identityFile(memberId, part));

/** Returns the number of the document; null after its deletion. */
export const documentNumber = (world: World, memberId: string): string | null => {
  const found = world.files.get(identityFile(memberId, 'number'));
  return found ? Buffer.from(found).toString() : null;
};

/** Schedules the deletion of a case's files. */
export const scheduleDeletion = (world: World, memberId: string): void =>
  world.schedule({
    id: `identity-files:${memberId}`,
    at: world.now() + retentionMs,
    type: 'identity-files',
    data: memberId,
  });

/** Deletes all files of a member's case, and the ID number of the registration. */
export const deleteDocuments = (world: World, memberId: string): void => {
  for (const it of [...identityPictures, 'number'] as const) world.files.remove(identityFile(memberId, it));
  deleteIdNumber(world, memberId);
};

/** Handles a due event: deletes the pictures and the document numbers of a case. */
export const handleDeletion = (world: World, { data }: DueEvent): void => deleteDocuments(world, String(data));

/** Handles a due event: deletes pictures that were never submitted. */
export const expireIdentityDraft = (world: World, { data }: DueEvent): void => discardDraft(world, String(data));
