import type { Announcement } from '#contract/types.ts';
import { outsideLink, ownPath } from '#lib/links.ts';

/** Width of a banner, for the attribute `sizes`. */
export const bannerSizes = '(max-width: 520px) calc(100vw - 32px), 488px';

/** Fields of an announcement that a banner uses. */
export type BannerData = Pick<Announcement, 'id' | 'title' | 'summary' | 'announcementImages' | 'action'>;

/** Returns only the fields that a banner shows, to keep documents small. */
export const bannerOf = ({ id, title, summary, announcementImages, action }: Announcement): BannerData => ({
  id,
  title,
  summary,
  announcementImages: announcementImages.slice(0, 1),
  action,
});

/** Returns the link of a banner: own pages in the same tab, https in a new one; null if it is not clickable. */
export const bannerTarget = (action: string | null): { readonly href: string; readonly outside: boolean } | null => {
  const own = ownPath(action);
  if (own) return { href: own, outside: false };
  const outside = outsideLink(action);
  return outside ? { href: outside, outside: true } : null;
};
