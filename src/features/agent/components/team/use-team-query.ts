import { useCallback, useEffect, useState } from 'react';
import { firstQuery, readTeamQuery, type TeamQuery, teamAddress } from '../../model/team-query.ts';

/**
 * Returns the list's query, kept in the address; null until read. A step down the tree adds a history entry, a filter
 * does not.
 */
export const useTeamQuery = () => {
  const [query, setQuery] = useState<TeamQuery | null>(null);
  useEffect(() => {
    const read = (): void => setQuery(readTeamQuery(location.search));
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  const change = useCallback((part: Partial<TeamQuery>): void => {
    const next = { ...readTeamQuery(location.search), ...part };
    history.replaceState(history.state, '', location.pathname + teamAddress(next));
    setQuery(next);
  }, []);
  const goTo = useCallback((account: string): void => {
    const next = { ...firstQuery, account };
    history.pushState(null, '', location.pathname + teamAddress(next));
    setQuery(next);
    scrollTo(0, 0);
  }, []);
  return { query, change, goTo };
};
