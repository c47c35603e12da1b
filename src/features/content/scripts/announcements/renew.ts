import type { Announcement } from '#contract/types.ts';
import { merchantCode } from '#features/site/state/merchant.ts';
import { type Locale, wireLanguage } from '#i18n/locale.ts';
import { $locale } from '#i18n/page-locale.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { cloneTemplate } from '#ui/clone-template.ts';
import { announcements } from '../../api/content.ts';
import { announcementVersion } from '../../model/content-version.ts';

const list = document.querySelector<HTMLElement>('[data-notices]');
const html = new Map<string, string>();

const items = (): HTMLElement[] => [...(list?.querySelectorAll<HTMLElement>('[data-notice]') ?? [])];

const show = async (content: readonly Announcement[]): Promise<void> => {
  const old = new Map(items().map((item) => [item.dataset.notice, item]));
  html.clear();
  for (const it of content) html.set(String(it.id), it.content);
  const isNew = (it: Announcement) => old.get(String(it.id))?.dataset.version !== announcementVersion(it);
  if (content.some(isNew)) {
    const { write } = await import('./write.ts');
    for (const it of content.filter(isNew)) {
      const item = old.get(String(it.id)) ?? cloneTemplate('notice');
      item.dataset.notice = String(it.id);
      item.dataset.version = announcementVersion(it);
      write(item, it);
      old.set(String(it.id), item);
    }
  }
  const wanted = content.flatMap(({ id }) => old.get(String(id)) ?? []);
  const now = items();
  if (wanted.length !== now.length || wanted.some((item, index) => item !== now[index]))
    list?.replaceChildren(...wanted);
  for (const empty of document.querySelectorAll<HTMLElement>('[data-empty]')) empty.hidden = content.length > 0;
};

/** Replaces the plain text of an opened announcement by its sanitised HTML with links and emphasis. */
const showFormattedText = async (details: HTMLDetailsElement): Promise<void> => {
  const item = details.closest<HTMLElement>('[data-notice]');
  const text = html.get(item?.dataset.notice ?? '');
  const body = item?.querySelector('[data-body]');
  if (!details.open || !body || text === undefined) return;
  const { showServerHtml } = await import('#ui/server-html.ts');
  showServerHtml(body, text);
};

const renew = async (locale: Locale): Promise<void> => {
  const { content } = await announcements({
    types: 'PL',
    groupName: 'm_home',
    merchantCode: merchantCode(),
    language: wireLanguage(locale),
  });
  if ($locale.get() !== locale) return;
  await show(content);
  for (const open of document.querySelectorAll<HTMLDetailsElement>('[data-notice] details[open]'))
    void showFormattedText(open);
};

/**
 * Replaces the prerendered list by the server's, also after a change of language. Without a response the prerendered
 * list stays.
 */
export const startRenewal = (): void => {
  list?.addEventListener('toggle', (event) => void showFormattedText(event.target as HTMLDetailsElement), {
    capture: true,
  });
  $locale.subscribe((locale) => void ignoreCallErrors(renew(locale)));
};
