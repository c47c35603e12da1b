import { z } from 'zod';

const language = z.enum(['EN', 'TY']).optional();
const chat = z.string().regex(/^[0-9a-f]{32}$/);

/** Both links are obfuscated (A06); null when customer service is closed. */
export const customerServiceSchemas = {
  query: z.object({ language }),
  reply: z.object({ first: z.string(), second: z.string() }).nullable(),
  errors: [],
} as const;

export const launchChatSchemas = {
  query: z.object({ language, desk: z.enum(['1', '2']).optional() }),
  reply: z.object({ url: z.string() }),
  errors: ['permission.denied', 'request.too-many'],
} as const;

/** `at` epoch ms; `link` leads to a page of the site that answers in full. */
export const chatMessage = z.object({
  id: z.number().int().positive(),
  from: z.enum(['desk', 'visitor']),
  text: z.string(),
  link: z.string().nullable(),
  at: z.number().int(),
});

export const chatMessagesSchemas = {
  query: z.object({ chat, language }),
  reply: z.object({ messages: z.array(chatMessage) }),
  errors: ['resource.unknown'],
} as const;

export const sendChatMessageSchemas = {
  body: z.strictObject({ chat, text: z.string().trim().min(1).max(500), language }),
  reply: z.object({ messages: z.array(chatMessage) }),
  errors: ['resource.unknown', 'request.too-many'],
} as const;
