import * as z from 'zod';
import { instant, language, pageOf, paging } from '../fields.ts';
import { maxFeedbackCharacters } from './feedback-terms.ts';

/** `content` is HTML that clients must sanitise. */
export const message = z
  .object({
    id: z.number().int().positive().describe('Number of the message.'),
    title: z.string().describe('Title.'),
    content: z.string().describe('Text as HTML, to be sanitized before it is shown.'),
    sentAt: instant.describe('When it was sent, epoch ms.'),
    read: z.boolean().describe('Whether it was read.'),
  })
  .meta({ id: 'Message', description: 'A message in the inbox.' });

/**
 * Unread first, then newest first, as of `asOf` (epoch ms, set by the reply of the first page), so that later pages
 * skip no message that was read or deleted in the meantime.
 */
export const inboxSchemas = {
  summary: 'List messages of the inbox',
  query: z.object({
    ...paging,
    language,
    asOf: z.coerce
      .number()
      .int()
      .optional()
      .describe('`asOf` of the first page, epoch ms: later pages keep its order.'),
  }),
  reply: pageOf(message).extend({
    asOf: instant.describe('Time whose order the list has; later pages carry it. Epoch ms.'),
  }),
  errors: [],
} as const;

/** The value is the number itself. */
export const unreadCountSchemas = {
  summary: 'Count unread messages',
  whenRestricted: true,
  reply: z.number().int().describe('Number of unread messages.'),
  errors: [],
} as const;

const chosen = z.strictObject({
  ids: z.array(z.number().int().positive()).min(1).max(100).describe('Numbers of the messages.'),
});
/** Number of remaining unread messages. */
const left = z.number().int();

export const readMessagesSchemas = {
  summary: 'Mark messages as read or unread',
  body: chosen.extend({ read: z.boolean().default(true).describe('False marks them as unread.') }),
  reply: left.describe('Unread messages left.'),
  errors: [],
} as const;
export const deleteMessagesSchemas = {
  summary: 'Delete messages',
  body: chosen,
  reply: left.describe('Unread messages left.'),
  errors: [],
} as const;
export const restoreMessagesSchemas = {
  summary: 'Restore deleted messages',
  body: chosen,
  reply: left.describe('Unread messages left.'),
  errors: [],
} as const;

/** Replaces CRLF by LF: multipart bodies send line breaks as CRLF, but a text area counts each as one character. */
const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n');

export const feedbackType = z.enum(['game', 'deposit', 'withdraw', 'account', 'promotion', 'other']);

/** Form fields sent with the files: PNG or JPEG, at most three files of 5 MB each. */
export const feedbackSchemas = {
  summary: 'Send feedback with pictures',
  body: z.strictObject({
    type: feedbackType.describe('Topic.'),
    comment: z
      .string()
      .overwrite(withLineFeeds)
      .trim()
      .min(1)
      .max(maxFeedbackCharacters)
      .describe('Text; a line break counts as one character.'),
  }),
  reply: z.object({ id: z.string().describe('Reference of the feedback.') }),
  errors: ['request.too-large', 'request.too-many'],
} as const;

export const feedbackListSchemas = {
  summary: 'List own feedback with answers',
  query: z.object({
    ...paging,
    language,
  }),
  reply: pageOf(
    z.object({
      id: z.string().describe('Reference of the feedback.'),
      type: feedbackType.describe('Topic.'),
      comment: z.string().describe('Text.'),
      images: z.number().int().describe('Number of pictures that were attached.'),
      at: instant.describe('When it was sent, epoch ms.'),
      answer: z.string().nullable().describe('Answer of customer service; null before there is one.'),
      answeredAt: instant.nullable().describe('When it was answered; null before. Epoch ms.'),
    }),
  ),
  errors: [],
} as const;
