import type { World } from '#sim/core/world.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import type { Scenario } from '#sim/features/scenario.ts';
import { sampleMinor } from '#sim/features/shared/sample-amount.ts';
import { games } from '../rules/catalogue.ts';
import { type Fixture, fixturesWithin, matchStateOf } from '../rules/fixtures.ts';
import { placeSportsBet } from '../rules/place-sports-bet.ts';
import type { Selection } from '../rules/sports-odds.ts';
import { type OrderedLeg, priceNow } from '../rules/sports-slips.ts';

const stake = sampleMinor(60);

/** Returns football matches that have not started, the next first. */
const upcomingFootball = (world: World): Fixture[] =>
  fixturesWithin(world, 1)
    .filter((it) => it.sport.hasGoals && matchStateOf(world, it).phase === 'upcoming')
    .sort((a, b) => a.startsAt - b.startsAt);

const legOf = (world: World, fixture: Fixture, selection: Selection): OrderedLeg => {
  const odds = priceNow(fixture, matchStateOf(world, fixture), selection)?.odds;
  if (!odds) throw new Error(`no odds for ${selection.market} of ${fixture.id}`);
  return { match: fixture.id, ...selection, odds, live: false };
};

/** Places a bet of player01. */
const place = (world: World, legs: readonly OrderedLeg[], system?: readonly number[]): void => {
  const member = memberByAccount(world.state, 'player01')?.id ?? '';
  const game = world.state.all(games).find(({ screen }) => screen === 'sports');
  if (!game) throw new Error('no sports game');
  const source = { id: 'scenario', member, nodeId: game.nodeId, vassalage: game.vassalage, demo: false };
  placeSportsBet(world, source, { key: `scenario-${legs.length}`, stake, legs, system, sells: () => true });
};

export const sportsBetScenarios: readonly Scenario[] = [
  {
    name: 'matches.system-bet',
    description: 'player01 has an open system bet: 2 of 3 football matches.',
    requirements: ['R196'],
    change: (world) => {
      const legs = upcomingFootball(world).slice(0, 3);
      place(
        world,
        legs.map((it) => legOf(world, it, { market: 'result', line: null, pick: '1' })),
        [2],
      );
    },
  },
  {
    name: 'matches.builder-bet',
    description: 'player01 has an open bet builder: the home side of a football match wins, and both teams score.',
    requirements: ['R196'],
    change: (world) => {
      const [fixture] = upcomingFootball(world);
      if (!fixture) throw new Error('no football match');
      const parts = [
        { market: 'result', line: null, pick: '1' },
        { market: 'both', line: null, pick: 'yes' },
      ] as const;
      place(world, [legOf(world, fixture, { market: 'builder', line: null, pick: 'all', parts })]);
    },
  },
];
