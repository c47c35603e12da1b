import type { Announcement, HelpItem } from '#contract/types.ts';

/**
 * Returns a 32-bit hash of a text: FNV-1a's multiplication over 32-bit words, rotated after each, so its values differ
 * from FNV-1a's. Pages compare it to detect newer content.
 */
export const hashText = (text: string): string => {
  const bytes = new TextEncoder().encode(text);
  const whole = new Uint32Array(bytes.buffer, 0, bytes.length >> 2);
  let hash = 0x811c9dc5;
  const add = (part: number): void => {
    const mixed = Math.imul(hash ^ part, 0x01000193);
    hash = (mixed << 13) | (mixed >>> 19);
  };
  whole.forEach(add);
  bytes.subarray(whole.length * 4).forEach(add);
  return (hash >>> 0).toString(36);
};

/** Returns a hash of everything that a page shows of a promotion or announcement. */
export const announcementVersion = (announcement: Announcement): string =>
  hashText(
    JSON.stringify([
      announcement.title,
      announcement.summary,
      announcement.content,
      announcement.noExpiry ? [announcement.startDate] : [announcement.startDate, announcement.endDate],
      announcement.announcementImages.map(({ url, sequence }) => [sequence, url]),
      announcement.promoAnnouncementCategoryIds,
      announcement.action,
      announcement.terms ?? null,
    ]),
  );

/** Returns a hash of the whole help centre. */
export const helpVersion = (items: readonly HelpItem[]): string =>
  hashText(JSON.stringify(items.map(({ id, title, content }) => [id, title, content])));
