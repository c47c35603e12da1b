import { instantOf } from '#lib/dates/market-time.ts';

export const dayMs = 86_400_000;

/**
 * Period in which an entry is shown: from the start of its first day or time to the end of its last day, or its
 * last time; epoch ms, `until` null = no end.
 */
export interface Span {
  readonly from: number;
  readonly until: number | null;
}

/** Returns the start of a day, or the minute of a time such as `2026-12-31 18:00`, in the market’s time zone. */
const startOf = (moment: string): number => instantOf(moment.slice(0, 10), moment.slice(11) || undefined);

const endOf = (moment: string): number => startOf(moment) + (moment.length > 10 ? 0 : dayMs);

export const spanOf = ({ from, until }: { from?: string | undefined; until?: string | undefined }): Span => ({
  from: from ? startOf(from) : 0,
  until: until ? endOf(until) : null,
});

export const shows = ({ from, until }: Span, now: number): boolean => from <= now && (until === null || now < until);
