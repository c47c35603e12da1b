import type { Content, Promotion } from '#content/read.ts';
import { shows, spanOf } from '#content/schedule.ts';
import { helpOnWire, promotionOnWire } from '#content/wire.ts';
import type { WireLanguage } from '#contract/fields.ts';
import type { HelpItem } from '#contract/types.ts';
import type { World } from '#sim/core/world.ts';
import { content } from '#sim/features/shared/content-reader.ts';
import { type AnnouncementDoc, announcements } from './announcements.ts';

const toAnnouncement = (entry: Promotion): AnnouncementDoc => {
  const { id, title, summary, content: text, terms, ...rest } = promotionOnWire(entry, 'EN');
  const filipino = promotionOnWire(entry, 'TY');
  return {
    ...rest,
    id: String(id),
    group: null,
    title: { EN: title, TY: filipino.title },
    summary: { EN: summary, TY: filipino.summary },
    content: { EN: text, TY: filipino.content },
    ...(terms && filipino.terms && { terms: { EN: terms, TY: filipino.terms } }),
  };
};

/**
 * Returns the promotions in the editors' order, then those that exist only in the world; the world's version wins over
 * the editors'.
 */
export const promotionsOf = ({ state }: World): AnnouncementDoc[] => {
  const files = content().promotions.map(toAnnouncement);
  const known = new Set(files.map((it) => it.id));
  const added = state.by(announcements, 'type', 'PR').filter((it) => !known.has(it.id));
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
      ? { id: entry.id, title: override.title[language], content: override.content[language] }
      : helpOnWire(entry, language);
  });
};
