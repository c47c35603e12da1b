import { type Request, Router } from 'express';
import * as z from 'zod';
import type { HistorySide } from '#sim/core/history.ts';
import { maskChange } from '#sim/core/matching/mask.ts';
import type { State } from '#sim/core/state.ts';
import { differences } from '#sim/core/state-differences.ts';
import type { World } from '#sim/core/world.ts';
import type { AdminContext } from './admin-context.ts';
import { AdminError } from './admin-error.ts';
import { createKeptWorld } from './create-world.ts';
import { parseInput, worldName, worldOf } from './parse-input.ts';
import { worldSummary } from './worlds.ts';

export const branchInput = z.strictObject({
  name: worldName.describe('Name of the new world.'),
  side: z
    .enum(['before', 'after'])
    .default('after')
    .meta({ description: 'State of the new world: before or after the call.' }),
});

/**
 * Returns the number of the call in the address and the time at which it was placed. Throws 404 for an unknown call.
 */
const callTime = (world: World, { params }: Request): { readonly call: number; readonly at: number } => {
  const call = Number(params.call);
  const at = world.journal.find(call)?.at ?? world.history.changed().find((it) => it.call === call)?.at;
  if (at === undefined) throw new AdminError(404, 'Unknown call', `Call ${params.call} is not in the journal.`);
  return { call, at };
};

const stateAt = ({ state, history }: World, call: number, side: HistorySide): State => {
  const undo = history.since(call, side);
  if (!undo) throw new AdminError(409, 'Too old', `Call ${call} is older than the history of this world.`);
  return state.before(undo);
};

const changesOf = (before: State, after: State) => differences(before, after).map(maskChange);

/** Returns the calls that changed something, newest first. */
const callsOf = ({ history, journal }: World) => {
  const calls = history.changed().map((call) => {
    const { method, url, row, account } = journal.find(call.call) ?? {};
    return { ...call, method: method ?? null, url: url ?? null, row: row ?? null, account: account ?? null };
  });
  return { calls: calls.reverse() };
};

export type CallHistory = ReturnType<typeof callsOf>;

/** Returns the changes of a call in the journal, and creates a new world from the state at that call. */
export const historyCalls = ({ worlds }: AdminContext): Router => {
  const router = Router();

  router.get('/worlds/:world/history', (request, response) => {
    response.json(callsOf(worldOf(worlds, request)));
  });

  router.get('/worlds/:world/history/:call', (request, response) => {
    const world = worldOf(worlds, request);
    const { call, at } = callTime(world, request);
    response.json({ call, at, changes: changesOf(stateAt(world, call, 'before'), stateAt(world, call, 'after')) });
  });

  router.post('/worlds/:world/history/:call/fork', async (request, response) => {
    const world = worldOf(worlds, request);
    const { name, side } = parseInput(branchInput, request.body);
    const { call, at } = callTime(world, request);
    const state = stateAt(world, call, side);
    const branch = await createKeptWorld(worlds, name, response, (owner) => {
      const created = worlds.branch(name, world, state, owner);
      created?.transact(() => created.setClock({ now: at }));
      return created;
    });
    response.status(201).json({ ...worldSummary(branch, true), changes: changesOf(state, world.state) });
  });

  return router;
};
