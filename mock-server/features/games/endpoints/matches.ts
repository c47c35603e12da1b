import { hotMatches } from '../../../../src/contract/games/games.ts';
import type { HotMatch } from '../../../../src/contract/types.ts';
import { startOfDay } from '../../../core/clock.ts';
import { Random, seedOf } from '../../../core/random.ts';
import type { State } from '../../../core/state.ts';
import { handle } from '../../handler.ts';
import { type Fixture, fixtures, teamSlug } from '../catalogue/match-fixtures.ts';
import { type GameDoc, game } from '../rules/catalogue.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** How a sport is played: its length, and the points a side makes in a minute. */
const sports = {
  basketball: { minutes: 96, pace: 0.9 },
  football: { minutes: 110, pace: 0.016 },
  volleyball: { minutes: 100, pace: 0.6 },
} as const;

/** Points after `minutes`, the same whenever this world is asked: every minute throws its own dice. */
const pointsOf = (key: string, minutes: number, pace: number): number => {
  const random = new Random(seedOf(key));
  let points = 0;
  for (let at = 0; at < minutes; at += 1) {
    const draw = random.fraction();
    points += pace >= 0.5 ? Math.floor(draw * pace * 3) : Number(draw < pace);
  }
  return points;
};

const scoreOf = ({ sport, home, away }: Fixture, start: number, now: number, seed: string): HotMatch['score'] => {
  const played = Math.floor((now - start) / minuteMs);
  if (played < 0) return null;
  const { pace } = sports[sport];
  const key = `${seed}:${start}`;
  return { home: pointsOf(`${key}:${home}`, played, pace), away: pointsOf(`${key}:${away}`, played, pace) };
};

/** The sportsbook game that a bet on a fixture opens; matches are spread over the vendors. */
const bookOf = (books: readonly GameDoc[], { home, away }: Fixture): GameDoc | undefined =>
  books[(seedOf(`${home} ${away}`) >>> 0) % Math.max(1, books.length)];

const booksOf = (state: State): GameDoc[] =>
  state.all(game).filter((it) => it.gameCategory === 'SPORTS' && it.supportPlay);

export const matchHandlers = [
  handle(hotMatches, ({ world, flag }) => {
    const now = world.now();
    const books = booksOf(world.state);
    const all = [0, 1].flatMap((days) =>
      fixtures.flatMap((fixture): HotMatch[] => {
        const start = startOfDay(now) + days * dayMs + fixture.hour * 60 * minuteMs;
        const book = bookOf(books, fixture);
        if (!book || start + sports[fixture.sport].minutes * minuteMs <= now) return [];
        return [
          {
            id: `${fixture.home} ${start}`.toLowerCase().replaceAll(' ', '-'),
            nodeId: book.nodeId,
            vendor: book.vassalage,
            roomId: book.roomId ?? book.gameId,
            league: fixture.league,
            matchTime: start,
            homeTeam: fixture.home,
            awayTeam: fixture.away,
            homeTeamImageUrl: `/teams/${teamSlug(fixture.home)}.webp`,
            awayTeamImageUrl: `/teams/${teamSlug(fixture.away)}.webp`,
            live: start <= now,
            score: scoreOf(fixture, start, now, world.origin.seed),
          },
        ];
      }),
    );
    return all.sort((a, b) => a.matchTime - b.matchTime || a.nodeId - b.nodeId).slice(0, flag('HOT_MATCHES'));
  }),
];
