import * as z from 'zod';
import { language, merchantCode } from '../fields.ts';

/** Types of content in announcements, codes of the spec. */
export const contentType = z.enum(['A', 'PL', 'B', 'PU', 'PR', 'H']);

/**
 * Terms of a promotion, not in the specification: `minimum` and `maxBet` in major units, null = no limit; `turnover` is how many times the
 * bonus must be bet, 0 = not at all; `days` until it expires.
 */
export const promotionTerms = z
  .object({
    bonus: z.string().describe('Bonus in words, such as `100% up to 2,770`.'),
    minimum: z.number().describe('Smallest deposit or bet in major units that it takes; 0 without one.'),
    turnover: z.number().describe('How many times the bonus must be bet; 0 for not at all.'),
    maxBet: z.number().nullable().describe('Largest bet with bonus money in major units; null without a limit.'),
    days: z.number().int().describe('Days to use it in.'),
  })
  .meta({ id: 'PromotionTerms', description: 'Figures of a promotion’s terms.' });

/** An announcement. Dates in epoch ms; `noExpiry` 1 = no expiry; `action` is a banner's click action. */
export const announcement = z
  .object({
    id: z.number().int().positive().describe('Number of the announcement.'),
    contentType: contentType.describe(
      'Kind: `A` for agents, `PL` for players, `B` banner, `PU` pop-up, `PR` promotion, `H` help.',
    ),
    title: z.string().describe('Title in the language of the call.'),
    summary: z.string().describe('One line in the language of the call.'),
    content: z.string().describe('Text as HTML, to be sanitized before it is shown; empty for banners.'),
    startDate: z.number().int().describe('Start of publication, epoch ms.'),
    endDate: z.number().int().describe('End of publication, epoch ms.'),
    noExpiry: z.union([z.literal(0), z.literal(1)]).describe('1 if `endDate` does not count, else 0.'),
    announcementImages: z
      .array(
        z.object({
          url: z.string().describe('Picture, a path below the image host.'),
          sequence: z.number().int().describe('Place of the picture, counted from 1.'),
        }),
      )
      .describe('Pictures in their order.'),
    promoAnnouncementCategoryIds: z.array(z.number().int()).describe('Numbers of promotion categories.'),
    action: z
      .string()
      .nullable()
      .describe('What a click on a banner does: a path of the site, an https address or a game; null for nothing.'),
    offer: z
      .literal('firstDeposit')
      .optional()
      .describe('Offer that it advertises; not shown to members who cannot take it.'),
    terms: promotionTerms.optional().describe('Figures of its terms; absent where it has none.'),
  })
  .meta({ id: 'Announcement', description: 'A banner, notice, promotion or other piece of content.' });

/**
 * `types` is a comma-separated list of content type codes; `unreadCount` counts agent notices since the login before
 * the last.
 */
export const announcementsSchemas = {
  summary: 'List banners, notices and promotions',
  query: z.object({
    types: z
      .string()
      .regex(/^[A-Z]{1,2}(,[A-Z]{1,2}){0,9}$/)
      .describe('Kinds, separated by commas: `A`, `PL`, `B`, `PU`, `PR`, `H`.'),
    groupName: z
      .enum(['m_home', 'm_reg'])
      .optional()
      .describe('Place that asks: `m_home` home page, `m_reg` registration.'),
    platform: z.literal('M').optional().describe('Always `M` where present: the mobile site. It has no effect.'),
    merchantCode: merchantCode('Decides which banner comes first.'),
    language,
  }),
  reply: z.object({
    content: z.array(announcement).describe('Announcements in the order to show them.'),
    footer: z
      .object({ unreadCount: z.number().int().describe('Notices for agents since the login before this one.') })
      .describe('Counts beside the list.'),
  }),
  errors: [],
} as const;

/** Entries in the order of the help centre; `i` in the page's address is the index, from 0. */
export const helpCenterSchemas = {
  summary: 'List help articles',
  whenRestricted: true,
  query: z.object({
    device: z.literal('MOBILE').describe('Always `MOBILE`.'),
    platform: z.literal('M').optional().describe('Always `M` where present: the mobile site. It has no effect.'),
    merchantCode: merchantCode(),
    language,
  }),
  reply: z.array(
    z.object({
      id: z.number().int().positive().describe('Number of the article.'),
      title: z.string().describe('Title in the language of the call.'),
      content: z.string().describe('Text as HTML, to be sanitized before it is shown.'),
    }),
  ),
  errors: [],
} as const;

/** Texts that a member agrees to or must be able to read at any time. */
export const legalTextsSchemas = {
  summary: 'List legal texts',
  whenRestricted: true,
  query: z.object({ merchantCode: merchantCode('Decides the brand that the texts name.'), language }),
  reply: z.array(
    z.object({
      name: z.string().describe('Name of the text: `agreement`, `privacy` or `responsible`.'),
      title: z.string().describe('Title in the language of the call.'),
      updated: z.number().int().describe('Day of the last material change, epoch ms.'),
      content: z.string().describe('Text as HTML, to be sanitized before it is shown.'),
    }),
  ),
  errors: [],
} as const;

/** Categories in the order of the tabs of promotions. */
export const promotionCategoriesSchemas = {
  summary: 'List categories of promotions',
  query: z.object({ language }),
  reply: z.array(
    z.object({
      id: z.number().int().describe('Number of the category, as in `promoAnnouncementCategoryIds`.'),
      name: z.string().describe('Name in the language of the call.'),
    }),
  ),
  errors: [],
} as const;
