import { Router } from 'express';
import { z } from 'zod';
import { spanOf } from '../engine/clock.ts';
import { due, earlier } from '../engine/due.ts';
import type { World } from '../engine/world.ts';
import type { AdminParts } from './parts.ts';
import { readAs, worldOf } from './read.ts';

export const clockChange = z
  .strictObject({
    /** A span such as `5m` or `1d12h`. */
    advance: z
      .string()
      .refine((text) => spanOf(text) !== null, 'wants a span such as 90s, 5m or 1d12h')
      .optional(),
    now: z.iso.datetime({ offset: true }).optional(),
    frozen: z.boolean().optional(),
  })
  .refine((it) => it.advance === undefined || it.now === undefined, 'wants either advance or now');

const reading = (world: World) => {
  const next = world.state.all(due).reduce(earlier, undefined as Parameters<typeof earlier>[0]);
  const { offset, frozenAt } = world.clock;
  return {
    now: world.now(),
    iso: new Date(world.now()).toISOString(),
    offset,
    frozen: frozenAt !== null,
    next: next ? { at: next.at, type: next.type, id: next.id } : null,
  };
};

export const clockCalls = ({ worlds }: AdminParts): Router => {
  const router = Router();

  router.get('/worlds/:world/clock', (request, response) => {
    response.json(reading(worldOf(worlds, request)));
  });

  router.put('/worlds/:world/clock', (request, response) => {
    const world = worldOf(worlds, request);
    const { advance, now, frozen } = readAs(clockChange, request.body);
    const target = now === undefined ? world.now() + (spanOf(advance ?? '0s') ?? 0) : Date.parse(now);
    world.transact(() => world.setClock({ now: target, ...(frozen !== undefined && { frozen }) }));
    world.fireDue();
    response.json(reading(world));
  });

  return router;
};
