import { z } from 'zod';
import { instant, language, pageOf, paging } from '../fields.ts';

/** `content` is HTML for the sanitiser. */
export const message = z.object({
  id: z.number().int().positive(),
  title: z.string(),
  content: z.string(),
  sentAt: instant,
  read: z.boolean(),
});

/**
 * Unread first, then the newest, in the order of `asOf` (epoch ms; the reply of the first page names it): later pages
 * miss nothing that was read or deleted meanwhile.
 */
export const inboxSchemas = {
  query: z.object({ ...paging, language, asOf: z.coerce.number().int().optional() }),
  reply: pageOf(message).extend({ asOf: instant }),
  errors: [],
} as const;

/** The value is the number itself. */
export const unreadCountSchemas = { reply: z.number().int(), errors: [] } as const;

const chosen = z.strictObject({ ids: z.array(z.number().int().positive()).min(1).max(100) });
/** Unread messages that are left. */
const left = z.number().int();

export const readMessagesSchemas = {
  body: chosen.extend({ read: z.boolean().default(true) }),
  reply: left,
  errors: [],
} as const;
export const deleteMessagesSchemas = { body: chosen, reply: left, errors: [] } as const;
export const restoreMessagesSchemas = { body: chosen, reply: left, errors: [] } as const;

/** Multipart bodies carry line breaks as CRLF, the text area counts each as one character. */
const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n');

export const feedbackType = z.enum(['game', 'deposit', 'withdraw', 'account', 'promotion', 'other']);

/** Fields of the form beside its files (A83): png or jpg, at most 5 MB each and three of them. */
export const feedbackSchemas = {
  body: z.strictObject({ type: feedbackType, comment: z.string().overwrite(withLineFeeds).trim().min(1).max(140) }),
  reply: z.object({ id: z.string() }),
  errors: ['request.too-large', 'request.too-many'],
} as const;

export const feedbackListSchemas = {
  query: z.object({ ...paging, language }),
  reply: pageOf(
    z.object({
      id: z.string(),
      type: feedbackType,
      comment: z.string(),
      images: z.number().int(),
      at: instant,
      answer: z.string().nullable(),
      answeredAt: instant.nullable(),
    }),
  ),
  errors: [],
} as const;
