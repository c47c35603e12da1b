import type { Announcement, PromotionTerms } from '../contract/types.ts';
import { formatMoney } from './money.ts';

/** Order of a date's parts: the list and the popup read YYYY/MM/DD, the detail MM/DD/YYYY (A53). */
export type DateOrder = 'ymd' | 'mdy';

const manila = 8 * 3_600_000;

/** A day in Manila. */
export const manilaDay = (at: number, order: DateOrder): string => {
  const [year, month, day] = new Date(at + manila).toISOString().slice(0, 10).split('-');
  return order === 'ymd' ? `${year}/${month}/${day}` : `${month}/${day}/${year}`;
};

/** The range of days; null stands for the long-term label (R126). */
export const datesOf = (
  it: Pick<Announcement, 'startDate' | 'endDate' | 'noExpiry'>,
  order: DateOrder,
): string | null => (it.noExpiry === 1 ? null : `${manilaDay(it.startDate, order)} – ${manilaDay(it.endDate, order)}`);

/** The picture of a promotion: the image with sequence 1 (R125). */
export const pictureOf = ({ announcementImages }: Pick<Announcement, 'announcementImages'>): string | null =>
  announcementImages.find(({ sequence }) => sequence === 1)?.url ?? null;

/** What `termsOf` needs of the namespace `promotions`. */
export interface TermWords {
  bonus(): string;
  minimum(): string;
  turnover(): string;
  maxBet(): string;
  useWithin(): string;
  none(): string;
  times(n: { n: number }): string;
  days(n: { n: number }): string;
}

const pesos = (amount: number, sign: string): string => formatMoney(amount, sign).replace(/\.00$/, '');

/** The terms as pairs of name and figure; `brief` leaves out what the card already says otherwise (X11). */
export const termsOf = (
  { bonus, minimum, turnover, maxBet, days }: PromotionTerms,
  t: TermWords,
  sign: string,
  brief = false,
): readonly (readonly [name: string, figure: string])[] => {
  const all = [
    [t.bonus(), bonus],
    [t.minimum(), minimum === 0 ? t.none() : pesos(minimum, sign)],
    [t.turnover(), turnover === 0 ? t.none() : t.times({ n: turnover })],
    [t.maxBet(), maxBet === null ? t.none() : pesos(maxBet, sign)],
    [t.useWithin(), t.days({ n: days })],
  ] as const;
  return brief ? all.slice(2) : all;
};
