import { identityDocuments } from '#markets/current.ts';
import type { WireLanguage } from '../fields.ts';

/** Pictures of an identity verification: both sides of the document, and the member’s face beside it. */
export const identityPictures = ['front', 'back', 'selfie'] as const;
export type IdentityPicture = (typeof identityPictures)[number];

/** Kind of a document, as the market names it. */
export type IdentityDocument = string;

/** Documents of the market that prove an identity, the most common first. */
export const identityDocumentTypes: readonly IdentityDocument[] = identityDocuments.map(({ id }) => id);

const documentOf = (type: IdentityDocument) => identityDocuments.find(({ id }) => id === type);

/** Returns the name of a kind of document in a language of the wire. */
export const documentName = (type: IdentityDocument, language: WireLanguage): string => {
  const name: Readonly<Record<WireLanguage, string>> | undefined = documentOf(type)?.name;
  return name?.[language] ?? name?.EN ?? type;
};

/** Returns an example of a document's number as printed. */
export const documentExample = (type: IdentityDocument): string => documentOf(type)?.example ?? '';

/** Returns the number of a document for comparison: capital letters and digits only. */
export const documentKey = (number: string): string => number.toUpperCase().replaceAll(/[\s.-]/g, '');

/** Returns whether a number has the form of a document’s numbers. */
export const isDocumentNumber = (type: IdentityDocument, number: string): boolean =>
  new RegExp(`^(?:${documentOf(type)?.number ?? ''})$`).test(documentKey(number));

/** Returns the pictures that a document needs. */
export const picturesFor = (type: IdentityDocument): IdentityPicture[] =>
  identityPictures.filter((it) => it !== 'back' || documentOf(type)?.hasBack);

/** Status of a member’s identity verification. */
export const identityStatuses = ['none', 'pending', 'moreNeeded', 'approved', 'rejected', 'expired'] as const;
export type IdentityState = (typeof identityStatuses)[number];

/**
 * Reasons for returning or rejecting documents. `unverified` states no cause: it also covers a document that belongs to
 * another account, which the applicant must not learn.
 */
export const identityReasons = [
  'blurry',
  'cropped',
  'documentExpired',
  'notAccepted',
  'nameDiffers',
  'birthdayDiffers',
  'faceDiffers',
  'unverified',
] as const;
export type IdentityReason = (typeof identityReasons)[number];

/** Actions that may require a verified identity. */
export const identityPurposes = ['withdrawal', 'deposit', 'limit', 'gift'] as const;

/** Largest picture and largest chunk of an upload, bytes. */
export const identityUpload = { maxBytes: 5 * 1024 * 1024, chunkBytes: 192 * 1024 } as const;
