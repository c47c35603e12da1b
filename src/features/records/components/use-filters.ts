import { changeAddress, useAddress } from '#features/shared/use-address.ts';
import { type PeriodChoice, readPeriod, writePeriod } from '#lib/dates/period.ts';

/** Filters of a record: period, one named filter, and part of a number; empty for all. */
export interface Filters {
  readonly period: PeriodChoice;
  readonly status: string;
  readonly kind: string;
  readonly search: string;
}

const names = ['status', 'kind', 'search'] as const;

const filtersOf = (query: URLSearchParams): Filters => ({
  period: readPeriod(query),
  status: query.get('status') ?? '',
  kind: query.get('kind') ?? '',
  search: (query.get('search') ?? '').slice(0, 40),
});

/**
 * Returns the filters in the page's address, so that it can be shared and back restores them, and a function to change
 * them; null until hydrated.
 */
export const useFilters = (): readonly [Filters | null, (change: Partial<Filters>) => void] => {
  const query = useAddress();
  const filters = query && filtersOf(query);
  const change = (part: Partial<Filters>): void =>
    changeAddress((it) => {
      const next = { ...filtersOf(it), ...part };
      writePeriod(it, next.period);
      for (const name of names) {
        if (next[name]) it.set(name, next[name]);
        else it.delete(name);
      }
    });
  return [filters, change];
};

/** Returns the cache key of a list with its filters. */
export const keyOf = (record: string, filters: Filters | null): string | null =>
  filters && `${record} ${JSON.stringify(filters)}`;
