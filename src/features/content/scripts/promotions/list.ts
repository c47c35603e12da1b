import { whenIdle } from '#lib/browser/idle.ts';
import { startCategories } from './centre-choice.ts';
import { renewList } from './renew-list.ts';

let isOpened = false;

/** Scrolls once to the promotion in the address and focuses it; ignores an unknown one. */
const openNamed = (): void => {
  const id = new URLSearchParams(location.search).get('id');
  const card = id && /^\d{1,15}$/.test(id) ? document.getElementById(`promo-${id}`) : null;
  if (isOpened || !card || card.hidden) return;
  isOpened = true;
  const all = document.querySelector<HTMLInputElement>('#category-0');
  if (all) all.checked = true;
  card.scrollIntoView({ block: 'center' });
  card.querySelector('a')?.focus({ preventScroll: true });
};

export const startPromotions = (): void => {
  startCategories();
  openNamed();
  // The document may lack it, or show it as ended.
  whenIdle(() => renewList(openNamed));
};
