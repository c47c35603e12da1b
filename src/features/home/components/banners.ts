import type { Announcement } from '../../../contract/types.ts';
import { $words } from '../../../i18n/page-words.ts';
import { announcementDigest } from '../../content/model/digest.ts';
import { fillBanner } from '../../shared/fill-banner.ts';
import { $imageCdn } from '../../site/stores/image-cdn.ts';
import { type Carousel, carousel } from './carousel.ts';
import { onAnnouncements } from './on-announcements.ts';

/** A banner that only the server knows, in the mould of the built one; its picture can wait. */
const banner = (mould: HTMLElement, item: Announcement, hosts: readonly string[]): HTMLElement => {
  const made = mould.cloneNode(true) as HTMLElement;
  const image = made.querySelector('img');
  if (image) Object.assign(image, { loading: 'lazy', decoding: 'async', fetchPriority: 'auto' });
  fillBanner(made, item, hosts);
  return made;
};

/** R073, R074: the home page's banners; the first stands in the document and stays while the server says the same. */
export const startBanners = (): void => {
  const box = document.querySelector<HTMLElement>('[data-banners]');
  const built = box?.querySelector<HTMLElement>('.banner');
  if (!box || !built) return;
  const digest = box.dataset.banners;
  let shown: Carousel | null = null;
  let signature = '';
  const none = (): void => undefined;
  onAnnouncements('B', (items) => {
    const now = JSON.stringify(items);
    if (!items || now === signature) return none;
    signature = now;
    const hosts = [$imageCdn.get() ?? box.dataset.cdn ?? '', box.dataset.cdn ?? ''];
    const slides = items.map((item, index) =>
      index === 0 && announcementDigest(item) === digest ? () => built : () => banner(built, item, hosts),
    );
    const made = carousel(box, slides, {
      slideLabel: (n) => $words.get().t.home.bannerOf({ n, total: slides.length }),
      buttonLabel: (t, paused) => (paused ? t.home.play() : t.home.pause()),
    });
    return () => {
      shown?.stop();
      shown = made;
      box.hidden = items.length === 0;
      made.put();
    };
  });
};
