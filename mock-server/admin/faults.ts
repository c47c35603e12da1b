import { Router } from 'express';
import * as z from 'zod';
import { fault, faultsOf, setFaults } from '#sim/core/faults/fault.ts';
import type { World } from '#sim/core/world.ts';
import type { AdminContext } from './admin-context.ts';
import { parseInput, worldOf } from './parse-input.ts';

export const faultInput = z.strictObject({ faults: z.array(fault).max(100).describe('All faults of the world.') });

/** Returns the faults of a world, and how many calls each matched, in the same order. */
const listOf = ({ state }: World) => {
  const set = faultsOf(state);
  return { faults: set.map((it) => it.fault), calls: set.map((it) => it.calls) };
};

export type FaultList = ReturnType<typeof listOf>;

export const faultCalls = ({ worlds }: AdminContext): Router => {
  const router = Router();

  router.get('/worlds/:world/faults', (request, response) => {
    response.json(listOf(worldOf(worlds, request)));
  });

  router.put('/worlds/:world/faults', (request, response) => {
    const world = worldOf(worlds, request);
    const { faults } = parseInput(faultInput, request.body);
    world.transact(() => setFaults(world, faults));
    response.json(listOf(world));
  });

  router.delete('/worlds/:world/faults', (request, response) => {
    const world = worldOf(worlds, request);
    world.transact(() => setFaults(world, []));
    response.status(204).end();
  });

  return router;
};
