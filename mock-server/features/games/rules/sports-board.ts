import type { Value } from '#contract/types.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { dayMs } from '#lib/dates/units.ts';
import type { SportName } from '#markets/sample.ts';
import { startOfDay } from '#sim/core/clock.ts';
import type { World } from '#sim/core/world.ts';
import { hasCrests, shortName, sportsOf, teamSlug } from '../catalogue/leagues.ts';
import type { GameDoc } from './catalogue.ts';
import {
  type Fixture,
  fixtureOf,
  fixturesWithin,
  isMatchLive,
  type MatchState,
  matchSeed,
  matchStateOf,
} from './fixtures.ts';
import { hashOfSeed } from './seed-draws.ts';
import { marketsOf } from './sports-odds.ts';

type Match = Value<'sportsBoard'>['leagues'][number]['matches'][number];

const daysAhead = 4;

/**
 * Returns the text of a match clock: time left in a basketball quarter, or minutes of a football match; null if there
 * is none.
 */
const clockOf = ({ sport }: Fixture, { inPeriod, period }: MatchState): string | null => {
  if (inPeriod === null || sport.stepsPerPeriod === 1 || period > sport.periods) return null;
  const steps = inPeriod / sport.stepMs;
  if (sport.unit === 'half') return `${(period - 1) * sport.stepsPerPeriod + Math.floor(steps) + 1}’`;
  const seconds = Math.max(0, Math.round((sport.stepsPerPeriod - steps) * 60));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Returns the state of a match in the form shown in lists and on bets. */
export const matchStatusOf = (fixture: Fixture, state: MatchState) => {
  const isLive = state.phase === 'live';
  const hasScore = isLive || state.phase === 'finished';
  return {
    phase: state.phase,
    startsAt: fixture.startsAt,
    score: hasScore ? ([...state.score] as [number, number]) : null,
    unit: fixture.sport.unit,
    period: Math.min(state.period, fixture.sport.periods),
    overtime: isLive && state.period > fixture.sport.periods,
    pause: isLive && state.inPeriod === null,
    clock: isLive ? clockOf(fixture, state) : null,
  };
};

const periodScores = ({ sport }: Fixture, { course, step }: MatchState): [number, number][] => {
  if (sport.stepsPerPeriod === 1) return [];
  const scores: [number, number][] = [];
  for (let from = 0; from < step; from += sport.stepsPerPeriod) {
    const [h = 0, a = 0] = course[Math.min(step, from + sport.stepsPerPeriod)] ?? [];
    const [h0 = 0, a0 = 0] = course[from] ?? [];
    scores.push([h - h0, a - a0]);
  }
  return scores;
};

const crestOf = ({ league }: Fixture, team: string): string | null =>
  hasCrests(league) ? `/teams/${teamSlug(team)}.webp` : null;

const wireMatch = (world: World, fixture: Fixture, state: MatchState): Match => ({
  id: fixture.id,
  league: fixture.league.name,
  sport: fixture.sportName,
  home: fixture.home,
  away: fixture.away,
  homeShort: shortName(fixture.home),
  awayShort: shortName(fixture.away),
  homeImageUrl: crestOf(fixture, fixture.home),
  awayImageUrl: crestOf(fixture, fixture.away),
  ...matchStatusOf(fixture, state),
  seedHash: hashOfSeed(matchSeed(world, fixture)),
  seed: state.phase === 'finished' ? matchSeed(world, fixture) : null,
  periodScores: state.phase === 'live' || state.phase === 'finished' ? periodScores(fixture, state) : [],
  markets: marketsOf(fixture, state).map(({ key, line, prices }) => ({
    key,
    line,
    prices: prices.map(({ pick, odds }) => ({ pick, odds })),
  })),
});

/** Returns whether a game sells a match. */
export const sellsMatch = ({ gameCategory, art }: GameDoc, { sportName }: Fixture): boolean =>
  sportsOf(gameCategory, art.motif).includes(sportName);

/** Returns the end of the last day whose matches are sold, epoch ms. */
export const endOfSale = (world: World): number => startOfDay(world.now()) + (daysAhead + 1) * dayMs;

export interface BoardOrder {
  readonly sport?: string | undefined;
  readonly day?: string | undefined;
}

/** Returns the day and sport that a game opens with: those of the match it was opened for, else its own sport today. */
export const openingBoard = (
  world: World,
  game: GameDoc,
  room: string | undefined,
): BoardOrder & { match: string | null } => {
  const fixture = room === undefined ? undefined : fixtureOf(world, room);
  if (!fixture || !sellsMatch(game, fixture)) return { match: null };
  const day = isMatchLive(world, fixture, world.now()) ? 'live' : dayOf(fixture.startsAt);
  return { sport: fixture.sportName, day, match: fixture.id };
};

const phaseOrder = { live: 0, upcoming: 1, postponed: 2, void: 3, finished: 4 } as const;

/** Returns the matches that a game sells, by league: those of a day, or the live ones. Live come first, finished last. */
export const sportsBoardOf = (
  world: World,
  game: GameDoc,
  order: BoardOrder,
): Omit<Value<'sportsBoard'>, 'balance'> => {
  const now = world.now();
  const own = sportsOf(game.gameCategory, game.art.motif);
  const today = dayOf(startOfDay(now));
  const all = fixturesWithin(world, daysAhead).filter((fixture) => own.includes(fixture.sportName));
  const day = order.day ?? today;
  const isOn = (fixture: Fixture, shown: string): boolean =>
    shown === 'live' ? isMatchLive(world, fixture, now) : dayOf(fixture.startsAt) === shown;
  const counts = new Map<SportName, number>();
  for (const fixture of all)
    if (isOn(fixture, day)) counts.set(fixture.sportName, (counts.get(fixture.sportName) ?? 0) + 1);
  const sport =
    own.find((name) => name === order.sport) ?? own.find((name) => counts.has(name)) ?? own[0] ?? 'basketball';
  const ofSport = all.filter(({ sportName }) => sportName === sport);
  const shown = ofSport
    .filter((fixture) => isOn(fixture, day))
    .map((fixture) => ({ fixture, state: matchStateOf(world, fixture, now) }))
    .sort((a, b) => phaseOrder[a.state.phase] - phaseOrder[b.state.phase] || a.fixture.startsAt - b.fixture.startsAt);
  const leagues = [...new Set(shown.map(({ fixture }) => fixture.league))];
  const days = ['live', ...Array.from({ length: daysAhead + 1 }, (_, index) => dayOf(startOfDay(now) + index * dayMs))];
  return {
    now,
    sport,
    day,
    sports: own.map((name) => ({ sport: name, count: counts.get(name) ?? 0 })),
    days: days.map((name) => ({ day: name, count: ofSport.filter((fixture) => isOn(fixture, name)).length })),
    leagues: leagues.map((league) => ({
      name: league.name,
      matches: shown
        .filter(({ fixture }) => fixture.league === league)
        .map(({ fixture, state }) => wireMatch(world, fixture, state)),
    })),
  };
};
