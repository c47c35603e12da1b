import { Router } from 'express';
import * as z from 'zod';
import { dayOf } from '#lib/dates/market-time.ts';
import { checkLedger } from '#sim/core/ledger.ts';
import { mask } from '#sim/core/matching/mask.ts';
import type { World } from '#sim/core/world.ts';
import type { AdminContext } from './admin-context.ts';
import { AdminError } from './admin-error.ts';
import { callerOf, canAccessWorld, canReadTeam, unknownWorld } from './caller.ts';
import { createKeptWorld, requireReadable, requireStored } from './create-world.ts';
import { parseInput, worldName, worldOf } from './parse-input.ts';

export const worldInput = z.strictObject({
  name: worldName.describe('Name of the new world.'),
  seed: z
    .string()
    .min(1)
    .max(64)
    .optional()
    .describe('Text that its random numbers derive from; the usual one if absent.'),
  from: worldName.optional().describe('World to copy; a seed if absent.'),
  now: z.iso
    .datetime({ offset: true })
    .optional()
    .describe('Stops the clock at this time; the same seed and time give the same world.'),
});

/** Filter for the list of worlds. */
export const worldFilter = z.strictObject({
  search: z.string().max(200).optional().describe('Text in the name or the title; case does not count.'),
});

/** Worlds to delete: all that are not kept, narrowed by the search. */
export const worldRemoval = worldFilter.extend({
  kept: z.stringbool().optional().describe('`true` deletes kept worlds too; `default` always stays.'),
});

const matchesSearch =
  ({ search = '' }: z.output<typeof worldFilter>) =>
  ({ name, title }: Pick<World, 'name' | 'title'>): boolean =>
    `${name} ${title ?? ''}`.toLowerCase().includes(search.toLowerCase());

const lastCallOf = ({ journal }: World) => {
  const last = journal.find(journal.newest);
  return last ? { at: last.at, method: last.method, url: last.url, status: last.status } : null;
};

export const worldSummary = (world: World, kept: boolean) => ({
  name: world.name,
  title: world.title,
  team: world.owner?.team ?? null,
  seed: world.origin.seed,
  day: dayOf(world.origin.epoch),
  brand: world.origin.brand ?? null,
  market: world.origin.market ?? null,
  resets: world.resets,
  now: world.now(),
  kept,
  calls: world.journal.newest,
  lastCall: mask(lastCallOf(world)),
  bytes: world.documentBytes + world.journal.bytes,
});

export const worldCalls = ({ worlds, claims }: AdminContext): Router => {
  const router = Router();

  router.get('/worlds', async (request, response) => {
    const isWanted = matchesSearch(parseInput(worldFilter, request.query));
    const caller = callerOf(response);
    const wanted = worlds.list().filter(({ world }) => canAccessWorld(caller, world) && isWanted(world));
    const others = (await claims?.others()) ?? [];
    response.json({
      worlds: wanted.map(({ world, kept }) => worldSummary(world, kept)),
      elsewhere: others.filter(({ name, team }) => canReadTeam(caller, team) && isWanted({ name, title: null })),
      unavailable: [...worlds.unavailable.values()]
        .filter(({ stored }) => canAccessWorld(caller, stored) && isWanted({ name: stored.name, title: null }))
        .map(({ stored, error }) => ({ name: stored.name, team: stored.owner?.team ?? null, detail: error.message })),
      migrated: caller.role === 'admin' ? worlds.migrated : [],
      memory: { ...worlds.usage(), released: worlds.budget.released },
    });
  });

  router.post('/worlds', async (request, response) => {
    const { name, seed, from, now } = parseInput(worldInput, request.body);
    requireReadable(worlds, from, callerOf(response));
    const world = await createKeptWorld(worlds, name, response, (owner) =>
      worlds.create(name, { seed, from, owner, frozenAt: now === undefined ? undefined : Date.parse(now) }),
    );
    response.status(201).json(worldSummary(world, true));
  });

  router.delete('/worlds', async (request, response) => {
    const { kept: withKept = false, ...filter } = parseInput(worldRemoval, request.query);
    const isWanted = matchesSearch(filter);
    const removed = worlds
      .list()
      .filter(({ world, kept }) => world.name !== 'default' && (withKept || !kept) && isWanted(world))
      .filter(({ world }) => canAccessWorld(callerOf(response), world))
      .map(({ world }) => world.name);
    for (const name of removed) worlds.drop(name);
    await requireStored(worlds, removed);
    response.json({ removed });
  });

  router.delete('/worlds/:world', (request, response) => {
    const name = String(request.params.world);
    if (name === 'default')
      throw new AdminError(409, 'Default world', 'The default world can be reset, but not deleted.');
    if (!worlds.drop(name)) throw unknownWorld(name);
    response.status(204).end();
  });

  router.post('/worlds/:world/reset', (request, response) => {
    const name = parseInput(worldName, request.params.world);
    const world = worlds.reset(name);
    const isKept = worlds.list().some((it) => it.kept && it.world.name === name);
    response.json(worldSummary(world, isKept));
  });

  router.get('/worlds/:world/ledger', (request, response) => {
    const faults = checkLedger(worldOf(worlds, request).state);
    response.json({ sound: faults.length === 0, faults });
  });

  return router;
};
