import { Router } from 'express';
import * as z from 'zod';
import type { World } from '#sim/core/world.ts';
import {
  addCallback,
  callback,
  callbacksOf,
  deliveries,
  removeCallback,
  setCallbacks,
} from '#sim/http/outgoing/callback.ts';
import type { AdminContext } from './admin-context.ts';
import { AdminError } from './admin-error.ts';
import { requireReachable } from './outgoing.ts';
import { parseInput, worldOf } from './parse-input.ts';

export const callbackInput = z.strictObject({
  callbacks: z.array(callback).max(50).describe('All callbacks of the world.'),
});

/** Returns callbacks with masked secrets, and their deliveries, newest first. */
const listOf = ({ state }: World) => ({
  callbacks: callbacksOf(state).map(({ id, callback: { secret, ...it } }) => ({
    id,
    ...it,
    ...(secret !== undefined && { secret: '***' }),
  })),
  deliveries: state
    .all(deliveries)
    .map(({ body, ...it }) => ({ ...it, body: JSON.parse(body) as unknown }))
    .reverse(),
});

export type CallbackList = ReturnType<typeof listOf>;

export const callbackCalls = ({ worlds, outgoing }: AdminContext): Router => {
  const router = Router();

  router.get('/worlds/:world/callbacks', (request, response) => {
    response.json(listOf(worldOf(worlds, request)));
  });

  router.put('/worlds/:world/callbacks', (request, response) => {
    const world = worldOf(worlds, request);
    const { callbacks } = parseInput(callbackInput, request.body);
    for (const [at, { url }] of callbacks.entries()) requireReachable(outgoing, `callbacks.${at}.url`, url);
    world.transact(() => setCallbacks(world, callbacks));
    response.json(listOf(world));
  });

  router.post('/worlds/:world/callbacks', (request, response) => {
    const world = worldOf(worlds, request);
    const input = parseInput(callback, request.body);
    requireReachable(outgoing, 'url', input.url);
    world.transact(() => addCallback(world, input));
    response.status(201).json(listOf(world));
  });

  router.delete('/worlds/:world/callbacks', (request, response) => {
    const world = worldOf(worlds, request);
    world.transact(() => setCallbacks(world, []));
    response.status(204).end();
  });

  router.delete('/worlds/:world/callbacks/:id', (request, response) => {
    const world = worldOf(worlds, request);
    const { id } = request.params;
    if (!world.transact(() => removeCallback(world, id)))
      throw new AdminError(404, 'Unknown callback', `Callback "${id}" does not exist.`);
    response.status(204).end();
  });

  return router;
};
