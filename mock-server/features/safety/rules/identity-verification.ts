import {
  documentKey,
  type IdentityPicture,
  type IdentityReason,
  isDocumentNumber,
} from '#contract/safety/identity-documents.ts';
import { sameText } from '#contract/text.ts';
import type { ParsedBody } from '#contract/types.ts';
import { dayMs } from '#lib/dates/units.ts';
import { identityTerms } from '#markets/current.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import { invalid } from '#sim/core/invalid.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { closureOf } from '#sim/features/account/rules/account-closure.ts';
import { checkAge, setBirthday } from '#sim/features/account/rules/birthdays.ts';
import {
  changeIdentity,
  fingerprintOf,
  holdersOfDocument,
  type Identity,
  identities,
  identityOf,
} from '#sim/features/account/rules/identity-record.ts';
import { openIdentityReviews } from '#sim/features/account/rules/identity-review.ts';
import { members } from '#sim/features/account/rules/members.ts';
import {
  changeSecurity,
  refuseDetailInWithdrawalPassword,
  securityOf,
} from '#sim/features/account/rules/security-settings.ts';
import type { Session } from '#sim/features/account/rules/sessions.ts';
import { sendMessage } from '#sim/features/messages/rules/messages.ts';
import { identityMessages } from '#sim/features/messages/rules/templates/identity-messages.ts';
import { applyRateLimits } from '#sim/features/site/rules/rate-limits.ts';
import { reviewNamesake } from './close-account.ts';
import {
  attachDocuments,
  requirePictures,
  requireSubmittable,
  scheduleDeletion,
  documentNumber as storedNumber,
} from './identity-files.ts';

type Submission = ParsedBody<'submitIdentity'>;
type CompleteSubmission = { readonly [Name in keyof Submission]-?: NonNullable<Submission[Name]> };

/**
 * Returns a submission with the details that it leaves out, which are those submitted before. Throws `request.invalid`
 * unless pictures of this document were requested again and its number is still stored.
 */
const completeDetails = (world: World, memberId: string, submission: Submission): CompleteSubmission => {
  const found = identityOf(world.state, memberId);
  const before = found?.status === 'moreNeeded' && found.documentType === submission.documentType ? found : undefined;
  const number = submission.documentNumber ?? (before && storedNumber(world, memberId));
  const fullName = submission.fullName ?? before?.fullName;
  const birthday = submission.birthday ?? before?.birthday;
  if (!number) throw invalid('documentNumber', 'required');
  if (!fullName) throw invalid('fullName', 'required');
  if (!birthday) throw invalid('birthday', 'required');
  return { documentType: submission.documentType, documentNumber: number, fullName, birthday };
};

/**
 * Validates a submission and returns it with all details: format of the document number, name and birthday of the
 * account, minimum age (years), and completeness of the pictures. Throws `request.conflict` while nothing may be
 * submitted, and `request.invalid`.
 */
export const checkSubmission = (
  world: World,
  session: Session,
  submitted: Submission,
  minAge: number,
): CompleteSubmission => {
  requireSubmittable(world, session.member);
  const submission = completeDetails(world, session.member, submitted);
  if (!isDocumentNumber(submission.documentType, submission.documentNumber)) throw invalid('documentNumber', 'format');
  const { payeeName, birthday } = securityOf(world.state, session.member);
  if (payeeName && !sameText(payeeName, submission.fullName)) throw invalid('fullName', 'equal');
  if (birthday && birthday !== submission.birthday) throw invalid('birthday', 'equal');
  checkAge(world, submission.birthday, minAge);
  requirePictures(world, session, submission.documentType);
  return submission;
};

/**
 * Submits documents for review. Throws like `checkSubmission`, `payment.weak-password` for a birthday that the withdrawal
 * password states, and `request.too-many` after five in a day.
 */
export const submitDocuments = (world: World, session: Session, submitted: Submission, minAge: number): Identity => {
  const { documentType, documentNumber, fullName, birthday } = checkSubmission(world, session, submitted, minAge);
  const { member } = session;
  if (!securityOf(world.state, member).birthday)
    refuseDetailInWithdrawalPassword(world.state, member, 'birthday', { birthday });
  applyRateLimits(world, { verifications: member });
  const number = documentKey(documentNumber);
  const newIdentity: Identity = {
    id: member,
    status: 'pending',
    documentType,
    fingerprint: fingerprintOf(world, documentType, number),
    lastFour: number.slice(-4),
    fullName,
    birthday,
    minAge,
    reasons: [],
    asked: [],
    submittedAt: world.now(),
    decidedAt: null,
    expiresAt: null,
    approved: identityOf(world.state, member)?.approved ?? null,
  };
  attachDocuments(world, session, documentType, number);
  world.state.put(identities, newIdentity);
  world.cancel(`identity-reminder:${member}`);
  sendMessage(world, member, identityMessages.identitySubmitted());
  return newIdentity;
};

