import { useCallback, useEffect, useState } from 'react';
import { firstQuery, readTeamQuery, type TeamQuery, teamAddress } from '../../model/team-query.ts';

/** The list's query, kept in the address: a step down the tree is a step of the browser's history, a filter is none. Null until read. */
export const useTeamQuery = () => {
  const [query, setQuery] = useState<TeamQuery | null>(null);
  useEffect(() => {
    const read = (): void => setQuery(readTeamQuery(location.search));
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  const change = useCallback((part: Partial<TeamQuery>): void => {
    setQuery((before) => {
      const next = { ...(before ?? firstQuery), ...part };
      history.replaceState(history.state, '', location.pathname + teamAddress(next));
      return next;
    });
  }, []);
  const goTo = useCallback((account: string): void => {
    const next = { ...firstQuery, account };
    history.pushState(null, '', location.pathname + teamAddress(next));
    setQuery(next);
    scrollTo(0, 0);
  }, []);
  return { query, change, goTo };
};
