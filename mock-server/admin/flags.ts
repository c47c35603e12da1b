import { Router } from 'express';
import * as z from 'zod';
import { describeFlags, flagFaults, setFlags } from '#sim/features/site/rules/flags.ts';
import type { AdminContext } from './admin-context.ts';
import { AdminError } from './admin-error.ts';
import { parseInput, worldOf } from './parse-input.ts';

export const flagChanges = z.record(z.string(), z.unknown());

export const flagCalls = ({ worlds }: AdminContext): Router => {
  const router = Router();

  router.get('/worlds/:world/flags', (request, response) => {
    response.json({ flags: describeFlags(worldOf(worlds, request).state) });
  });

  router.patch('/worlds/:world/flags', (request, response) => {
    const world = worldOf(worlds, request);
    const values = parseInput(flagChanges, request.body);
    const faults = flagFaults(values);
    if (faults.length > 0) {
      const detail = faults.map(({ name, fault }) => `${name}: ${fault}`).join('; ');
      throw new AdminError(422, 'Invalid flags', detail, { faults });
    }
    world.transact(() => setFlags(world, values, 'admin'));
    response.json({ flags: describeFlags(world.state) });
  });

  return router;
};
