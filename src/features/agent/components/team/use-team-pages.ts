import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { subordinate } from '#contract/agent/team.ts';
import type { Value } from '#contract/types.ts';
import { periodQuery } from '#lib/dates/period.ts';
import { api } from '#lib/http/client.ts';
import { CallAborted, codeOf } from '#lib/http/errors.ts';
import type { TeamQuery } from '../../model/team-query.ts';

export type TeamMember = Value<'subordinate'>['content'][number];
type Page = Value<'subordinate'>;

const pageSize = 50;

interface LoadedPages {
  readonly queryKey: string;
  readonly head: Pick<Page, 'path' | 'footer' | 'total'> | null;
  readonly pages: ReadonlyMap<number, readonly TeamMember[]>;
  readonly code: string | null;
}

const emptyPages = (queryKey: string): LoadedPages => ({ queryKey, head: null, pages: new Map(), code: null });

/** Builds the server's query; empty values are left out. */
const toQuery = ({ account, search, kind, state, ...rest }: TeamQuery, page: number) => ({
  ...(account && { account }),
  ...(search && { search }),
  ...(kind && { kind }),
  ...(state && { state }),
  ...rest,
  ...periodQuery({ span: 'month' }),
  page,
  pageSize,
});

/** Returns the team list and fetches its pages as rows come near the viewport. A different query starts a new list. */
export const useTeamPages = (query: TeamQuery | null) => {
  const queryKey = JSON.stringify(query);
  const [loaded, setLoaded] = useState<LoadedPages>(emptyPages(queryKey));
  const running = useRef({ queryKey: '', pages: new Set<number>(), stop: new AbortController() });
  const list = useMemo(() => (loaded.queryKey === queryKey ? loaded : emptyPages(queryKey)), [loaded, queryKey]);

  const fetchPage = useCallback(
    async (page: number): Promise<void> => {
      if (!query) return;
      const now = running.current;
      if (now.pages.has(page)) return;
      now.pages.add(page);
      try {
        const { content, ...head } = await api(subordinate, { query: toQuery(query, page), signal: now.stop.signal });
        if (running.current !== now) return;
        setLoaded((before) => ({
          queryKey,
          head,
          pages: new Map([...(before.queryKey === queryKey ? before.pages : []), [page, content]]),
          code: null,
        }));
      } catch (error) {
        now.pages.delete(page);
        if (error instanceof CallAborted || running.current !== now) return;
        setLoaded((before) => ({
          ...(before.queryKey === queryKey ? before : emptyPages(queryKey)),
          code: codeOf(error),
        }));
      }
    },
    [query, queryKey],
  );

  const restart = useCallback((): void => {
    running.current.stop.abort();
    running.current = { queryKey, pages: new Set(), stop: new AbortController() };
    void fetchPage(1);
  }, [queryKey, fetchPage]);

  useEffect(() => {
    if (query) restart();
  }, [query, restart]);

  /** Fetches the pages of a range of rows. */
  const loadRows = useCallback(
    (from: number, to: number): void => {
      for (let page = Math.floor(from / pageSize) + 1; page <= Math.ceil(to / pageSize); page += 1)
        void fetchPage(page);
    },
    [fetchPage],
  );
  const { pages } = list;
  const rowAt = useCallback(
    (row: number): TeamMember | undefined => pages.get(Math.floor(row / pageSize) + 1)?.[row % pageSize],
    [pages],
  );
  return { head: list.head, code: list.code, rowAt, loadRows, reload: restart };
};
