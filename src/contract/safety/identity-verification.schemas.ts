import * as z from 'zod';
import { day, hidden, instant, merchantCode, money, personName, typedText } from '../fields.ts';
import {
  identityDocumentTypes,
  identityPictures,
  identityPurposes,
  identityReasons,
  identityStatuses,
  identityUpload,
} from './identity-documents.ts';

const documentType = z.enum(identityDocumentTypes);
const picture = z.enum(identityPictures);
const status = z.enum(identityStatuses);

const sums = {
  withdrawal: money.describe('Withdrawals of a day above this sum need a verified identity, in major units.'),
  deposit: money.describe('Deposits of a day above this sum need a verified identity, in major units.'),
  limit: money.describe('An own deposit limit above this sum, or none instead of one, needs it too. In major units.'),
};

/** Never contains a picture or a full document number, so that a stolen session cannot expose them. */
const identity = z
  .object({
    status: status.describe('`moreNeeded`: pictures have to be taken again; `expired`: the approval has ended.'),
    document: z
      .object({
        type: documentType.describe('Kind of the document.'),
        lastFour: z.string().describe('Last four characters of its number.'),
        numberStored: z
          .boolean()
          .describe('Whether its whole number is stored, so that pictures can be submitted again without it.'),
      })
      .nullable()
      .describe('Document that was submitted last; null without one.'),
    reasons: z.array(z.enum(identityReasons)).describe('Why it was rejected or sent back; empty otherwise.'),
    pictures: z.array(picture).describe('Pictures that have to be taken again; empty unless more is needed.'),
    submittedAt: instant.nullable().describe('When documents were submitted last; null before. Epoch ms.'),
    decidedAt: instant.nullable().describe('When that was decided; null before. Epoch ms.'),
    expiresAt: instant.nullable().describe('When the approval ends; null without one. Epoch ms.'),
    fullName: z.string().nullable().describe('Name that the document must show; null if none is set yet.'),
    birthday: day.nullable().describe('Birthday that the document must show; null if none is set yet.'),
    uploads: z
      .array(
        z.object({
          picture: picture.describe('Which picture it is.'),
          upload: z.string().describe('Reference of the upload, chosen by the client.'),
          size: z.number().int().describe('Bytes of the whole picture.'),
          received: z.number().int().describe('Bytes that have arrived; all of them once it equals `size`.'),
        }),
      )
      .describe('Pictures of this session that are uploaded and not submitted yet.'),
    above: z.object(sums).describe('Sums from which a verified identity is needed.'),
  })
  .meta({ id: 'IdentityVerification', description: 'Identity verification of the member.' });

/** Value of an `identity.required` refusal. */
export const identityNeed = z.object({
  purpose: z
    .enum(identityPurposes)
    .describe('What needs a verified identity; `gift`: one that an account on the same device or network has taken.'),
  above: money.describe('Sum from which it is needed, in major units; 0 for a gift.'),
  status: status.describe('Where the verification stands.'),
});

export const identityStatusSchemas = {
  summary: 'Read the state of identity verification',
  whenClosed: true,
  whenRestricted: true,
  reply: identity,
  errors: [],
} as const;

/** Multipart: `file` is the next chunk of the picture. A repeated chunk changes nothing. */
export const uploadIdentityPictureSchemas = {
  summary: 'Upload a piece of a picture for identity verification',
  whenClosed: true,
  whenRestricted: true,
  body: z.strictObject({
    picture: picture.describe('Which picture it is.'),
    upload: z
      .string()
      .regex(/^[\w-]{8,64}$/)
      .describe('Reference of the upload, chosen by the client; another one starts the picture anew.'),
    size: z.coerce.number().int().min(1).max(identityUpload.maxBytes).describe('Bytes of the whole picture.'),
    offset: z.coerce.number().int().min(0).max(identityUpload.maxBytes).describe('Bytes before this piece.'),
  }),
  reply: z.object({
    received: z.number().int().describe('Bytes that have arrived; the next piece starts there.'),
    complete: z.boolean().describe('Whether the picture is complete.'),
  }),
  errors: ['request.too-large', 'request.too-many', 'request.conflict'],
} as const;

export const submitIdentitySchemas = {
  summary: 'Submit documents for identity verification',
  whenClosed: true,
  whenRestricted: true,
  query: z.object({
    merchantCode: merchantCode('Decides the youngest age of a member.'),
  }),
  body: z.strictObject({
    documentType: documentType.describe('Kind of the document.'),
    documentNumber: typedText
      .min(4)
      .max(32)
      .optional()
      .describe(
        'Number of the document; spaces, dots and dashes do not count. This and the next two may be left out while pictures are requested again: they are as submitted before.',
      )
      .meta(hidden),
    fullName: personName.optional().describe('Name as the document shows it.').meta(hidden),
    birthday: day.optional().describe('Birthday as the document shows it. YYYY-MM-DD.').meta(hidden),
  }),
  reply: identity,
  errors: ['confirm.required', 'request.too-many', 'request.conflict', 'payment.weak-password'],
} as const;
