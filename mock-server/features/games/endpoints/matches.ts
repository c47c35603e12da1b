import { hotMatches } from '#contract/games/highlights.ts';
import type { HotMatch } from '#contract/types.ts';
import { seedOf } from '#sim/core/random.ts';
import type { State } from '#sim/core/state.ts';
import { handle } from '#sim/features/handler.ts';
import { teamSlug } from '../catalogue/leagues.ts';
import { type GameDoc, games } from '../rules/catalogue.ts';
import { type Fixture, fixturesWithin, matchStateOf } from '../rules/fixtures.ts';

/**
 * Returns the game that opens for a bet on a match: one of its sport if there is any. Matches are spread over the
 * vendors.
 */
const bookOf = (books: readonly GameDoc[], { home, away, sportName }: Fixture): GameDoc | undefined => {
  const own = books.filter(({ art }) => art.motif === sportName);
  const fitting = own.length > 0 ? own : books;
  return fitting[(seedOf(`${home} ${away}`) >>> 0) % Math.max(1, fitting.length)];
};

const booksOf = (state: State): GameDoc[] =>
  state.all(games).filter((it) => it.gameCategory === 'SPORTS' && it.supportPlay);

export const matchHandlers = [
  handle(hotMatches, ({ world, flag }) => {
    const books = booksOf(world.state);
    const featured = fixturesWithin(world, 1).filter(({ league }) => league.isFeatured);
    const all = featured.flatMap((fixture): HotMatch[] => {
      const book = bookOf(books, fixture);
      const { phase, score } = matchStateOf(world, fixture);
      if (!book || (phase !== 'upcoming' && phase !== 'live')) return [];
      return [
        {
          id: fixture.id,
          nodeId: book.nodeId,
          vendor: book.vassalage,
          // The room of a sports game is the match with which it opens.
          roomId: fixture.id,
          league: fixture.league.name,
          matchTime: fixture.startsAt,
          homeTeam: fixture.home,
          awayTeam: fixture.away,
          homeTeamImageUrl: `/teams/${teamSlug(fixture.home)}.webp`,
          awayTeamImageUrl: `/teams/${teamSlug(fixture.away)}.webp`,
          live: phase === 'live',
          score: phase === 'live' ? { home: score[0], away: score[1] } : null,
        },
      ];
    });
    return all.sort((a, b) => a.matchTime - b.matchTime || a.nodeId - b.nodeId).slice(0, flag('HOT_MATCHES'));
  }),
];
