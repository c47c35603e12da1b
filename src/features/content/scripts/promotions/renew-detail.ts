import type { Announcement } from '#contract/types.ts';
import { ownPath } from '#lib/links.ts';
import { announcementVersion } from '../../model/content-version.ts';
import { watchPromotions } from './newest.ts';

const article = document.querySelector<HTMLElement>('article[data-version]');
const shownId = new URLSearchParams(location.search).get('id') ?? article?.dataset.promotion;

const setHidden = (name: string, hidden: boolean): void => {
  const element = document.querySelector<HTMLElement>(`[data-${name}]`);
  if (element) element.hidden = hidden;
};

const write = async (place: HTMLElement, announcement: Announcement): Promise<void> => {
  const version = announcementVersion(announcement);
  if (place.dataset.version === version) return;
  place.dataset.version = version;
  const [{ fillPromotion }, { showServerHtml }] = await Promise.all([
    import('./fill.ts'),
    import('#ui/server-html.ts'),
  ]);
  // The element was updated in another language in the meantime.
  if (place.dataset.version !== version) return;
  fillPromotion(place, announcement, 'detail');
  const body = place.querySelector('[data-body]');
  if (body) showServerHtml(body, announcement.content);
  const target = ownPath(announcement.action);
  setHidden('bar', !target);
  if (target) place.querySelector('[data-bar] a')?.setAttribute('href', target);
};

/** Replaces the prerendered promotion by the server's. */
export const renewDetail = (): void =>
  watchPromotions(async (list) => {
    const it = list.find(({ id }) => String(id) === shownId);
    if (!article) return;
    if (!it) {
      if (!article.hidden) setHidden('outside', false);
      setHidden('bar', true);
      return;
    }
    setHidden('outside', true);
    setHidden('choose', true);
    article.hidden = false;
    await write(article, it);
  });
