import { dayOf } from '#lib/dates/market-time.ts';
import { dayMs } from '#lib/dates/units.ts';
import { startOfNamedDay } from '#sim/core/clock.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { isWithin, type Period, periodOf } from './period.ts';

interface RecordCall {
  readonly world: World;
  readonly query: Parameters<typeof periodOf>[1] & { readonly search?: string | undefined };
  flag(name: 'RECPLUS3'): boolean;
}

const always: Period = { from: 0, until: Number.POSITIVE_INFINITY };

const normalized = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/**
 * Returns the filter of a record request: the period, and whether an entry with these numbers matches. A search covers
 * all days, because members who have a number seldom know its date. Throws `permission.denied` for a search with the
 * flag off.
 */
export const selectionOf = ({ world, query, flag }: RecordCall) => {
  const wanted = normalized(query.search ?? '');
  if (!wanted) return { period: periodOf(world, query), matches: () => true };
  if (!flag('RECPLUS3')) throw new Refusal('permission.denied', { why: 'RECPLUS3 is off' });
  return {
    period: always,
    matches: (...numbers: readonly (string | null)[]) =>
      numbers.some((it) => it !== null && normalized(it).includes(wanted)),
  };
};

interface Timed {
  readonly at: number;
}

/**
 * Returns sums of the days on a page of a record, each over all entries of that day, not only those of the page.
 * `found` is sorted, newest first. Empty with the flag off.
 */
export const daysOfPage = <T extends Timed, S>(
  { query, flag }: Pick<RecordCall, 'flag'> & { readonly query: { readonly page: number; readonly pageSize: number } },
  found: readonly T[],
  sum: (entries: readonly T[]) => S,
): ({ readonly day: string } & S)[] => {
  if (!flag('RECPLUS3')) return [];
  const shown = found.slice((query.page - 1) * query.pageSize, query.page * query.pageSize);
  return [...new Set(shown.map(({ at }) => dayOf(at)))].map((day) => {
    const from = startOfNamedDay(day);
    const until = from + dayMs;
    return { day, ...sum(found.filter(({ at }) => isWithin({ from, until }, at))) };
  });
};
