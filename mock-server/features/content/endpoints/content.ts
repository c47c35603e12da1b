import * as endpoints from '#contract/content/content.ts';
import { isAgentHome } from '#features/account/model/roles.ts';
import type { World } from '#sim/core/world.ts';
import { lastLoginAt } from '#sim/features/account/rules/sessions.ts';
import { handle } from '#sim/features/handler.ts';
import { isPerya } from '#sim/features/site/rules/merchant.ts';
import { type AnnouncementDoc, announcements, peryaBanner } from '../rules/announcements.ts';
import { helpOf, promotionsOf } from '../rules/site-content.ts';

const runsAt = (now: number) => (it: AnnouncementDoc) => it.startDate <= now && (it.noExpiry === 1 || it.endDate > now);
const byStart = (a: AnnouncementDoc, b: AnnouncementDoc) => b.startDate - a.startDate || Number(a.id) - Number(b.id);

/** Returns the announcements of one type in display order. Promotions come from the editors' files. */
const ofType = (world: World, type: string): AnnouncementDoc[] =>
  type === 'PR' ? promotionsOf(world) : world.state.by(announcements, 'type', type).sort(type === 'B' ? byId : byStart);

// The carousel keeps the order of the editors; everything else is sorted newest first.
const byId = (a: AnnouncementDoc, b: AnnouncementDoc) => Number(a.id) - Number(b.id);

/** Returns the announcements with the second brand's own banner first if the call is for that brand. */
const ledFor = (merchant: string | undefined, all: readonly AnnouncementDoc[]): readonly AnnouncementDoc[] => {
  const lead = isPerya(merchant) ? all.find(({ id }) => id === String(peryaBanner)) : undefined;
  return lead ? [lead, ...all.filter((it) => it !== lead)] : all;
};

export const contentHandlers = [
  handle(endpoints.announcements, ({ world, query, member, session, language }) => {
    const types = [...new Set(query.types.split(','))].filter((type) => type !== 'A' || isAgentHome(member?.type));
    const content = types.flatMap((type) =>
      ledFor(query.merchantCode, ofType(world, type))
        .filter(runsAt(world.now()))
        .filter((it) => !query.groupName || it.group === null || it.group === query.groupName),
    );
    const since = (session && lastLoginAt(world.state, session)) ?? 0;
    const unread = content.filter(({ contentType, startDate }) => contentType === 'A' && startDate > since);
    return {
      content: content.map(({ id, title, summary, content: text, terms, ...rest }) => ({
        ...rest,
        id: Number(id),
        title: title[language],
        summary: summary[language],
        content: text[language],
        announcementImages: [...rest.announcementImages],
        promoAnnouncementCategoryIds: [...rest.promoAnnouncementCategoryIds],
        ...(terms && { terms: terms[language] }),
      })),
      footer: { unreadCount: unread.length },
    };
  }),

  handle(endpoints.helpCenter, ({ world, language }) => helpOf(world, language)),
];
