import type { Announcement } from '#contract/types.ts';
import { dayOf, numericDay } from '#lib/dates/market-time.ts';

/** Place of the year: YYYY/MM/DD in the list of promotions, MM/DD/YYYY or DD/MM/YYYY in the detail view. */
export type DateOrder = 'yearFirst' | 'yearLast';

/** Formats an instant, epoch ms, as a day in the market’s time zone. */
export const marketDay = (at: number, order: DateOrder): string => {
  const day = dayOf(at);
  return order === 'yearFirst' ? day.replaceAll('-', '/') : `${numericDay(day)}/${day.slice(0, 4)}`;
};

/** Returns the date range of an announcement; null stands for the long-term label. */
export const datesOf = (
  announcement: Pick<Announcement, 'startDate' | 'endDate' | 'noExpiry'>,
  order: DateOrder,
): string | null =>
  announcement.noExpiry === 1
    ? null
    : `${marketDay(announcement.startDate, order)} – ${marketDay(announcement.endDate, order)}`;
