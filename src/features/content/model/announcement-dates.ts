import type { Announcement } from '#contract/types.ts';
import { dayOf } from '#lib/dates/market-time.ts';

/** Order of date parts: YYYY/MM/DD in the list of promotions, MM/DD/YYYY in the detail view. */
export type DateOrder = 'ymd' | 'mdy';

/** Formats an instant, epoch ms, as a day in the market’s time zone. */
export const marketDay = (at: number, order: DateOrder): string => {
  const [year, month, day] = dayOf(at).split('-');
  return order === 'ymd' ? `${year}/${month}/${day}` : `${month}/${day}/${year}`;
};

/** Returns the date range of an announcement; null stands for the long-term label. */
export const datesOf = (
  announcement: Pick<Announcement, 'startDate' | 'endDate' | 'noExpiry'>,
  order: DateOrder,
): string | null =>
  announcement.noExpiry === 1
    ? null
    : `${marketDay(announcement.startDate, order)} – ${marketDay(announcement.endDate, order)}`;
