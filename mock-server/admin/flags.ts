import { Router } from 'express';
import { z } from 'zod';
import { describeFlags, flagFaults, setFlags } from '../features/site/rules/flags.ts';
import type { AdminParts } from './parts.ts';
import { readAs, worldOf } from './read.ts';
import { Refused } from './refuse.ts';

export const flagChanges = z.record(z.string(), z.unknown());

export const flagCalls = ({ worlds }: AdminParts): Router => {
  const router = Router();

  router.get('/worlds/:world/flags', (request, response) => {
    response.json({ flags: describeFlags(worldOf(worlds, request).state) });
  });

  router.patch('/worlds/:world/flags', (request, response) => {
    const world = worldOf(worlds, request);
    const values = readAs(flagChanges, request.body);
    const faults = flagFaults(values);
    if (faults.length > 0) {
      const detail = faults.map(({ name, fault }) => `${name}: ${fault}`).join('; ');
      throw new Refused(422, 'Bad flags', detail, { faults });
    }
    world.transact(() => setFlags(world, values, 'admin'));
    response.json({ flags: describeFlags(world.state) });
  });

  return router;
};
