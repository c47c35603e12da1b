import type { Announcement, HelpItem } from '../../contract/types.ts';

/** A short mark of a text (FNV-1a, 32 bits): equal texts have equal marks. Tells a page that the server has something newer. */
export const digestOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
};

/** Mark of everything that a page shows of a promotion or announcement. */
export const announcementDigest = (it: Announcement): string =>
  digestOf(
    JSON.stringify([
      it.title,
      it.summary,
      it.content,
      it.noExpiry ? [it.startDate] : [it.startDate, it.endDate],
      it.announcementImages.map(({ url, sequence }) => [sequence, url]),
      it.promoAnnouncementCategoryIds,
      it.action,
      it.terms ?? null,
    ]),
  );

/** Mark of the help centre as a whole. */
export const helpDigest = (items: readonly HelpItem[]): string =>
  digestOf(JSON.stringify(items.map(({ id, title, content }) => [id, title, content])));
