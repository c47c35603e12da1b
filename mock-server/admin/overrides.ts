import { Router } from 'express';
import * as z from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import type { JournalEntry } from '#sim/core/journal.ts';
import { match } from '#sim/core/matching/match.ts';
import { override } from '#sim/core/overrides/override.ts';
import { addOverride, overridesOf, removeOverride, setOverrides } from '#sim/core/overrides/set.ts';
import type { World } from '#sim/core/world.ts';
import type { AdminContext } from './admin-context.ts';
import { AdminError, invalidContent } from './admin-error.ts';
import { parseInput, worldOf } from './parse-input.ts';

export const overrideInput = z.strictObject({
  overrides: z.array(override).max(200).describe('All overrides of the world, the last of those that match answers.'),
});

/** An override, or the number of a call in the journal whose response is repeated from now on. */
export const overrideAddition = z.union([
  z.strictObject({
    call: z.number().int().min(1).meta({ description: 'Of the journal: its response stays that of its endpoint.' }),
    match: match.optional().describe('Which calls it is for; all of the endpoint if absent.'),
  }),
  override,
]);

const listOf = ({ state }: World) => ({
  overrides: overridesOf(state).map(({ id, override: it, calls, answered }) => ({ id, ...it, calls, answered })),
});

export type OverrideList = ReturnType<typeof listOf>;

const callNamed = (world: World, seq: number): JournalEntry => {
  const found = world.journal.find(seq);
  if (found) return found;
  throw invalidContent({ field: 'call', fault: `call ${seq} is not in the journal` });
};

/** Returns an override that repeats the world's response to a call. */
const ofCall = (world: World, seq: number): unknown => {
  const { row, replyBody } = callNamed(world, seq);
  const body = replyBody as { success?: boolean; value?: unknown; errorCode?: string } | undefined;
  if (row === null || !endpoints.has(row) || typeof body?.success !== 'boolean')
    throw invalidContent({ field: 'call', fault: `call ${seq} has no endpoint or no response of the backend` });
  const value = body.value ?? null;
  return { endpoint: row, replies: [body.success ? { value } : { errorCode: body.errorCode, value }] };
};

const isOfCall = (input: unknown): boolean => typeof input === 'object' && input !== null && 'call' in input;

export const overrideCalls = ({ worlds }: AdminContext): Router => {
  const router = Router();

  router.get('/worlds/:world/overrides', (request, response) => {
    response.json(listOf(worldOf(worlds, request)));
  });

  router.put('/worlds/:world/overrides', (request, response) => {
    const world = worldOf(worlds, request);
    const { overrides } = parseInput(overrideInput, request.body);
    world.transact(() => setOverrides(world, overrides));
    response.json(listOf(world));
  });

  router.post('/worlds/:world/overrides', (request, response) => {
    const world = worldOf(worlds, request);
    const [ofOne, plain] = overrideAddition.options;
    const ofOneCall = isOfCall(request.body) ? parseInput(ofOne, request.body) : undefined;
    const added = ofOneCall
      ? parseInput(plain, { ...(ofCall(world, ofOneCall.call) as object), match: ofOneCall.match })
      : parseInput(plain, request.body);
    world.transact(() => addOverride(world, added));
    response.status(201).json(listOf(world));
  });

  router.delete('/worlds/:world/overrides', (request, response) => {
    const world = worldOf(worlds, request);
    world.transact(() => setOverrides(world, []));
    response.status(204).end();
  });

  router.delete('/worlds/:world/overrides/:id', (request, response) => {
    const world = worldOf(worlds, request);
    const { id } = request.params;
    if (!world.transact(() => removeOverride(world, id)))
      throw new AdminError(404, 'Unknown override', `Override "${id}" does not exist.`);
    response.status(204).end();
  });

  return router;
};
