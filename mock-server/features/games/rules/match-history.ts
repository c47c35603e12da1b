import { matchHistoryDays } from '#contract/games/sports-terms.ts';
import type { Value } from '#contract/types.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { dayMs } from '#lib/dates/units.ts';
import { startOfDay } from '#sim/core/clock.ts';
import type { World } from '#sim/core/world.ts';
import { shortName } from '../catalogue/leagues.ts';
import { type Fixture, fixturesOfDay, matchStateOf } from './fixtures.ts';
import type { Score } from './match-course.ts';

type MatchInfo = Value<'sportsMatchInfo'>;
type Standing = MatchInfo['table'][number];

/** Number of last results that make up a side's form. */
const formLength = 5;

interface Played {
  readonly fixture: Fixture;
  readonly score: Score;
}

/** Returns the ended matches of a league of the last days, the newest first. */
const playedIn = (world: World, { league }: Fixture): Played[] => {
  const today = startOfDay(world.now());
  return Array.from({ length: matchHistoryDays }, (_, index) => dayOf(today - index * dayMs))
    .flatMap((day) => fixturesOfDay(world, day))
    .filter((it) => it.league === league)
    .flatMap((fixture) => {
      const { phase, score } = matchStateOf(world, fixture);
      return phase === 'finished' ? [{ fixture, score }] : [];
    })
    .sort((a, b) => b.fixture.startsAt - a.fixture.startsAt);
};

/** Returns a side's own and the other side's points; undefined if it did not take part. */
const pointsOf = ({ fixture, score }: Played, team: string): Score | undefined => {
  if (fixture.home === team) return score;
  return fixture.away === team ? [score[1], score[0]] : undefined;
};

const standingOf = (played: readonly Played[], team: string): Standing => {
  const results = played.flatMap((it) => {
    const points = pointsOf(it, team);
    return points ? [points] : [];
  });
  const count = (fits: (own: number, other: number) => boolean): number =>
    results.filter(([own, other]) => fits(own, other)).length;
  const sum = (at: 0 | 1): number => results.reduce((total, it) => total + it[at], 0);
  return {
    team,
    short: shortName(team),
    played: results.length,
    won: count((own, other) => own > other),
    drawn: count((own, other) => own === other),
    lost: count((own, other) => own < other),
    scored: sum(0),
    conceded: sum(1),
    form: results
      .slice(0, formLength)
      .map(([own, other]) => (own > other ? ('won' as const) : own < other ? ('lost' as const) : ('drawn' as const))),
  };
};

/** Three points for a win and one for a draw; without draws it ranks by wins. */
const tablePoints = ({ won, drawn }: Standing): number => 3 * won + drawn;

/** Returns the table of a match's league, the form of both sides and their last meetings. */
export const matchInfoOf = (world: World, fixture: Fixture): MatchInfo => {
  const played = playedIn(world, fixture);
  const sides = [fixture.home, fixture.away];
  return {
    days: matchHistoryDays,
    draws: fixture.sport.draws === true,
    table: fixture.league.teams
      .map((team) => standingOf(played, team))
      .sort(
        (a, b) =>
          tablePoints(b) - tablePoints(a) ||
          b.scored - b.conceded - (a.scored - a.conceded) ||
          b.scored - a.scored ||
          a.team.localeCompare(b.team),
      ),
    meetings: played
      .filter(({ fixture: it }) => sides.includes(it.home) && sides.includes(it.away))
      .map(({ fixture: { id, startsAt, home, away }, score }) => ({ id, startsAt, home, away, score: [...score] })),
  };
};
