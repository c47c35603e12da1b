import type { Announcement } from '../contract/types.ts';

const manila = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Manila',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** `YYYY/MM/DD` in Manila (A53). */
export const slashDate = (at: number): string => manila.format(at).replaceAll('-', '/');

/** The days an announcement runs, as cards and popups show them; null when it does not end (R126). */
export const runsFromTo = ({
  startDate,
  endDate,
  noExpiry,
}: Pick<Announcement, 'startDate' | 'endDate' | 'noExpiry'>): string | null =>
  noExpiry === 1 ? null : `${slashDate(startDate)} – ${slashDate(endDate)}`;
