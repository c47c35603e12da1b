import { useEffect, useState } from 'react';
import { daysOf, type PeriodChoice, readPeriod, writePeriod } from '#lib/dates/period.ts';
import { serverNow } from '#lib/http/server-clock.ts';

/** Returns the period of a page, kept in its address; null until read. `key` identifies its days. */
export const usePeriod = () => {
  const [choice, setChoice] = useState<PeriodChoice | null>(null);
  useEffect(() => setChoice(readPeriod(new URLSearchParams(location.search))), []);
  const choose = (next: PeriodChoice): void => {
    const query = new URLSearchParams(location.search);
    writePeriod(query, next);
    const words = query.toString();
    history.replaceState(history.state, '', location.pathname + (words && `?${words}`));
    setChoice(next);
  };
  const days = choice && daysOf(choice, serverNow());
  return { choice, choose, days, key: days && `${days.startDate} ${days.endDate}` };
};
