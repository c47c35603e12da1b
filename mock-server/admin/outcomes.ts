import { Router } from 'express';
import { z } from 'zod';
import { screens } from '#sim/features/games/catalogue/types.ts';
import { forcedOutcomes, forceNextOutcome } from '#sim/features/games/rules/forced-outcome.ts';
import type { AdminContext } from './admin-context.ts';
import { invalidContent } from './admin-error.ts';
import { parseInput, worldOf } from './parse-input.ts';

export const outcomeInput = z.strictObject({
  outcome: z.enum(forcedOutcomes).nullable().describe('How the next round ends; null leaves it to chance.'),
  game: z
    .enum(screens)
    .optional()
    .describe('Game that the next round is played at; an outcome that it does not have is refused.'),
});

/** Serves `PUT /worlds/:world/outcome`, which forces the outcome of the next round of any game. */
export const outcomeCalls = ({ worlds, games }: AdminContext): Router => {
  const router = Router();
  router.put('/worlds/:world/outcome', (request, response) => {
    const world = worldOf(worlds, request);
    const { outcome, game } = parseInput(outcomeInput, request.body);
    if (outcome && game && !games[game].outcomes.includes(outcome))
      throw invalidContent({
        field: 'outcome',
        fault: `this game has no such outcome, only ${games[game].outcomes.join(', ')}`,
      });
    world.transact(() => forceNextOutcome(world, outcome));
    response.json({ outcome, game });
  });
  return router;
};
