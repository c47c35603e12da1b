import { categoryOnWire, pageOnWire } from '#content/wire.ts';
import * as endpoints from '#contract/content/content.ts';
import { isAgentHome } from '#features/account/model/roles.ts';
import { dayMs } from '#lib/dates/units.ts';
import type { World } from '#sim/core/world.ts';
import { lastLoginAt } from '#sim/features/account/rules/sessions.ts';
import { handle } from '#sim/features/handler.ts';
import { content } from '#sim/features/shared/content-reader.ts';
import { inLanguage, textIn } from '#sim/features/shared/localized-text.ts';
import { brandOf } from '#sim/features/site/rules/merchant.ts';
import { type AnnouncementDoc, newMemberDays } from '../rules/announcements.ts';
import { announcementsOf, helpOf } from '../rules/site-content.ts';

const runsAt = (now: number) => (it: AnnouncementDoc) => it.startDate <= now && (it.noExpiry === 1 || it.endDate > now);
const byStart = (a: AnnouncementDoc, b: AnnouncementDoc) => b.startDate - a.startDate || Number(a.id) - Number(b.id);

/** Returns the announcements of one type: promotions and banners in the editors' order, everything else newest first. */
const ofType = (world: World, type: AnnouncementDoc['contentType']): AnnouncementDoc[] => {
  const all = announcementsOf(world, type);
  return type === 'PR' || type === 'B' ? all : all.sort(byStart);
};

/** Returns the announcements of the caller's brand: its lead banner first, none that leads another brand. */
const ledFor = (merchant: string | undefined, all: readonly AnnouncementDoc[]): readonly AnnouncementDoc[] => {
  const { id } = brandOf(merchant);
  return [...all.filter(({ leads }) => leads === id), ...all.filter(({ leads }) => leads === undefined)];
};

export const contentHandlers = [
  handle(endpoints.announcements, ({ world, query, member, session, language }) => {
    const types = [...new Set(query.types.split(','))].filter((type) => type !== 'A' || isAgentHome(member?.type));
    const isNew = member !== undefined && member.registeredAt > world.now() - newMemberDays * dayMs;
    const listed = types.flatMap((type) =>
      ledFor(query.merchantCode, ofType(world, type as AnnouncementDoc['contentType']))
        .filter(runsAt(world.now()))
        .filter(({ isForNewMembers }) => isNew || isForNewMembers !== true)
        .filter((it) => !query.groupName || it.group === null || it.group === query.groupName),
    );
    const since = (session && lastLoginAt(world.state, session)) ?? 0;
    const unread = listed.filter(({ contentType, startDate }) => contentType === 'A' && startDate > since);
    return {
      content: listed.map(({ id, title, summary, content: text, terms, ...rest }) => ({
        ...rest,
        id: Number(id),
        title: textIn(title, language),
        summary: textIn(summary, language),
        content: textIn(text, language),
        announcementImages: [...rest.announcementImages],
        promoAnnouncementCategoryIds: [...rest.promoAnnouncementCategoryIds],
        ...(terms && { terms: inLanguage(terms, language) }),
      })),
      footer: { unreadCount: unread.length },
    };
  }),

  handle(endpoints.helpCenter, ({ world, language }) => helpOf(world, language)),

  handle(endpoints.legalTexts, ({ query, language }) =>
    [...content().pages.values()].map((page) => pageOnWire(page, language, brandOf(query.merchantCode))),
  ),

  handle(endpoints.promotionCategories, ({ language }) =>
    content().categories.map((category) => categoryOnWire(category, language)),
  ),
];
