import type { Announcement } from '#contract/types.ts';
import { announcementVersion } from '../../model/content-version.ts';
import { watchPromotions } from './newest.ts';

const list = document.querySelector<HTMLElement>('[data-promotions]');
const cards = (): HTMLElement[] => [...(list?.querySelectorAll<HTMLElement>('[data-promotion]') ?? [])];

const renew = async (card: HTMLElement, announcement: Announcement, version: string): Promise<void> => {
  card.dataset.version = version;
  const { fillPromotion } = await import('./fill.ts');
  // The element was updated in another language in the meantime.
  if (card.dataset.version === version) fillPromotion(card, announcement, 'card');
};

const show = async (promotions: readonly Announcement[]): Promise<void> => {
  const cardOf = ({ id }: Announcement) => cards().find((card) => card.dataset.promotion === String(id));
  // The code that creates cards is loaded only for promotions that are not in the document.
  const { newCard } = promotions.every(cardOf) ? {} : await import('./fill.ts');
  const before = cards();
  const renewed: Promise<void>[] = [];
  const shown = promotions.flatMap((promotion) => {
    const card = cardOf(promotion) ?? newCard?.(promotion.id);
    if (!card) return [];
    const version = announcementVersion(promotion);
    if (card.dataset.version !== version) renewed.push(renew(card, promotion, version));
    return [card];
  });
  await Promise.all(renewed);
  for (const card of shown) card.hidden = false;
  for (const card of before) if (!shown.includes(card)) card.hidden = true;
  const visible = cards().filter((card) => !card.hidden);
  // Moved only if the order differs, so that focus and scroll position stay.
  if (shown.some((card, index) => card !== visible[index])) list?.append(...shown);
};

/** Replaces the prerendered promotions by the server's; calls `onShown` each time. */
export const renewList = (onShown: () => void): void =>
  watchPromotions(async (promotions) => {
    await show(promotions);
    onShown();
  });
