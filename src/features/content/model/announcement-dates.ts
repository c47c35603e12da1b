import type { Announcement } from '#contract/types.ts';
import { dayOf, numericDay } from '#lib/dates/market-time.ts';
import { isDayFirst } from '#markets/current.ts';

/**
 * Place of the year: YYYY/MM/DD in the list of promotions, MM/DD/YYYY in the detail view. Where dates begin with the day,
 * both are DD/MM/YYYY.
 */
export type DateOrder = 'yearFirst' | 'yearLast';

/** Formats an instant, epoch ms, as a day in the market’s time zone. */
export const marketDay = (at: number, order: DateOrder): string => {
  const day = dayOf(at);
  return order === 'yearFirst' && !isDayFirst ? day.replaceAll('-', '/') : `${numericDay(day)}/${day.slice(0, 4)}`;
};

/** Returns the date range of an announcement; null stands for the long-term label. */
export const datesOf = (
  announcement: Pick<Announcement, 'startDate' | 'endDate' | 'noExpiry'>,
  order: DateOrder,
): string | null =>
  announcement.noExpiry === 1
    ? null
    : `${marketDay(announcement.startDate, order)} – ${marketDay(announcement.endDate, order)}`;
