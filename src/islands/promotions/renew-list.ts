import type { Announcement } from '../../contract/types.ts';
import { announcementDigest } from '../../domain/digest.ts';
import type { Words } from '../../i18n/translate.ts';
import { fillPromotion } from './fill.ts';
import { followPromotions } from './newest.ts';

const list = document.querySelector<HTMLElement>('[data-promotions]');
const cards = (): HTMLElement[] => [...(list?.querySelectorAll<HTMLElement>('[data-promotion]') ?? [])];

/** A card like the others; its words are no part of the document's twin. */
const newCard = (id: number): HTMLElement | null => {
  const card = cards()[0]?.cloneNode(true) as HTMLElement | undefined;
  if (!card) return null;
  for (const element of [card, ...card.querySelectorAll<HTMLElement>('[data-t]')]) delete element.dataset.t;
  card.id = `promo-${id}`;
  card.dataset.promotion = String(id);
  card.querySelector('a')?.setAttribute('href', `/m/activityDetail?id=${id}`);
  const small = card.querySelector('small');
  if (small) small.textContent = '';
  return card;
};

const show = (promotions: readonly Announcement[], t: Words): void => {
  const before = cards();
  const shown = promotions.flatMap((it) => {
    const card = before.find((element) => element.dataset.promotion === String(it.id)) ?? newCard(it.id);
    if (!card) return [];
    if (card.dataset.digest !== announcementDigest(it)) fillPromotion(card, it, t, 'card');
    card.dataset.digest = announcementDigest(it);
    card.hidden = false;
    return [card];
  });
  for (const card of before) if (!shown.includes(card)) card.hidden = true;
  const visible = cards().filter((card) => !card.hidden);
  // Moved only when the order differs, so that focus and scroll stay where they are.
  if (shown.some((card, index) => card !== visible[index])) list?.append(...shown);
};

followPromotions(show);
