import type { WireLanguage } from '#contract/fields.ts';
import type { Announcement, HelpItem, Value } from '#contract/types.ts';
import { instantOf } from '#lib/dates/market-time.ts';
import { languages } from '#markets/current.ts';
import { fillPageFacts, type TextFacts } from './page-facts.ts';
import type { AnnouncementEntry, HelpEntry, PageText, Promotion } from './read.ts';
import { dayMs, spanOf } from './schedule.ts';
import type { Category } from './schema.ts';
import { baseLocale, inLocale, type Text } from './text.ts';

/** Returns the wire code of a page's language. */
export const wireOf = (locale: string): WireLanguage =>
  (languages.find(({ id }) => id === locale) ?? languages[0])?.wire ?? '';

const localeOf = (language: WireLanguage): string => languages.find(({ wire }) => wire === language)?.id ?? baseLocale;

/** Returns a text by wire code of a language. */
export const byWireCode = (text: Text) => ({
  ...Object.fromEntries(languages.map(({ id, wire }) => [wire, text[id]])),
  EN: text.en,
});

/** End date of promotions without an end, because the wire requires one. */
const farAway = instantOf('2099-12-31');

/**
 * Returns a promotion in the response format of `announcements`: type PR. Pages compare it with the response.
 */
export const promotionOnWire = (entry: Promotion, language: WireLanguage): Announcement => {
  const locale = localeOf(language);
  const { from, until } = spanOf(entry);
  return {
    id: entry.id,
    contentType: 'PR',
    title: inLocale(entry.title, locale),
    summary: inLocale(entry.summary, locale),
    content: inLocale(entry.body, locale),
    startDate: from,
    endDate: until === null ? farAway : until - 1,
    noExpiry: until === null ? 1 : 0,
    announcementImages: [{ url: entry.image, sequence: 1 }],
    promoAnnouncementCategoryIds: [...entry.categories],
    action: entry.action.link,
    ...(entry.card && { terms: { ...entry.card, bonus: inLocale(entry.card.bonus, locale) } }),
  };
};

const typeOf = { banner: 'B', news: 'PL', popup: 'PU', agents: 'A', maintenance: 'PL' } as const;

/** How long before a planned maintenance it is announced, ms. */
const maintenanceNotice = 3 * dayMs;

/**
 * Returns an announcement in the response format of `announcements`. Samples without a first day are dated from `epoch`, when
 * the world began.
 */
export const announcementOnWire = (entry: AnnouncementEntry, language: WireLanguage, epoch: number): Announcement => {
  const locale = localeOf(language);
  const { age = 0, lasts, image, link, offer } = entry;
  const span = spanOf(entry);
  const from = entry.kind === 'maintenance' ? span.from - maintenanceNotice : span.from || epoch - age * dayMs;
  const until = lasts === undefined ? span.until : from + lasts * dayMs;
  return {
    id: entry.id,
    contentType: typeOf[entry.kind],
    title: inLocale(entry.title, locale),
    summary: entry.summary ? inLocale(entry.summary, locale) : '',
    content: inLocale(entry.body, locale),
    startDate: from,
    endDate: until ?? farAway,
    noExpiry: until === null ? 1 : 0,
    announcementImages: image ? [{ url: image, sequence: 1 }] : [],
    promoAnnouncementCategoryIds: [],
    action: link ?? null,
    ...(offer && { offer }),
  };
};

/** Returns a help entry in the response format of `helpCenter`. */
export const helpOnWire = (entry: HelpEntry, language: WireLanguage): HelpItem => {
  const locale = localeOf(language);
  return { id: entry.id, title: inLocale(entry.title, locale), content: inLocale(entry.body, locale) };
};

/** Returns a legal text of a brand in the response format of `legalTexts`. */
export const pageOnWire = (entry: PageText, language: WireLanguage, facts: TextFacts): Value<'legalTexts'>[number] => {
  const locale = localeOf(language);
  return {
    name: entry.slug,
    title: inLocale(entry.title, locale),
    updated: spanOf({ from: entry.updated }).from,
    content: fillPageFacts(inLocale(entry.body, locale), facts, (text) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    ),
  };
};

/** Returns a category in the response format of `promotionCategories`. */
export const categoryOnWire = ({ id, name }: Category, language: WireLanguage) => ({
  id,
  name: inLocale(name, localeOf(language)),
});