/** Throws `request.conflict` unless documents are pending. */
const requirePending = ({ status }: Identity): void => {
  if (status !== 'pending') throw new Refusal('request.conflict', { why: `the identity is ${status}` });
};

const scheduleReminder = (world: World, memberId: string): void =>
  world.schedule({
    id: `identity-reminder:${memberId}`,
    at: world.now() + identityTerms.remindDays * dayMs,
    type: 'identity-reminder',
    data: memberId,
  });

/** Rejects documents. Throws `request.conflict` unless they are pending. */
export const rejectDocuments = (world: World, identity: Identity, reasons: readonly IdentityReason[]): void => {
  requirePending(identity);
  changeIdentity(world, identity, { status: 'rejected', reasons, decidedAt: world.now() });
  scheduleDeletion(world, identity.id);
  scheduleReminder(world, identity.id);
  sendMessage(world, identity.id, identityMessages.identityRejected(reasons));
};

/** Requests pictures again. Throws `request.conflict` unless documents are pending. */
export const requestPictures = (
  world: World,
  identity: Identity,
  reasons: readonly IdentityReason[],
  asked: readonly IdentityPicture[],
): void => {
  requirePending(identity);
  changeIdentity(world, identity, { status: 'moreNeeded', reasons, asked, decidedAt: world.now() });
  scheduleDeletion(world, identity.id);
  scheduleReminder(world, identity.id);
  sendMessage(world, identity.id, identityMessages.identityMoreNeeded(reasons));
};

/**
 * Approves documents for a limited time. A document that was approved for another account is rejected without a cause
 * that names it; if that account is closed, an operator decides in a review whether this one is closed as well.
 * Throws `request.conflict` unless documents are pending.
 */
export const approveDocuments = (world: World, identity: Identity): void => {
  requirePending(identity);
  const holders = holdersOfDocument(world.state, identity);
  if (holders.length > 0) {
    const closed = holders.filter((id) => closureOf(world.state, id, world.now()));
    rejectDocuments(world, identity, ['unverified']);
    openIdentityReviews(world, identity.id, closed);
    return;
  }
  const owner = world.state.get(members, identity.id);
  if (!owner) throw new Refusal('resource.unknown');
  const { payeeName, birthday } = securityOf(world.state, identity.id);
  reviewNamesake(world, identity.id, { payeeName: identity.fullName, birthday: identity.birthday });
  if (!payeeName) changeSecurity(world, identity.id, { payeeName: identity.fullName });
  if (!birthday) setBirthday(world, owner, identity.birthday, identity.minAge);
  const expiresAt = world.now() + identityTerms.approvedDays * dayMs;
  changeIdentity(world, identity, {
    status: 'approved',
    reasons: [],
    asked: [],
    decidedAt: world.now(),
    expiresAt,
    approved: identity.fingerprint,
  });
  scheduleDeletion(world, identity.id);
  scheduleExpiry(world, identity.id, expiresAt);
  sendMessage(world, identity.id, identityMessages.identityApproved(expiresAt));
};

/** Schedules the end of an approval. */
export const scheduleExpiry = (world: World, memberId: string, at: number): void =>
  world.schedule({ id: `identity-expiry:${memberId}`, at, type: 'identity-expiry', data: memberId });

/** Ends an approval. Throws `request.conflict` unless there is one. */
export const expireIdentity = (world: World, identity: Identity): void => {
  if (identity.status !== 'approved')
    throw new Refusal('request.conflict', { why: `the identity is ${identity.status}` });
  world.cancel(`identity-expiry:${identity.id}`);
  changeIdentity(world, identity, { status: 'expired', expiresAt: world.now() });
  sendMessage(world, identity.id, identityMessages.identityExpired());
};

/** Handles a due event: ends an approval. */
export const handleIdentityExpiry = (world: World, { data }: DueEvent): void => {
  const found = identityOf(world.state, String(data));
  if (found?.status === 'approved') expireIdentity(world, found);
};

/** Handles a due event: reminds a member whose documents were sent back. */
export const remindOfIdentity = (world: World, { data }: DueEvent): void => {
  const found = identityOf(world.state, String(data));
  if (found?.status === 'moreNeeded' || found?.status === 'rejected')
    sendMessage(world, found.id, identityMessages.identityReminder());
};
