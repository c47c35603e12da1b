import type { RouteName } from '#paths.ts';
import { type Route, routes } from '#routes.ts';

export type Visitor = 'guest' | 'player01' | 'agent01';

/** Queries of pages that need one to show their content. */
const queries: Partial<Record<RouteName, string>> = {
  activityDetail: '?id=401',
  gameList: '?gameType=RNG',
  startLottery: '?code=anim-na-bola',
  launchGame: '?playType=trad&prize_mode=ZY&code=anim-na-bola&pageBack=lobby',
  gameScreen: '?vendor=NONE&gameId=none-1&nodeId=999999&category=RNG',
};

/** Scenarios of pages that are only shown in one state of the world. */
const states: Partial<Record<RouteName, string>> = {
  maintenance: 'start.maintenance',
  ipLimit: 'start.region',
  closed: 'safety.excluded',
  identity: 'identity.none',
};

const visitorOf = ({ access }: Route): Visitor => {
  if (access === 'anyone' || access === 'not-trial') return 'guest';
  return access.startsWith('agent') ? 'agent01' : 'player01';
};

export interface Visit {
  readonly name: RouteName;
  readonly visitor: Visitor;
  readonly address: string;
}

const named = Object.entries(routes) as [RouteName, Route][];

/** All routes of the site, each as a visitor that may see it; pages for guests and members also as members. */
export const visits: readonly Visit[] = [
  ...named.map(([name, route]) => ({ name, visitor: visitorOf(route) })),
  ...(['home', 'memberCentre', 'memberCentreHome', 'responsible', 'gameList'] as const).map((name) => ({
    name,
    visitor: 'player01' as const,
  })),
].map((visit) => ({ ...visit, address: routes[visit.name].path + (queries[visit.name] ?? '') }));

/** Returns visits in groups of a few with the same visitor, so that one test logs in once. */
export const groupsOf = (size: number): readonly { readonly visitor: Visitor; readonly pages: readonly Visit[] }[] =>
  (['guest', 'player01', 'agent01'] as const).flatMap((visitor) => {
    const pages = visits.filter((visit) => visit.visitor === visitor && !(visit.name in states));
    return Array.from({ length: Math.ceil(pages.length / size) }, (_, index) => ({
      visitor,
      pages: pages.slice(index * size, (index + 1) * size),
    }));
  });

/** Visits of pages that are only shown in one state of the world. */
export const statesVisited = visits.flatMap((visit) => {
  const scenario = states[visit.name];
  return scenario ? [{ visit, scenario }] : [];
});
