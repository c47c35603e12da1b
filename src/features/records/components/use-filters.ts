import { useEffect, useState } from 'react';
import { type PeriodChoice, readPeriod, writePeriod } from '#lib/dates/period.ts';

/** Filters of a record: period, one named filter, and part of a number; empty for all. */
export interface Filters {
  readonly period: PeriodChoice;
  readonly status: string;
  readonly kind: string;
  readonly search: string;
}

const names = ['status', 'kind', 'search'] as const;

const readAddress = (): Filters => {
  const query = new URLSearchParams(location.search);
  return {
    period: readPeriod(query),
    status: query.get('status') ?? '',
    kind: query.get('kind') ?? '',
    search: (query.get('search') ?? '').slice(0, 40),
  };
};

/**
 * Returns the filters in the page's address, so that it can be shared and back restores them, and a function to change
 * them; null until read.
 */
export const useFilters = (): readonly [Filters | null, (change: Partial<Filters>) => void] => {
  const [filters, setFilters] = useState<Filters | null>(null);
  useEffect(() => {
    const follow = (): void => setFilters(readAddress());
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const change = (part: Partial<Filters>): void => {
    // Includes a choice made before the URL was read.
    const next = { ...(filters ?? readAddress()), ...part };
    const url = new URL(location.href);
    writePeriod(url.searchParams, next.period);
    for (const name of names) {
      if (next[name]) url.searchParams.set(name, next[name]);
      else url.searchParams.delete(name);
    }
    history.replaceState(history.state, '', url);
    setFilters(next);
  };
  return [filters, change];
};

/** Returns the cache key of a list with its filters. */
export const keyOf = (record: string, filters: Filters | null): string | null =>
  filters && `${record} ${JSON.stringify(filters)}`;
