import { useMemo } from 'react';
import { changeAddress, useAddress } from '#features/shared/use-address.ts';
import { firstQuery, readTeamQuery, type TeamQuery, writeTeamQuery } from '../../model/team-query.ts';

const change = (part: Partial<TeamQuery>): void =>
  changeAddress((it) => writeTeamQuery(it, { ...readTeamQuery(it), ...part }));

const goTo = (account: string): void => {
  changeAddress((it) => writeTeamQuery(it, { ...firstQuery, account }), null);
  scrollTo(0, 0);
};

/**
 * Returns the list's query, kept in the address; null until read. A step down the tree adds a history entry, a filter
 * does not.
 */
export const useTeamQuery = () => {
  const address = useAddress();
  const query = useMemo(() => address && readTeamQuery(address), [address]);
  return { query, change, goTo };
};
