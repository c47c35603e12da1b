import type { Announcement, HelpItem } from '../contract/types.ts';
import type { HelpEntry, Promotion } from './read.ts';
import { spanOf } from './schedule.ts';

const localeOf = { EN: 'en', TY: 'fil' } as const;
/** Stands for "no end" where the wire asks for a date. */
const farAway = Date.parse('2099-12-31T00:00:00+08:00');

/** A promotion as the announcement call sends it: type PR (R239). Pages compare this with what the server says. */
export const promotionOnWire = (entry: Promotion, language: 'EN' | 'TY'): Announcement => {
  const locale = localeOf[language];
  const { from, until } = spanOf(entry);
  return {
    id: entry.id,
    contentType: 'PR',
    title: entry.title[locale],
    summary: entry.summary[locale],
    content: entry.body[locale],
    startDate: from,
    endDate: until === null ? farAway : until - 1,
    noExpiry: until === null ? 1 : 0,
    announcementImages: [{ url: entry.image, sequence: 1 }],
    promoAnnouncementCategoryIds: [...entry.categories],
    action: entry.action.link,
    terms: { ...entry.terms, bonus: entry.terms.bonus[locale] },
  };
};

/** A help entry as the help call sends it (R243). */
export const helpOnWire = (entry: HelpEntry, language: 'EN' | 'TY'): HelpItem => {
  const locale = localeOf[language];
  return { id: entry.id, title: entry.title[locale], content: entry.body[locale] };
};
