import { Router } from 'express';
import { z } from 'zod';
import { forcedOutcomes, forceNextOutcome } from '../features/games/rules/forced-outcome.ts';
import type { AdminContext } from './admin-context.ts';
import { parseInput, worldOf } from './parse-input.ts';

export const outcomeInput = z.strictObject({
  outcome: z.enum(forcedOutcomes).nullable().describe('How the next round ends; null leaves it to chance.'),
});

/** Serves `PUT /worlds/:world/outcome`, which forces the outcome of the next round of any game. */
export const outcomeCalls = ({ worlds }: AdminContext): Router => {
  const router = Router();
  router.put('/worlds/:world/outcome', (request, response) => {
    const world = worldOf(worlds, request);
    const { outcome } = parseInput(outcomeInput, request.body);
    world.transact(() => forceNextOutcome(world, outcome));
    response.json({ outcome });
  });
  return router;
};
