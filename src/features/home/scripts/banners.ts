import type { Announcement } from '#contract/types.ts';
import { $member } from '#features/account/state/member.ts';
import { announcementVersion } from '#features/content/model/content-version.ts';
import { fillBanner } from '#features/shared/fill-banner.ts';
import { $imageCdn } from '#features/site/state/image-cdn.ts';
import { $words } from '#i18n/page-words.ts';
import type { Commit } from './batch-commit.ts';
import { isBonusOffered } from './bonus-offer.ts';
import { type Carousel, carousel } from './carousel.ts';
import { onAnnouncements } from './on-announcements.ts';

/** Creates a banner that is missing in the document; its image loads lazily. */
const banner = (mould: HTMLElement, item: Announcement, hosts: readonly string[]): HTMLElement => {
  const slide = mould.cloneNode(true) as HTMLElement;
  const image = slide.querySelector('img');
  if (image) Object.assign(image, { loading: 'lazy', decoding: 'async', fetchPriority: 'auto' });
  fillBanner(slide, item, hosts);
  return slide;
};

/** Starts the banners of home; the first is part of the document and stays if the server's is the same. */
export const startBanners = (): void => {
  const box = document.querySelector<HTMLElement>('[data-banners]');
  const built = box?.querySelector<HTMLElement>('.slide');
  if (!box || !built) return;
  const version = box.dataset.banners;
  let shown: Carousel | null = null;
  let signature = '';
  const noop = (): void => undefined;
  let all: readonly Announcement[] | undefined;
  const make = (announced = all): Commit => {
    all = announced;
    const items = announced?.filter(({ offer }) => !offer || isBonusOffered());
    const now = JSON.stringify(items);
    if (!items || now === signature) return noop;
    signature = now;
    const hosts = [$imageCdn.get() ?? box.dataset.cdn ?? '', box.dataset.cdn ?? ''];
    const slides = items.map((item, index) =>
      index === 0 && announcementVersion(item) === version ? () => built : () => banner(built, item, hosts),
    );
    const next = carousel(box, slides, (n) => $words.get().t.home.bannerOf({ n, total: slides.length }));
    return () => {
      shown?.destroy();
      shown = next;
      box.hidden = items.length === 0;
      next.mount();
    };
  };
  onAnnouncements('B', make);
  $member.listen(() => make()());
};
