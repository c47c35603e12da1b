import { Router } from 'express';
import * as z from 'zod';
import { spanOf } from '#sim/core/clock.ts';
import type { World } from '#sim/core/world.ts';
import { sportsOf } from '#sim/features/games/catalogue/leagues.ts';
import { games } from '#sim/features/games/rules/catalogue.ts';
import { fixtureOf, fixturesWithin, matchStateOf, moveMatch } from '#sim/features/games/rules/fixtures.ts';
import { callOffMatch, forceMatchResult } from '#sim/features/games/rules/settle-sports-bets.ts';
import type { AdminContext } from './admin-context.ts';
import { AdminError, invalidContent } from './admin-error.ts';
import { parseInput, worldOf } from './parse-input.ts';

export const matchInput = z.strictObject({
  result: z
    .enum(['1', 'X', '2'])
    .optional()
    .describe('Winner at the end: `1` home, `X` draw, `2` away; what is played stays.'),
  status: z.enum(['void', 'postponed']).optional().describe('Calls the match off or postpones it.'),
  startsIn: z
    .string()
    .refine((text) => spanOf(text) !== null, 'must be a duration such as 90s, 5m or 1d12h')
    .optional()
    .describe('Span until the start, such as `2m`.'),
});

/** Days after today whose matches are listed. */
const daysListed = 1;

export const matchList = z.object({
  matches: z
    .array(
      z.object({
        id: z.string().describe('Id of the match.'),
        sport: z.string().describe('Code of the sport.'),
        league: z.string().describe('Name of the league.'),
        home: z.string().describe('Name of the home team or first opponent.'),
        away: z.string().describe('Name of the visiting team or second opponent.'),
        startsAt: z.number().int().describe('Start of the match, epoch ms.'),
        phase: z.enum(['upcoming', 'live', 'finished', 'void', 'postponed']).describe('State of the match.'),
        score: z.tuple([z.number().int(), z.number().int()]).describe('Points of the home and the visiting side.'),
      }),
    )
    .describe('Matches, live ones first, then by start.'),
});

/** Returns the matches that games of the world sell, from yesterday to tomorrow: live ones first, then by start. */
const listMatches = (world: World): z.infer<typeof matchList> => {
  const books = world.state.all(games).filter(({ screen }) => screen === 'sports');
  const sold = new Set(books.flatMap(({ gameCategory, art }) => sportsOf(gameCategory, art.motif)));
  const fixtures = fixturesWithin(world, daysListed).filter(({ sportName }) => sold.has(sportName));
  const matches = fixtures.map((fixture) => {
    const { phase, score } = matchStateOf(world, fixture);
    const { id, sportName, league, home, away, startsAt } = fixture;
    return {
      id,
      sport: sportName,
      league: league.name,
      home,
      away,
      startsAt,
      phase,
      score: [...score] as [number, number],
    };
  });
  const rank = ({ phase }: (typeof matches)[number]): number => (phase === 'live' ? 0 : phase === 'upcoming' ? 1 : 2);
  return { matches: matches.sort((a, b) => rank(a) - rank(b) || a.startsAt - b.startsAt) };
};

/**
 * Serves `GET /worlds/:world/matches`, the list of matches, and `PUT /worlds/:world/matches/:match`, which moves or
 * cancels a match or forces its result.
 */
export const matchCalls = ({ worlds }: AdminContext): Router => {
  const router = Router();
  router.get('/worlds/:world/matches', (request, response) => {
    response.json(listMatches(worldOf(worlds, request)));
  });
  router.put('/worlds/:world/matches/:match', (request, response) => {
    const world = worldOf(worlds, request);
    const id = String(request.params.match);
    const { result, status, startsIn } = parseInput(matchInput, request.body);
    const find = () => {
      const found = fixtureOf(world, id);
      if (!found) throw new AdminError(404, 'Unknown match', `Match ${id} does not exist in this world.`);
      return found;
    };
    world.transact(() => {
      if (startsIn !== undefined) moveMatch(world, find(), world.now() + (spanOf(startsIn) ?? 0));
      if (result && !forceMatchResult(world, find(), result))
        throw invalidContent({ field: 'result', fault: `${id} can no longer end with this result` });
      if (status) callOffMatch(world, find(), status);
      find();
    });
    response.json({ id, ...(result && { result }), ...(status && { status }), ...(startsIn && { startsIn }) });
  });
  return router;
};
