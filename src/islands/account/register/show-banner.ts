import type { Announcement } from '../../../contract/types.ts';
import { bannerTarget } from '../../../domain/content/banners.ts';
import { imageUrl, srcSet } from '../../../domain/images.ts';

const lead = (link: Element, action: string | null): void => {
  const target = bannerTarget(action);
  const wanted = {
    href: target?.href,
    target: target?.outside ? '_blank' : undefined,
    rel: target?.outside ? 'noopener noreferrer' : undefined,
  };
  for (const [name, value] of Object.entries(wanted)) {
    if (value) link.setAttribute(name, value);
    else link.removeAttribute(name);
  }
};

/** Writes a banner over the one that the build knew; one without a picture keeps that. */
export const showBanner = (place: HTMLElement, it: Announcement): void => {
  const [link, image, summary, title] = ['a', 'img', 'small', 'strong'].map((name) => place.querySelector(name));
  if (link) lead(link, it.action);
  const path = it.announcementImages[0]?.url;
  if (path) {
    const url = imageUrl(place.dataset.cdn ?? '', path);
    image?.setAttribute('srcset', srcSet(url, 'banner'));
    image?.setAttribute('src', `${url}?w=780`);
  }
  if (summary) summary.textContent = it.summary;
  if (title) title.textContent = it.title;
};
