import { minuteMs } from '#lib/dates/units.ts';
import { leagues } from '#markets/current.ts';
import type { SportName } from '#markets/sample.ts';
import type { World } from '#sim/core/world.ts';
import type { Scenario } from '#sim/features/scenario.ts';
import { type Fixture, fixturesWithin, matchStateOf, moveMatch, redrawMatch } from '../rules/fixtures.ts';
import { callOffMatch } from '../rules/settle-sports-bets.ts';

const goal = 88;

/** Returns the next match of a sport's first league that has not started. */
const nextMatch = (world: World, sport: SportName): Fixture => {
  const league = leagues.find((it) => it.sport === sport);
  const found = fixturesWithin(world, 1)
    .filter((it) => it.league.key === league?.key && matchStateOf(world, it).phase === 'upcoming')
    .sort((a, b) => a.startsAt - b.startsAt)[0];
  if (!found) throw new Error(`no match of ${sport}`);
  return found;
};

/** Moves a football match so that the given number of minutes has been played. */
const playFootball = (world: World, minutes: number, goalAt: number): void => {
  const found = nextMatch(world, 'football');
  const { sport } = found;
  const pause = minutes > sport.stepsPerPeriod ? sport.breakMs : 0;
  moveMatch(world, found, world.now() - minutes * minuteMs - pause);
  const moved = fixturesWithin(world, 1).find(({ id }) => id === found.id) ?? found;
  redrawMatch(world, moved, (course) => {
    const [before, after] = [course[goalAt - 1], course[goalAt]];
    return before?.join() !== after?.join() && course.at(-1)?.join() === after?.join();
  });
};

export const matchScenarios: readonly Scenario[] = [
  {
    name: 'matches.fail',
    description: 'Hot matches fail to load.',
    requirements: ['R075', 'R274'],
    faults: [{ endpoint: 'hotMatches', kind: 'status', status: 500 }],
  },
  {
    name: 'matches.none',
    description: 'There are no hot matches.',
    requirements: ['R076'],
    flags: { HOT_MATCHES: 0 },
  },
  {
    name: 'matches.one',
    description: 'There is one hot match, so the strip does not move.',
    requirements: ['R076'],
    flags: { HOT_MATCHES: 1 },
  },
  {
    name: 'matches.starting',
    description: 'The next basketball match starts in 2 minutes.',
    requirements: ['R196'],
    settles: 'the next basketball match',
    change: (world) => moveMatch(world, nextMatch(world, 'basketball'), world.now() + 2 * minuteMs),
  },
  {
    name: 'matches.late-goal',
    description: 'A football match is in minute 86; the deciding goal comes in minute 88.',
    requirements: ['R196'],
    settles: 'the next football match',
    change: (world) => playFootball(world, 85, goal),
  },
  {
    name: 'matches.odds-change',
    description: 'A football match is in minute 31; a goal changes its odds 1 minute later.',
    requirements: ['R196'],
    settles: 'the next football match',
    change: (world) => playFootball(world, 30, 31),
  },
  {
    name: 'matches.postponed',
    description: 'The next basketball match is postponed; bets on it are refunded.',
    requirements: ['R196'],
    settles: 'the next basketball match',
    change: (world) => callOffMatch(world, nextMatch(world, 'basketball'), 'postponed'),
  },
  {
    name: 'matches.void',
    description: 'The next basketball match is void; bets on it are refunded.',
    requirements: ['R196'],
    settles: 'the next basketball match',
    change: (world) => callOffMatch(world, nextMatch(world, 'basketball'), 'void'),
  },
  {
    name: 'matches.cash-out-refused',
    description: 'Cash out fails although the bet has a quote.',
    requirements: ['R196'],
    faults: [{ endpoint: 'cashOut', kind: 'error', code: 'cashout.closed' }],
  },
];
