import type { Announcement } from '#contract/types.ts';
import { bannerTarget } from '#features/content/model/banners.ts';
import { paragraphsOf } from '#features/content/model/plain-text.ts';
import { $imageCdn } from '#features/site/state/image-cdn.ts';
import { $words } from '#i18n/page-words.ts';
import { dayRange } from '#lib/dates/day-words.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { imageSources } from '#lib/images.ts';
import { createElement, createIcon } from '#ui/create-element.ts';
import { showPlainDialogWhenIdle } from '#ui/plain-dialog.ts';
import { lazyStyles } from '#ui/styles/adopt.ts';
import css from './notice-popup.css?inline';

const adoptDeferredStyles = lazyStyles(css);

const outside = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Returns the picture of a notice from the first host that has it; null without one. */
const pictureOf = ({ announcementImages: [picture] }: Announcement): HTMLElement | null => {
  const cdn = $imageCdn.get();
  if (!picture || cdn === null) return null;
  const [source] = imageSources([cdn], picture.url, 'banner');
  if (!source) return null;
  const image = createElement('img', {
    class: 'popup__picture',
    alt: '',
    width: '780',
    height: '330',
    sizes: '(min-width: 480px) 400px, 84vw',
    srcset: source.srcSet,
    src: source.src,
  });
  image.addEventListener('error', () => image.remove());
  return image;
};

/** Opens the popup notices in one dialog. Resolves on close. */
export const showNotices = (notices: readonly Announcement[]): Promise<void> =>
  showPlainDialogWhenIdle((close, retitle) => {
    adoptDeferredStyles();
    const { t, locale } = $words.get();
    let at = 0;
    const body = createElement('div', { class: 'popup', 'aria-live': 'polite' });
    const place = createElement('span', { class: 'num' });
    const buttons = createElement('div');
    const button = (attributes: Readonly<Record<string, string>>, press: () => void, inside: Node | string) => {
      const created = createElement('button', { type: 'button', ...attributes }, inside);
      created.addEventListener('click', press);
      return created;
    };
    const turn = (step: number) => (): void => {
      at += step;
      show();
    };
    const before = button({ class: 'iconbtn popup__turn', 'aria-label': t.homePopups.before() }, turn(-1), '');
    const next = button({ class: 'iconbtn popup__turn', 'aria-label': t.homePopups.next() }, turn(1), '');
    const show = (): void => {
      const notice = notices[at];
      if (!notice) return;
      retitle(notice.title);
      const { startDate, endDate, noExpiry } = notice;
      const dates = noExpiry === 1 ? null : dayRange(dayOf(startDate), dayOf(endDate), locale);
      const lines = [
        pictureOf(notice),
        dates ? createElement('p', { class: 'popup__dates num' }, dates) : null,
        notice.summary ? createElement('p', { class: 'popup__summary' }, notice.summary) : null,
        ...paragraphsOf(notice.content).map((text) => createElement('p', {}, text)),
      ];
      body.replaceChildren(...lines.filter((line) => line !== null));
      place.textContent = `${at + 1} / ${notices.length}`;
      before.disabled = at === 0;
      next.disabled = at === notices.length - 1;
      const target = bannerTarget(notice.action);
      buttons.className = target ? 'dialog__buttons' : '';
      buttons.replaceChildren(button({ class: 'btn btn--quiet btn--wide' }, close, t.homePopups.understood()));
      if (!target) return;
      const attributes = { class: 'btn btn--primary', href: target.href, ...(target.outside ? outside : {}) };
      const link = createElement('a', attributes, t.homePopups.more());
      link.addEventListener('click', close);
      buttons.append(link);
    };
    show();
    const leave = button(
      { class: 'iconbtn popup__close', 'aria-label': t.homePopups.close() },
      close,
      createIcon('close'),
    );
    const pages = notices.length > 1 ? [createElement('div', { class: 'popup__pages' }, before, place, next)] : [];
    return { title: notices[0]?.title ?? '', className: 'notices', content: [leave, body, ...pages, buttons] };
  });
