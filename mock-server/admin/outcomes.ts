import { Router } from 'express';
import * as z from 'zod';
import type { World } from '#sim/core/world.ts';
import { offeredScreens } from '#sim/features/games/catalogue/offered-games.ts';
import { forcedOutcomes, forceNextOutcome, type OutcomesByGame } from '#sim/features/games/rules/forced-outcome.ts';
import type { AdminContext } from './admin-context.ts';
import { invalidContent } from './admin-error.ts';
import { parseInput, worldOf } from './parse-input.ts';

export const outcomeInput = z.strictObject({
  outcome: z.enum(forcedOutcomes).nullable().describe('How the next round ends; null leaves it to chance.'),
  game: z
    .enum(offeredScreens)
    .optional()
    .describe('Only game whose next round ends so, any if absent; an outcome that it does not have is refused.'),
});

/** Forces the outcome of the next round. Throws 422 for an outcome that the game does not have. */
export const forceOutcome = (
  world: World,
  { outcome, game }: z.output<typeof outcomeInput>,
  games: OutcomesByGame,
): void => {
  if (outcome && game && !games[game].outcomes.includes(outcome))
    throw invalidContent({
      field: 'outcome',
      fault: `this game has no such outcome, only ${games[game].outcomes.join(', ')}`,
    });
  forceNextOutcome(world, outcome, game);
};

/** Serves `PUT /worlds/:world/outcome`, which forces the outcome of the next round. */
export const outcomeCalls = ({ worlds, games }: AdminContext): Router => {
  const router = Router();
  router.put('/worlds/:world/outcome', (request, response) => {
    const world = worldOf(worlds, request);
    const input = parseInput(outcomeInput, request.body);
    world.transact(() => forceOutcome(world, input, games));
    response.json(input);
  });
  return router;
};
