import { z } from 'zod';

/** R201 */
export const contentType = z.enum(['A', 'PL', 'B', 'PU', 'PR', 'H']);

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
});

/** `types` is a comma list of content-type codes. */
export const announcements = {
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
