import { z } from 'zod';

/** R201 */
export const contentType = z.enum(['A', 'PL', 'B', 'PU', 'PR', 'H']);

/**
 * Figures of a promotion's terms (X11, ours): `minimum` and `maxBet` in pesos, null = no limit; `turnover` how many
 * times the bonus is played through, 0 = not at all; `days` to use it in.
 */
export const promotionTerms = z.object({
  bonus: z.string(),
  minimum: z.number(),
  turnover: z.number(),
  maxBet: z.number().nullable(),
  days: z.number().int(),
});

/** R200; dates epoch ms; `noExpiry` 1 = no expiry; `action` is a banner's click action (A30). */
export const announcement = z.object({
  id: z.number().int().positive(),
  contentType,
  title: z.string(),
  summary: z.string(),
  content: z.string(),
  startDate: z.number().int(),
  endDate: z.number().int(),
  noExpiry: z.union([z.literal(0), z.literal(1)]),
  announcementImages: z.array(z.object({ url: z.string(), sequence: z.number().int() })),
  promoAnnouncementCategoryIds: z.array(z.number().int()),
  action: z.string().nullable(),
  terms: promotionTerms.optional(),
});

/** `types` is a comma list of content-type codes; `unreadCount` are agent notices since the last login but this one. */
export const announcementsSchemas = {
  query: z.object({
    types: z.string().regex(/^[A-Z]{1,2}(,[A-Z]{1,2}){0,9}$/),
    groupName: z.enum(['m_home', 'm_reg']).optional(),
    platform: z.literal('M').optional(),
    merchantCode: z.string().max(32).optional(),
    language: z.enum(['EN', 'TY']).optional(),
  }),
  reply: z.object({ content: z.array(announcement), footer: z.object({ unreadCount: z.number().int() }) }),
  errors: [],
} as const;

/** R202, R243: entries in the order of the help centre; `i` of its address counts them from 0 (A10). */
export const helpCenterSchemas = {
  query: z.object({
    device: z.literal('MOBILE'),
    platform: z.literal('M').optional(),
    merchantCode: z.string().max(32).optional(),
    language: z.enum(['EN', 'TY']).optional(),
  }),
  reply: z.array(z.object({ id: z.number().int().positive(), title: z.string(), content: z.string() })),
  errors: [],
} as const;
