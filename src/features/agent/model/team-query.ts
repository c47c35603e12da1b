/** Query of the team list, as stored in the page's address. */
export interface TeamQuery {
  /** Account whose members are listed; empty for the agent's own. */
  readonly account: string;
  readonly search: string;
  readonly scope: 'direct' | 'all';
  readonly kind: '' | 'agent' | 'player';
  readonly state: '' | 'online' | 'active' | 'quiet';
  readonly sort: (typeof teamSorts)[number];
  readonly order: 'up' | 'down';
}

export const teamSorts = ['joined', 'account', 'login', 'balance', 'stake', 'net', 'team'] as const;
const kinds = ['', 'agent', 'player'] as const;
const states = ['', 'online', 'active', 'quiet'] as const;

export const firstQuery: TeamQuery = {
  account: '',
  search: '',
  scope: 'direct',
  kind: '',
  state: '',
  sort: 'joined',
  order: 'down',
};

const oneOf = <T extends string>(list: readonly T[], value: string | null, fallback: T): T =>
  list.find((it) => it === value) ?? fallback;

/** Reads the query of an address; unknown values become defaults. */
export const readTeamQuery = (query: URLSearchParams): TeamQuery => ({
  account: (query.get('account') ?? '').slice(0, 64),
  search: (query.get('search') ?? '').slice(0, 64),
  scope: oneOf(['direct', 'all'], query.get('scope'), firstQuery.scope),
  kind: oneOf(kinds, query.get('kind'), firstQuery.kind),
  state: oneOf(states, query.get('state'), firstQuery.state),
  sort: oneOf(teamSorts, query.get('sort'), firstQuery.sort),
  order: oneOf(['up', 'down'], query.get('order'), firstQuery.order),
});

/** Writes a team query to that of an address, without default values. */
export const writeTeamQuery = (query: URLSearchParams, team: TeamQuery): void => {
  for (const [name, value] of Object.entries(team)) {
    if (value === firstQuery[name as keyof TeamQuery]) query.delete(name);
    else query.set(name, value);
  }
};
