import type { Announcement } from '../../../contract/types.ts';
import { outsideLink, ownPath } from '../../../lib/links.ts';

/** How wide a banner stands, as `sizes` says it. */
export const bannerSizes = '(max-width: 520px) calc(100vw - 32px), 488px';

/** What a banner needs of its announcement. */
export type BannerData = Pick<Announcement, 'id' | 'title' | 'summary' | 'announcementImages' | 'action'>;

/** The same without what no banner shows: documents carry it. */
export const bannerOf = ({ id, title, summary, announcementImages, action }: Announcement): BannerData => ({
  id,
  title,
  summary,
  announcementImages: announcementImages.slice(0, 1),
  action,
});

/** Where a banner leads (A30): own pages in the same tab, https in a new one; null = not clickable. */
export const bannerTarget = (action: string | null): { readonly href: string; readonly outside: boolean } | null => {
  const own = ownPath(action);
  if (own) return { href: own, outside: false };
  const outside = outsideLink(action);
  return outside ? { href: outside, outside: true } : null;
};
