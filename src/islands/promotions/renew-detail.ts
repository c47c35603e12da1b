import { announcementDigest } from '../../domain/digest.ts';
import { ownPath } from '../../domain/links.ts';
import { showServerHtml } from '../../ui/server-html.ts';
import { fillPromotion } from './fill.ts';
import { followPromotions } from './newest.ts';

const article = document.querySelector<HTMLElement>('article[data-digest]');
const asked = new URLSearchParams(location.search).get('id') ?? article?.dataset.promotion;

const setHidden = (name: string, hidden: boolean): void => {
  const element = document.querySelector<HTMLElement>(`[data-${name}]`);
  if (element) element.hidden = hidden;
};

followPromotions((list, t) => {
  const it = list.find(({ id }) => String(id) === asked);
  if (!article) return;
  if (!it) {
    if (!article.hidden) setHidden('outside', false);
    setHidden('bar', true);
    return;
  }
  setHidden('outside', true);
  setHidden('choose', true);
  article.hidden = false;
  const digest = announcementDigest(it);
  if (article.dataset.digest === digest) return;
  article.dataset.digest = digest;
  fillPromotion(article, it, t, 'detail');
  const body = article.querySelector('[data-body]');
  if (body) void showServerHtml(body, it.content);
  const target = ownPath(it.action);
  setHidden('bar', !target);
  if (target) article.querySelector('[data-bar] a')?.setAttribute('href', target);
});
