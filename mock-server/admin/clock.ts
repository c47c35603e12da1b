import { Router } from 'express';
import * as z from 'zod';
import { dayMs } from '#lib/dates/units.ts';
import { spanOf } from '#sim/core/clock.ts';
import { dueEvents, earlierEvent } from '#sim/core/due-event.ts';
import type { World } from '#sim/core/world.ts';
import type { AdminContext } from './admin-context.ts';
import { invalidContent } from './admin-error.ts';
import { parseInput, worldOf } from './parse-input.ts';

export const clockChange = z
  .strictObject({
    advance: z
      .string()
      .refine((text) => spanOf(text) !== null, 'must be a duration such as 90s, 5m or 1d12h')
      .optional()
      .describe('Span to move forward by, such as `90s`, `5m` or `1d12h`. Not beside `now`.'),
    now: z.iso
      .datetime({ offset: true, error: 'must be an instant such as 2026-03-02T12:00:00+08:00' })
      .optional()
      .describe('Time to set. Not beside `advance`.'),
    frozen: z.boolean().optional().describe('Stops or starts the clock.'),
  })
  .refine((it) => it.advance === undefined || it.now === undefined, 'needs either advance or now');

/** Maximum time that one call may advance a clock; all events in between are run. */
const maxAdvanceMs = 400 * dayMs;
/** First and last time of a world's clock. */
const [firstInstant, lastInstant] = [Date.parse('2000-01-01T00:00:00Z'), Date.parse('2100-01-01T00:00:00Z')];

/** Throws for a time that a clock may not be set to. */
export const checkAdvance = (field: 'advance' | 'now', from: number, to: number): void => {
  const fault =
    to - from > maxAdvanceMs
      ? 'must be at most 400 days; use several calls'
      : to < firstInstant || to > lastInstant
        ? 'must stay within the years 2000 to 2099'
        : undefined;
  if (fault) throw invalidContent({ field, fault });
};

const reading = (world: World) => {
  const next = world.state.all(dueEvents).reduce(earlierEvent, undefined as Parameters<typeof earlierEvent>[0]);
  const { offset, frozenAt } = world.clock;
  return {
    now: world.now(),
    iso: new Date(world.now()).toISOString(),
    offset,
    frozen: frozenAt !== null,
    next: next ? { at: next.at, type: next.type, id: next.id } : null,
  };
};

export type ClockReading = ReturnType<typeof reading>;

export const clockCalls = ({ worlds }: AdminContext): Router => {
  const router = Router();

  router.get('/worlds/:world/clock', (request, response) => {
    response.json(reading(worldOf(worlds, request)));
  });

  router.put('/worlds/:world/clock', async (request, response) => {
    const world = worldOf(worlds, request);
    const { advance, now, frozen } = parseInput(clockChange, request.body);
    const target = now === undefined ? world.now() + (spanOf(advance ?? '0s') ?? 0) : Date.parse(now);
    checkAdvance(now === undefined ? 'advance' : 'now', world.now(), target);
    world.transact(() => world.setClock({ now: target, ...(frozen !== undefined && { frozen }) }));
    await world.catchUp();
    response.json(reading(world));
  });

  return router;
};
