import type { Announcement } from '../../../contract/types.ts';
import { bannerSizes, bannerTarget } from '../../../domain/content/banners.ts';
import { announcementDigest } from '../../../domain/content/digest.ts';
import { imageSources } from '../../../domain/images.ts';
import { $words } from '../../../i18n/page-words.ts';
import { $imageCdn } from '../../../stores/site/image-cdn.ts';
import { element } from '../../../ui/element.ts';
import { whenAnnounced } from './announced.ts';
import { type Carousel, carousel } from './carousel.ts';

const banner = (item: Announcement, hosts: readonly string[]): HTMLElement => {
  const target = bannerTarget(item.action);
  const sources = [...imageSources(hosts, item.announcementImages[0]?.url ?? '', 'banner')];
  const image = element('img', {
    sizes: bannerSizes,
    width: 780,
    height: 364,
    alt: '',
    loading: 'lazy',
    decoding: 'async',
  });
  const next = (): void => {
    const source = sources.shift();
    if (source) Object.assign(image, { srcset: source.srcSet, src: source.src });
  };
  image.addEventListener('error', next);
  next();
  const words = element('span', { class: 'banner__words' });
  words.append(element('small', {}, item.summary), element('strong', {}, item.title));
  if (!target) return element('div', { class: 'banner' }, image, words);
  const outside = target.outside ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return element('a', { class: 'banner', href: target.href, ...outside }, image, words);
};

/** R073, R074: the home page's banners; the first stands in the document and stays while the server says the same. */
export const startBanners = (): void => {
  const box = document.querySelector<HTMLElement>('[data-banners]');
  if (!box) return;
  const built = box.querySelector<HTMLElement>('.banner');
  const digest = box.dataset.banners;
  let shown: Carousel | null = null;
  let signature = '';
  whenAnnounced('B', (items) => {
    const now = items.map(announcementDigest).join();
    if (now === signature) return;
    signature = now;
    shown?.stop();
    box.hidden = items.length === 0;
    const hosts = [$imageCdn.get() ?? box.dataset.cdn ?? '', box.dataset.cdn ?? ''];
    const slides = items.map((item, index) =>
      index === 0 && built && announcementDigest(item) === digest ? built : banner(item, hosts),
    );
    shown = carousel(box, slides, {
      slideLabel: (n) => $words.get().t.home.bannerOf({ n, total: slides.length }),
      buttonLabel: (t, paused) => (paused ? t.home.play() : t.home.pause()),
    });
  });
};
