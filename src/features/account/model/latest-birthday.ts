import { dayOf } from '#lib/dates/market-time.ts';
import { serverNow } from '#lib/http/server-clock.ts';

/** Returns the latest birthday that meets a minimum age in years. */
export const latestBirthday = (minAge: number): string => {
  const today = dayOf(serverNow());
  return `${Number(today.slice(0, 4)) - minAge}${today.slice(4)}`;
};
