import type { Announcement } from '#contract/types.ts';
import { $words } from '#i18n/page-words.ts';
import { dayName } from '#lib/dates/day-words.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { createElement } from '#ui/create-element.ts';
import { paragraphsOf } from '../../model/plain-text.ts';

/** Writes title, day and plain text of an announcement into an element. */
export const write = (item: HTMLElement, announcement: Announcement): void => {
  const [title, time, body] = [
    item.querySelector('[data-title]'),
    item.querySelector('time'),
    item.querySelector('[data-body]'),
  ];
  if (title) title.textContent = announcement.title;
  if (time) {
    time.dateTime = new Date(announcement.startDate).toISOString();
    time.textContent = dayName(dayOf(announcement.startDate), $words.get().locale);
  }
  body?.replaceChildren(...paragraphsOf(announcement.content).map((text) => createElement('p', {}, text)));
};
