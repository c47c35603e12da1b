import type { Announcement } from '../../../contract/types.ts';
import { manilaDay } from '../../../domain/content/announcement-dates.ts';
import { paragraphsOf } from '../../../domain/content/plain-text.ts';

/** An item like the others, empty. */
export const newItem = (list: HTMLElement | null): HTMLElement => {
  const item = document.createElement('li');
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  const [title, time, body] = [
    document.createElement('span'),
    document.createElement('time'),
    document.createElement('div'),
  ];
  title.dataset.title = '';
  time.className = 'num';
  body.className = 'prose';
  body.dataset.body = '';
  summary.append(title, time);
  details.append(summary, body);
  item.append(details);
  // The scoped rules of the page know their elements by this mark.
  const mark = [...(list?.attributes ?? [])].find(({ name }) => name.startsWith('data-astro-cid'));
  if (mark) for (const element of [item, ...item.querySelectorAll('*')]) element.setAttribute(mark.name, '');
  return item;
};

const paragraph = (text: string): HTMLElement => {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
};

/** Writes an announcement's title, day and plain words over what stood there. */
export const write = (item: HTMLElement, it: Announcement): void => {
  const [title, time, body] = [
    item.querySelector('[data-title]'),
    item.querySelector('time'),
    item.querySelector('[data-body]'),
  ];
  if (title) title.textContent = it.title;
  if (time) {
    time.dateTime = new Date(it.startDate).toISOString();
    time.textContent = manilaDay(it.startDate, 'ymd');
  }
  body?.replaceChildren(...paragraphsOf(it.content).map(paragraph));
};
