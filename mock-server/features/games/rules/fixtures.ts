import { dayOf } from '#lib/dates/market-time.ts';
import { dayMs, hourMs } from '#lib/dates/units.ts';
import { leagues } from '#markets/current.ts';
import type { League, SportName } from '#markets/sample.ts';
import { startOfDay, startOfNamedDay } from '#sim/core/clock.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import { seededRandom, shuffled, textSeed } from '#sim/core/seeded-random.ts';
import type { World } from '#sim/core/world.ts';
import { type Sport, sports } from '../catalogue/sports.ts';
import { eventSeed } from './event-seeds.ts';
import { type Course, drawCourse, type Score, stepsOf } from './match-course.ts';
import { seedDraws } from './seed-draws.ts';
import type { Draws } from './word-random.ts';

/** A scheduled match. World and day determine it, so it is the same for every player and every game that sells it. */
export interface Fixture {
  /** `day.league.number` */
  readonly id: string;
  readonly league: League;
  readonly sportName: SportName;
  readonly sport: Sport;
  readonly home: string;
  readonly away: string;
  /** Epoch ms. */
  readonly startsAt: number;
  /** Average share of steps, or of points, that the home side wins; 0.5 is even. */
  readonly strength: number;
}

/** Changes of a match by a scenario or a tester. */
interface MatchChange extends Doc {
  /** Steps from which the course is redrawn, each with a salt. */
  readonly redraws: readonly { readonly from: number; readonly salt: number }[];
  /** Delay of the start in ms. */
  readonly shift: number;
  readonly status: 'void' | 'postponed' | null;
}

const matchChanges = collection<MatchChange>()('matchChange');

const changeOf = (world: World, id: string): MatchChange =>
  world.state.get(matchChanges, id) ?? { id, redraws: [], shift: 0, status: null };

/**
 * Returns the ratings of a league's teams in a world: evenly spaced from 1, the best, to −1, in an order that the
 * world's seed determines.
 */
export const ratingsOf = (seed: string, { key, teams }: League): ReadonlyMap<string, number> =>
  new Map(
    shuffled(teams, seededRandom(textSeed(`${seed} ratings ${key}`))).map((team, index) => [
      team,
      1 - (2 * index) / (teams.length - 1),
    ]),
  );

/** Returns the share of steps, or of points, that a home side wins by ratings and home advantage. */
export const strengthOf = ({ ratingWeight, homeAdvantage }: Sport, home: number, away: number): number =>
  1 / (1 + Math.exp(-(ratingWeight * (home - away) + homeAdvantage)));

const drawLeague = (seed: string, day: string, league: League): Fixture[] => {
  const ratings = ratingsOf(seed, league);
  const sport = sports[league.sport];
  const next = seededRandom(textSeed(`${seed} ${day} ${league.key}`));
  let order: readonly string[] = [];
  return league.hours.map((hour, index) => {
    if (order.length < 2) order = shuffled(league.teams, next);
    const [home = '', away = ''] = order;
    order = order.slice(2);
    return {
      id: `${day}.${league.key}.${index}`,
      league,
      sportName: league.sport,
      sport,
      home,
      away,
      startsAt: startOfNamedDay(day) + hour * hourMs,
      strength: strengthOf(sport, ratings.get(home) ?? 0, ratings.get(away) ?? 0),
    };
  });
};

const drawn = new Map<string, readonly Fixture[]>();

const drawDay = (seed: string, day: string): readonly Fixture[] => {
  const key = `${seed} ${day}`;
  const known = drawn.get(key);
  if (known) return known;
  const fixtures = leagues.flatMap((league) => drawLeague(seed, day, league));
  if (drawn.size > 60) drawn.clear();
  drawn.set(key, fixtures);
  return fixtures;
};

/** Returns the matches that start on a day, `YYYY-MM-DD` in the market’s time zone. */
export const fixturesOfDay = (world: World, day: string): Fixture[] =>
  drawDay(world.origin.seed, day).map((fixture) => {
    const { shift } = changeOf(world, fixture.id);
    return shift ? { ...fixture, startsAt: fixture.startsAt + shift } : fixture;
  });

/** Returns the matches of yesterday, today and the next `days` days. */
export const fixturesWithin = (world: World, days: number): Fixture[] => {
  const today = startOfDay(world.now());
  return Array.from({ length: days + 2 }, (_, index) =>
    fixturesOfDay(world, dayOf(today + (index - 1) * dayMs)),
  ).flat();
};

/** Returns a match by its id. */
export const fixtureOf = (world: World, id: string): Fixture | undefined => {
  const day = /^(\d{4}-\d\d-\d\d)\.[a-z0-9]+\.\d+$/.exec(id)?.[1];
  if (!day || Number.isNaN(startOfNamedDay(day))) return undefined;
  return fixturesOfDay(world, day).find((it) => it.id === id);
};

/** Returns the seed of a match: the same for all players, fixed before it starts. */
export const matchSeed = (world: World, { id }: Pick<Fixture, 'id'>): string =>
  eventSeed(world, `match ${id}`, startOfNamedDay(id.slice(0, 10)));

/** Returns whether a tester changed the course of a match, which therefore does not follow from its seed alone. */
export const isRedrawn = (world: World, { id }: Pick<Fixture, 'id'>): boolean => changeOf(world, id).redraws.length > 0;

