import { Router } from 'express';
import { upstream, upstreamOf, upstreams } from '#sim/core/upstream.ts';
import type { World } from '#sim/core/world.ts';
import type { AdminContext } from './admin-context.ts';
import { requireReachable } from './outgoing.ts';
import { parseInput, worldOf } from './parse-input.ts';

const shown = ({ state }: World) => {
  const found = upstreamOf(state);
  return { upstream: found ? { base: found.base, endpoints: found.endpoints, keep: found.keep } : null };
};

export type UpstreamView = ReturnType<typeof shown>;

/** Sets the real backend that responds to endpoints in place of a world. */
export const upstreamCalls = ({ worlds, outgoing }: AdminContext): Router => {
  const router = Router();

  router.get('/worlds/:world/upstream', (request, response) => {
    response.json(shown(worldOf(worlds, request)));
  });

  router.put('/worlds/:world/upstream', (request, response) => {
    const world = worldOf(worlds, request);
    const input = parseInput(upstream, request.body);
    requireReachable(outgoing, 'base', input.base);
    world.transact(() => world.state.put(upstreams, { id: 'upstream', ...input }));
    response.json(shown(world));
  });

  router.delete('/worlds/:world/upstream', (request, response) => {
    const world = worldOf(worlds, request);
    world.transact(() => world.state.remove(upstreams, 'upstream'));
    response.status(204).end();
  });

  return router;
};
