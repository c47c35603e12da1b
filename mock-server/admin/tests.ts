import { Router } from 'express';
import * as z from 'zod';
import type { AdminContext } from './admin-context.ts';
import { AdminError } from './admin-error.ts';
import { callerOf, ownerOf } from './caller.ts';
import { parseInput, worldName } from './parse-input.ts';
import { worldSummary } from './worlds.ts';

export const testInput = z.strictObject({
  title: z.string().max(500).optional().describe('Title of the test, which lists of worlds show.'),
  refuseUnnamedFor: z
    .int()
    .min(1)
    .max(86_400)
    .optional()
    .describe('Seconds for which calls that name no world are refused, unless the test ends before; none if absent.'),
});

export const unnamedCall = z.object({
  method: z.string().describe('HTTP method.'),
  url: z.string().describe('Path and query.'),
  referer: z.string().nullable().describe('Page that placed it; null if unknown.'),
});

/** Starts a test in a new world and reports calls to other worlds until it ends. */
export const testCalls = ({ worlds }: AdminContext): Router => {
  const router = Router();

  router.put('/worlds/:world/test', (request, response) => {
    const name = parseInput(worldName, request.params.world);
    const { refuseUnnamedFor, title = null } = parseInput(testInput, request.body ?? {});
    if (worlds.unavailable.has(name) || worlds.list().some(({ world, kept }) => kept && world.name === name))
      throw new AdminError(409, 'Kept world', `World "${name}" is kept. Tests need a separate world.`);
    const caller = callerOf(response);
    const owner = worlds.find(name)?.owner ?? ownerOf(caller);
    worlds.drop(name);
    const world = worlds.open(name, owner);
    world.title = title;
    // While it runs, calls without a world are refused, also those of other teams.
    if (refuseUnnamedFor !== undefined && caller.role === 'admin')
      worlds.runningTests.start(name, Date.now() + refuseUnnamedFor * 1000);
    response.json(worldSummary(world, false));
  });

  router.delete('/worlds/:world/test', (request, response) => {
    response.json({ unnamed: worlds.runningTests.end(String(request.params.world)) });
  });

  return router;
};
