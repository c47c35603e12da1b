import type { Announcement } from '#contract/types.ts';
import { bannerTarget } from '#features/content/model/banners.ts';
import { imageSources } from '#lib/images.ts';

/**
 * Writes an announcement into an element of `Banner.astro`, with its picture from the first host that has it. If none
 * has, the previous picture stays.
 */
export const fillBanner = (banner: HTMLElement, announcement: Announcement, hosts: readonly string[]): void => {
  const target = bannerTarget(announcement.action);
  const outside = target?.outside;
  const linkAttributes = { href: target?.href, target: outside && '_blank', rel: outside && 'noopener noreferrer' };
  for (const [name, value] of Object.entries(linkAttributes)) {
    if (value) banner.setAttribute(name, value);
    else banner.removeAttribute(name);
  }
  const image = banner.querySelector('img');
  const path = announcement.announcementImages[0]?.url;
  const sources = path ? [...imageSources(hosts, path, 'banner')] : [];
  const next = (): void => {
    const source = sources.shift();
    if (image && source) Object.assign(image, { srcset: source.srcSet, src: source.src });
  };
  if (image) image.onerror = next;
  next();
  const [summary, title] = [banner.querySelector('small'), banner.querySelector('strong')];
  if (summary) summary.textContent = announcement.summary;
  if (title) title.textContent = announcement.title;
};
