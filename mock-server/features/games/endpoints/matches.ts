import { hotMatches } from '#contract/games/highlights.ts';
import { lobbyEvents } from '#contract/games/lobby-events.ts';
import type { HotMatch, Value } from '#contract/types.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';
import { seedOf } from '#sim/core/random.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import { handle } from '#sim/features/handler.ts';
import { teamSlug } from '../catalogue/leagues.ts';
import { type GameDoc, games } from '../rules/catalogue.ts';
import { type Fixture, fixturesWithin, matchStateOf } from '../rules/fixtures.ts';
import { arenaOf, fightNow } from '../rules/sabong.ts';
import { matchStatusOf, sellsMatch } from '../rules/sports-board.ts';
import { marketsOf } from '../rules/sports-odds.ts';

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

type Events = Value<'lobbyEvents'>;

const shownMatches = 6;
const shownFights = 2;
const shownResults = 3;

const playableOf = (state: State, category: string, screen: GameDoc['screen']): GameDoc[] =>
  state.all(games).filter((it) => it.gameCategory === category && it.screen === screen && it.supportPlay);

const boothOf = ({ nodeId, vassalage, gameCategory }: GameDoc, gameId: string) => ({
  nodeId,
  vassalage,
  gameId,
  gameCategory,
});

/** Returns the live matches that a category sells, then the next ones, with the odds of their result. */
const lobbyMatches = (world: World, category: string): Events['matches'] => {
  const books = playableOf(world.state, category, 'sports');
  return fixturesWithin(world, 1)
    .flatMap((fixture) => {
      const book = bookOf(
        books.filter((it) => sellsMatch(it, fixture)),
        fixture,
      );
      const state = matchStateOf(world, fixture);
      if (!book || (state.phase !== 'upcoming' && state.phase !== 'live')) return [];
      return [{ fixture, state, book }];
    })
    .sort(
      (a, b) =>
        Number(b.state.phase === 'live') - Number(a.state.phase === 'live') ||
        Number(b.fixture.league.isFeatured === true) - Number(a.fixture.league.isFeatured === true) ||
        a.fixture.startsAt - b.fixture.startsAt,
    )
    .slice(0, shownMatches)
    .map(({ fixture, state, book }) => ({
      id: fixture.id,
      ...boothOf(book, fixture.id),
      league: fixture.league.name,
      home: fixture.home,
      away: fixture.away,
      ...matchStatusOf(fixture, state),
      prices: (marketsOf(fixture, state).find(({ key }) => key === 'result')?.prices ?? []).map(({ pick, odds }) => ({
        pick,
        odds,
      })),
    }));
};

/** Returns the last finished matches that a category sells. */
const lastResults = (world: World, category: string): Events['results'] => {
  const books = playableOf(world.state, category, 'sports');
  return fixturesWithin(world, 0)
    .filter((fixture) => books.some((it) => sellsMatch(it, fixture)))
    .map((fixture) => ({ fixture, state: matchStateOf(world, fixture) }))
    .filter(({ state }) => state.phase === 'finished')
    .sort((a, b) => b.fixture.startsAt - a.fixture.startsAt)
    .slice(0, shownResults)
    .map(({ fixture: { id, league, home, away }, state: { score } }) => ({
      id,
      league: league.name,
      home,
      away,
      score: [score[0], score[1]],
    }));
};

const lobbyFights = (world: World): Events['fights'] =>
  playableOf(world.state, 'COCKFIGHT', 'sabong')
    .slice(0, shownFights)
    .map((game) => {
      const { fight, results } = fightNow(world, arenaOf(game));
      const { meron, draw, wala } = fight.pools;
      return {
        ...boothOf(game, game.roomId ?? game.gameId),
        nodeName: game.nodeName,
        fight,
        results,
        pot: toMajor(toMinor(meron) + toMinor(draw) + toMinor(wala)),
      };
    });

export const matchHandlers = [
  handle(lobbyEvents, ({ world, query: { category } }) => ({
    now: world.now(),
    matches: category === 'COCKFIGHT' ? [] : lobbyMatches(world, category),
    results: category === 'COCKFIGHT' ? [] : lastResults(world, category),
    fights: category === 'COCKFIGHT' ? lobbyFights(world) : [],
  })),

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
