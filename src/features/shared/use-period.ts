import { daysOf, firstPeriod, type PeriodChoice, readPeriod, writePeriod } from '#lib/dates/period.ts';
import { serverNow } from '#lib/http/server-clock.ts';
import { changeAddress, useAddress } from './use-address.ts';

/**
 * Returns the period of a page, kept in its address, which omits the `fallback`; null until hydrated. `key` identifies
 * its days.
 */
export const usePeriod = (fallback: PeriodChoice = firstPeriod) => {
  const query = useAddress();
  const choice = query && readPeriod(query, fallback);
  const choose = (next: PeriodChoice): void => changeAddress((it) => writePeriod(it, next, fallback));
  const days = choice && daysOf(choice, serverNow());
  return { choice, choose, days, key: days && `${days.startDate} ${days.endDate}` };
};
