import type { Announcement } from '../../contract/types.ts';
import { bannerTarget } from '../../domain/banners.ts';
import { imageUrl, srcSet } from '../../domain/images.ts';

/** Writes a banner over the one that the build knew. */
export const showBanner = (place: HTMLElement, it: Announcement): void => {
  const [link, image, summary, title] = ['a', 'img', 'small', 'strong'].map((name) => place.querySelector(name));
  const target = bannerTarget(it.action);
  if (target) link?.setAttribute('href', target.href);
  else link?.removeAttribute('href');
  const url = imageUrl(place.dataset.cdn ?? '', it.announcementImages[0]?.url ?? '');
  image?.setAttribute('srcset', srcSet(url, 'banner'));
  image?.setAttribute('src', `${url}?w=780`);
  if (summary) summary.textContent = it.summary;
  if (title) title.textContent = it.title;
};