const courseWith = (seed: string, fixture: Fixture, redraws: MatchChange['redraws']): Course => {
  // Round 1 is the committed course; a redraw uses the draws of another round.
  const parts = [{ from: 0, salt: 0 }, ...redraws].map(({ from, salt }) => ({
    from,
    draws: seedDraws(seed, fixture.id, salt + 1, 'outcome'),
  }));
  return drawCourse(fixture, (step) => (parts.findLast(({ from }) => from <= step) ?? parts[0])?.draws as Draws);
};

const courses = new Map<string, Course>();

/** Returns the course of a match up to its end. */
export const courseOf = (world: World, fixture: Fixture): Course => {
  const { redraws } = changeOf(world, fixture.id);
  const seed = matchSeed(world, fixture);
  const key = `${seed} ${JSON.stringify(redraws)}`;
  const known = courses.get(key);
  if (known) return known;
  const course = courseWith(seed, fixture, redraws);
  if (courses.size > 4000) courses.clear();
  courses.set(key, course);
  return course;
};

/** Returns the time from the start of a match until a number of steps has been played, in ms. */
const timeOfStep = ({ stepsPerPeriod, stepMs, breakMs }: Sport, step: number): number =>
  step * stepMs + Math.max(0, Math.ceil(step / stepsPerPeriod) - 1) * breakMs;

export type Phase = 'upcoming' | 'live' | 'finished' | 'void' | 'postponed';

/** Current state of a match. */
export interface MatchState {
  readonly phase: Phase;
  /** Number of steps played. */
  readonly step: number;
  readonly score: Score;
  /** From 1; a number above the sport's periods is overtime. */
  readonly period: number;
  /** Ms played in this period; null in a break. */
  readonly inPeriod: number | null;
  readonly endsAt: number;
  readonly course: Course;
}

/** Returns the state of a match at `now`. */
export const matchStateOf = (world: World, fixture: Fixture, now = world.now()): MatchState => {
  const { sport, startsAt } = fixture;
  const { status } = changeOf(world, fixture.id);
  const elapsed = now - startsAt;
  const endOf = (course: Course): number => startsAt + timeOfStep(sport, course.length - 1);
  if (elapsed < 0 || status !== null) {
    // Most matches of a board are upcoming, so their course is computed only on access.
    return {
      phase: status ?? 'upcoming',
      step: 0,
      score: [0, 0],
      period: 1,
      inPeriod: 0,
      get course() {
        return courseOf(world, fixture);
      },
      get endsAt() {
        return endOf(courseOf(world, fixture));
      },
    };
  }
  const course = courseOf(world, fixture);
  const last = course.length - 1;
  const endsAt = endOf(course);
  const periodMs = sport.stepsPerPeriod * sport.stepMs;
  const at = Math.floor(elapsed / (periodMs + sport.breakMs));
  const msInPeriod = elapsed - at * (periodMs + sport.breakMs);
  const played = at * sport.stepsPerPeriod + Math.min(sport.stepsPerPeriod, Math.floor(msInPeriod / sport.stepMs));
  const phase = now >= endsAt ? 'finished' : 'live';
  const step = phase === 'finished' ? last : Math.min(last, played);
  return {
    phase,
    step,
    score: course[step] ?? [0, 0],
    period: Math.min(at, sport.periods) + 1,
    inPeriod: msInPeriod >= periodMs ? null : msInPeriod,
    endsAt,
    course,
  };
};

/** Returns whether a match is live at `now`; computes the course only for a match that may be. */
export const isMatchLive = (world: World, fixture: Fixture, now: number): boolean => {
  const { sport, startsAt } = fixture;
  const latestEnd = startsAt + timeOfStep(sport, stepsOf(sport) + 1);
  return now >= startsAt && now < latestEnd && matchStateOf(world, fixture, now).phase === 'live';
};

/** Moves the start of a match to `startsAt`, epoch ms. */
export const moveMatch = (world: World, fixture: Fixture, startsAt: number): void => {
  const known = changeOf(world, fixture.id);
  world.state.put(matchChanges, { ...known, shift: known.shift + startsAt - fixture.startsAt });
};

/** Voids or postpones a match. Bets on it are settled by `settleMatch`. */
export const stopMatch = (world: World, { id }: Fixture, status: 'void' | 'postponed'): void =>
  world.state.put(matchChanges, { ...changeOf(world, id), status });

const maxRedraws = 4000;

/**
 * Redraws the rest of a match until its course fits; played steps are kept. Returns false, without a change, if no
 * course fits.
 */
export const redrawMatch = (world: World, fixture: Fixture, fits: (course: Course) => boolean): boolean => {
  const { step, phase, course } = matchStateOf(world, fixture);
  if (fits(course)) return true;
  if (phase !== 'upcoming' && phase !== 'live') return false;
  const known = changeOf(world, fixture.id);
  const seed = matchSeed(world, fixture);
  for (let salt = 1; salt <= maxRedraws; salt += 1) {
    const redraws = [...known.redraws.filter(({ from }) => from < step), { from: step, salt }];
    if (!fits(courseWith(seed, fixture, redraws))) continue;
    world.state.put(matchChanges, { ...known, redraws });
    return true;
  }
  return false;
};
