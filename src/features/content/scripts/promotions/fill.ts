import type { Announcement } from '#contract/types.ts';
import { $words } from '#i18n/page-words.ts';
import type { Words } from '#i18n/translate.ts';
import { imageUrl, srcSet } from '#lib/images.ts';
import { hrefOf } from '#paths.ts';
import { cloneTemplate } from '#ui/clone-template.ts';
import { factRows } from '#ui/fact-rows.ts';
import { datesOf, marketDay } from '../../model/announcement-dates.ts';
import { pictureOf, termsOf } from '../../model/promotion-view.ts';

const part = (place: Element, name: string): HTMLElement | null => place.querySelector<HTMLElement>(`[data-${name}]`);

const write = (place: Element, name: string, text: string): void => {
  const element = part(place, name);
  if (element) element.textContent = text;
};

const showPicture = (place: Element, cdn: string, announcement: Announcement): void => {
  const image = place.querySelector('img');
  const path = pictureOf(announcement);
  if (!image || !path) return;
  const url = imageUrl(cdn, path);
  image.srcset = srcSet(url, 'banner');
  image.src = `${url}?w=780`;
};

const showTerms = (place: Element, announcement: Announcement, t: Words, brief: boolean): void => {
  const pairs = announcement.terms ? termsOf(announcement.terms, t.contentPromotions, brief) : [];
  part(place, 'terms')?.replaceChildren(...factRows(pairs));
};

/**
 * Replaces the prerendered content of a promotion by the server's, without the text on the picture, which is only in
 * the editors' files.
 */
export const fillPromotion = (place: HTMLElement, announcement: Announcement, view: 'card' | 'detail'): void => {
  const { t } = $words.get();
  const dates = datesOf(announcement, view === 'card' ? 'yearFirst' : 'yearLast');
  const since = t.contentPromotions.from({ day: marketDay(announcement.startDate, 'yearLast') });
  const long = view === 'card' ? t.contentPromotions.longTerm() : `${t.contentPromotions.longTerm()} · ${since}`;
  write(place, 'title', announcement.title);
  write(place, 'dates', dates ?? long);
  write(place, 'summary', announcement.summary);
  const headline = part(place, 'headline');
  if (headline) headline.hidden = true;
  // A new card is not in the document yet, so the image host comes from the page.
  showPicture(place, document.querySelector<HTMLElement>('main [data-cdn]')?.dataset.cdn ?? '', announcement);
  showTerms(place, announcement, t, view === 'card');
  place.dataset.categories = announcement.promoAnnouncementCategoryIds.join(' ');
};

/** Creates the card of a promotion that is not in the prerendered document. */
export const newCard = (id: number): HTMLElement => {
  const card = cloneTemplate('promotion');
  card.id = `promo-${id}`;
  card.dataset.promotion = String(id);
  card.querySelector('a')?.setAttribute('href', hrefOf('activityDetail', { id: id }));
  return card;
};
