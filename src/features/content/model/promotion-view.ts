import type { Announcement, PromotionTerms } from '#contract/types.ts';
import { formatShortAmount } from '#lib/money/format-amount.ts';

/** Returns the picture of a promotion: the image with sequence 1. */
export const pictureOf = ({ announcementImages }: Pick<Announcement, 'announcementImages'>): string | null =>
  announcementImages.find(({ sequence }) => sequence === 1)?.url ?? null;

/** Texts of the namespace `contentPromotions` that `termsOf` uses. */
export interface TermWords {
  bonus(): string;
  minimum(): string;
  wagering(): string;
  maxBet(): string;
  useWithin(): string;
  noWagering(): string;
  times(n: { n: number }): string;
  days(n: { n: number }): string;
}

/** Returns the terms as pairs of name and figure; `brief` omits those that the card already shows. */
export const termsOf = (
  { bonus, minimum, turnover, maxBet, days }: PromotionTerms,
  t: TermWords,
  brief = false,
): readonly (readonly [name: string, figure: string])[] => {
  const shown = [
    [t.bonus(), bonus],
    ...(minimum === 0 ? [] : [[t.minimum(), formatShortAmount(minimum)] as const]),
  ] as const;
  const limits = [
    [t.wagering(), turnover === 0 ? t.noWagering() : t.times({ n: turnover })],
    ...(maxBet === null ? [] : [[t.maxBet(), formatShortAmount(maxBet)] as const]),
    [t.useWithin(), t.days({ n: days })],
  ] as const;
  return brief ? limits : [...shown, ...limits];
};
