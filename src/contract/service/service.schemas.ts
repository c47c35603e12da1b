import * as z from 'zod';
import { language } from '../fields.ts';

const chat = z.string().regex(/^[0-9a-f]{32}$/);

/** Both links are obfuscated; null when customer service is closed. */
export const customerServiceSchemas = {
  summary: 'Read links to customer service',
  query: z.object({
    language,
  }),
  reply: z
    .object({
      first: z
        .string()
        .describe('Link to the first desk, obfuscated: reversed, then each character from `!` to `~` shifted by 47.'),
      second: z.string().describe('Link to the second desk, obfuscated in the same way.'),
    })
    .nullable()
    .describe('Links to both desks; null while customer service is closed.'),
  errors: [],
} as const;

export const launchChatSchemas = {
  summary: 'Open a chat with customer service',
  query: z.object({
    language,
    desk: z.enum(['1', '2']).optional().describe('Desk to talk to.'),
  }),
  reply: z.object({ url: z.string().describe('Address of the conversation.') }),
  errors: ['permission.denied', 'request.too-many'],
} as const;

/** `at` is epoch ms; `link` leads to a page of the site with the full answer. */
export const chatMessage = z
  .object({
    id: z.number().int().positive().describe('Number of the message, rising.'),
    from: z.enum(['desk', 'visitor']).describe('`desk`: customer service; `visitor`: the caller.'),
    text: z.string().describe('Text of the message.'),
    link: z.string().nullable().describe('Page of the site that answers in full; null without one.'),
    at: z.number().int().describe('When it was sent, epoch ms.'),
  })
  .meta({ id: 'ChatMessage', description: 'A message of a chat.' });

export const chatMessagesSchemas = {
  summary: 'Read the messages of a chat',
  query: z.object({
    chat: chat.describe('Reference of the conversation, the last part of its address.'),
    language,
  }),
  reply: z.object({ messages: z.array(chatMessage).describe('Messages, oldest first.') }),
  errors: ['resource.unknown'],
} as const;

export const sendChatMessageSchemas = {
  summary: 'Send a message in a chat',
  body: z.strictObject({
    chat: chat.describe('Reference of the conversation.'),
    text: z.string().trim().min(1).max(500).describe('Text of the message.'),
    language,
  }),
  reply: z.object({ messages: z.array(chatMessage).describe('All messages, oldest first.') }),
  errors: ['resource.unknown', 'request.too-many'],
} as const;
