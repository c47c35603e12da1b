import { dayOf } from './market-time.ts';
import { dayMs } from './units.ts';

/** Relative periods that end today, in days, both ends included. */
export const spans = { today: 1, week: 7, month: 30 } as const;
type Span = keyof typeof spans;

/** Selected period: relative to today, or custom days (`YYYY-MM-DD` in the market’s time zone, both included). */
export type PeriodChoice =
  | { readonly span: Span }
  | { readonly span: 'own'; readonly startDate: string; readonly endDate: string };

export interface Days {
  readonly startDate: string;
  readonly endDate: string;
}

/** Default period of records: a week, because there is often nothing for today. */
export const firstPeriod: PeriodChoice = { span: 'week' };

/** Returns the first and last day of a period. */
export const daysOf = (choice: PeriodChoice, now: number): Days => {
  if (choice.span === 'own') return { startDate: choice.startDate, endDate: choice.endDate };
  return { startDate: dayOf(now - (spans[choice.span] - 1) * dayMs), endDate: dayOf(now) };
};

/** Returns a period as query parameters. Relative periods leave the date of today to the server. */
export const periodQuery = (choice: PeriodChoice): Partial<Days> & { readonly lastDays?: number } =>
  choice.span === 'own' ? { startDate: choice.startDate, endDate: choice.endDate } : { lastDays: spans[choice.span] };

/** Returns whether a text is a valid day as `YYYY-MM-DD`. */
export const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Returns the period of an address (`?period=month`, `?from=…&to=…`); `fallback` if it has none. */
export const readPeriod = (query: URLSearchParams, fallback: PeriodChoice = firstPeriod): PeriodChoice => {
  const [startDate, endDate, span] = [query.get('from'), query.get('to'), query.get('period')];
  if (isDay(startDate) && isDay(endDate) && startDate <= endDate) return { span: 'own', startDate, endDate };
  return span !== null && Object.hasOwn(spans, span) ? { span: span as Span } : fallback;
};

/** Writes a period into the URL parameters; nothing for the fallback. */
export const writePeriod = (
  query: URLSearchParams,
  choice: PeriodChoice,
  fallback: PeriodChoice = firstPeriod,
): void => {
  for (const name of ['from', 'to', 'period']) query.delete(name);
  if (choice.span === 'own') {
    query.set('from', choice.startDate);
    query.set('to', choice.endDate);
  } else if (choice.span !== fallback.span) query.set('period', choice.span);
};
