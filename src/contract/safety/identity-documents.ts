/** Pictures of an identity verification: both sides of the document, and the member’s face beside it. */
export const identityPictures = ['front', 'back', 'selfie'] as const;
export type IdentityPicture = (typeof identityPictures)[number];

interface DocumentTerms {
  /** Pattern of its number, in capital letters without spaces, dots and dashes. */
  readonly number: RegExp;
  /** An example of the number as printed. */
  readonly example: string;
  /** Whether the back shows anything that is checked. */
  readonly hasBack: boolean;
}

/** Documents that prove an identity, the most common first. */
export const identityDocuments = {
  philid: { number: /^\d{16}$/, example: '1234-5678-9012-3456', hasBack: true },
  driver: { number: /^[A-Z]\d{10}$/, example: 'N01-23-456789', hasBack: true },
  passport: { number: /^(?:[A-Z]\d{7}[A-Z]|[A-Z]{2}\d{7})$/, example: 'P1234567A', hasBack: false },
  umid: { number: /^\d{12}$/, example: '0111-2345678-9', hasBack: true },
  prc: { number: /^\d{7}$/, example: '0123456', hasBack: true },
  postal: { number: /^[A-Z0-9]{12}$/, example: 'P123 4567 8901', hasBack: true },
} as const satisfies Readonly<Record<string, DocumentTerms>>;

export type IdentityDocument = keyof typeof identityDocuments;

export const identityDocumentTypes = Object.keys(identityDocuments) as [IdentityDocument, ...IdentityDocument[]];

/** Returns the number of a document for comparison: capital letters and digits only. */
export const documentKey = (number: string): string => number.toUpperCase().replaceAll(/[\s.-]/g, '');

/** Returns the pictures that a document requires. */
export const isDocumentNumber = (type: IdentityDocument, number: string): boolean =>
  identityDocuments[type].number.test(documentKey(number));

/** Returns the pictures that a document needs. */
export const picturesFor = (type: IdentityDocument): IdentityPicture[] =>
  identityPictures.filter((it) => it !== 'back' || identityDocuments[type].hasBack);

/** Status of a member’s identity verification. */
export const identityStatuses = ['none', 'pending', 'moreNeeded', 'approved', 'rejected', 'expired'] as const;
export type IdentityState = (typeof identityStatuses)[number];

/**
 * Reasons for returning or rejecting documents. `unverified` names no cause: it also covers a document that belongs to
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
