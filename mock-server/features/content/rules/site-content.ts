import type { AnnouncementEntry, Content } from '#content/read.ts';
import { shows, spanOf } from '#content/schedule.ts';
import { announcementOnWire, helpOnWire, promotionOnWire } from '#content/wire.ts';
import type { WireLanguage } from '#contract/fields.ts';
import type { Announcement, HelpItem } from '#contract/types.ts';
import type { World } from '#sim/core/world.ts';
import { content } from '#sim/features/shared/content-reader.ts';
import { localized, textIn } from '#sim/features/shared/localized-text.ts';
import { type AnnouncementDoc, announcements } from './announcements.ts';

/** Returns a document with all languages of a response. */
const inAll = (of: (language: WireLanguage) => Announcement): AnnouncementDoc => {
  const { id, title: _, summary: __, content: ___, terms, ...rest } = of('EN');
  return {
    ...rest,
    id: String(id),
    group: null,
    title: localized((language) => of(language).title),
    summary: localized((language) => of(language).summary),
    content: localized((language) => of(language).content),
    ...(terms && { terms: localized((language) => of(language).terms ?? terms) }),
  };
};

const groupOf = ({ page, kind }: AnnouncementEntry): AnnouncementDoc['group'] => {
  if (page === 'register') return 'm_reg';
  return kind === 'news' || kind === 'maintenance' ? null : 'm_home';
};

const writtenDocs = ({ origin }: World): AnnouncementDoc[] => [
  ...content().promotions.map((entry) => inAll((language) => promotionOnWire(entry, language))),
  ...content().announcements.map((entry) => ({
    ...inAll((language) => announcementOnWire(entry, language, origin.epoch)),
    group: groupOf(entry),
    isForNewMembers: entry.members === 'new',
    leads: entry.leads,
  })),
];

/**
 * Returns the announcements of a type in the editors' order, then those that exist only in the world; the world's version
 * wins over the editors'.
 */
export const announcementsOf = (world: World, type: AnnouncementDoc['contentType']): AnnouncementDoc[] => {
  const { state } = world;
  const files = writtenDocs(world).filter(({ contentType }) => contentType === type);
  const known = new Set(files.map((it) => it.id));
  const added = state.by(announcements, 'type', type).filter((it) => !known.has(it.id));
  return [...files.map((it) => state.get(announcements, it.id) ?? it), ...added];
};

const shownHelp = ({ help }: Content, now: number) => help.filter((entry) => shows(spanOf(entry), now));

/**
 * Returns the current help centre in one language. An announcement of type H with the id of an entry replaces that
 * entry.
 */
export const helpOf = (world: World, language: WireLanguage, written = content()): HelpItem[] => {
  const own = new Map(world.state.by(announcements, 'type', 'H').map((it) => [it.id, it]));
  return shownHelp(written, world.now()).map((entry) => {
    const override = own.get(String(entry.id));
    return override
      ? { id: entry.id, title: textIn(override.title, language), content: textIn(override.content, language) }
      : helpOnWire(entry, language);
  });
};
