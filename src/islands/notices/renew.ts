import { announcements } from '../../api/content.ts';
import { CallAborted, CallError } from '../../api/errors.ts';
import { brand } from '../../brand/current.ts';
import type { Announcement } from '../../contract/types.ts';
import { manilaDay } from '../../domain/announcement-dates.ts';
import { announcementDigest } from '../../domain/digest.ts';
import { paragraphsOf } from '../../domain/plain-text.ts';
import { wireLanguage } from '../../i18n/locale.ts';
import { $words } from '../../i18n/page-words.ts';
import { showServerHtml } from '../../ui/server-html.ts';

const list = document.querySelector<HTMLElement>('[data-notices]');
const html = new Map<string, string>();

const items = (): HTMLElement[] => [...(list?.querySelectorAll<HTMLElement>('[data-notice]') ?? [])];

const newItem = (): HTMLElement => {
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

const write = (item: HTMLElement, it: Announcement): void => {
  item.dataset.notice = String(it.id);
  item.dataset.digest = announcementDigest(it);
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

const show = (content: readonly Announcement[]): void => {
  const old = new Map(items().map((item) => [item.dataset.notice, item]));
  html.clear();
  const wanted = content.map((it) => {
    html.set(String(it.id), it.content);
    const item = old.get(String(it.id)) ?? newItem();
    if (item.dataset.digest !== announcementDigest(it)) write(item, it);
    return item;
  });
  const now = items();
  if (wanted.length !== now.length || wanted.some((item, index) => item !== now[index]))
    list?.replaceChildren(...wanted);
  for (const empty of document.querySelectorAll<HTMLElement>('[data-empty]')) empty.hidden = content.length > 0;
};

/** The plain words stand there at once; opened, an announcement gets its links and emphasis (A52). */
const enrich = (event: Event): void => {
  const details = event.target as HTMLDetailsElement;
  const item = details.closest<HTMLElement>('[data-notice]');
  const text = html.get(item?.dataset.notice ?? '');
  const body = item?.querySelector('[data-body]');
  if (details.open && body && text !== undefined) void showServerHtml(body, text);
};

let asked = '';
const renew = async (): Promise<void> => {
  const { locale } = $words.get();
  if (locale === asked) return;
  asked = locale;
  try {
    const { content } = await announcements({
      types: 'PL',
      groupName: 'm_home',
      merchantCode: brand.merchantCode,
      language: wireLanguage(locale),
    });
    show(content);
    for (const open of document.querySelectorAll('[data-notice] details[open]'))
      enrich({ target: open } as unknown as Event);
  } catch (error) {
    if (!(error instanceof CallError || error instanceof CallAborted)) throw error;
  }
};

list?.addEventListener('toggle', enrich, { capture: true });
$words.listen(() => void renew());
void renew();
