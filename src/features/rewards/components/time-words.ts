import type { Words } from '#i18n/translate.ts';
import { countdown } from '#lib/dates/countdown.ts';
import { timeLeft } from '../model/time-left.ts';

/** Formats the time left for a claim; empty once it has expired. */
export const timeLeftText = ({ rewardsClaims: claims }: Words, ms: number): string => {
  const left = timeLeft(ms);
  if (!left) return '';
  if (left.unit === 'clock') return claims.clockLeft({ clock: left.clock });
  return left.unit === 'days' ? claims.daysLeft({ n: left.n }) : claims.hoursLeft({ n: left.n });
};

/** Formats the time until a reset: days and hours, on the last day a clock. */
export const spanWords = (daysHours: (span: { days: number; hours: number }) => string, ms: number): string => {
  const { days, hours, clock } = countdown(ms);
  return days > 0 ? daysHours({ days, hours }) : clock;
};
