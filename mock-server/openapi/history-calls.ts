import { z } from 'zod';
import { branchOrder } from '../admin/history.ts';
import { checkpointOrder } from '../admin/snapshots.ts';
import { snapshot } from '../core/snapshot.ts';
import { type AdminCall, instant, text, worldPath as w, world } from './admin-call.ts';

const checkpoints = z.object({ checkpoints: z.array(z.object({ name: z.string(), at: instant })) });
const changes = z.array(z.object({ kind: z.string(), id: z.string(), before: z.unknown(), after: z.unknown() }));

/** Calls about how a world was: snapshots, checkpoints, and what each call changed. */
export const historyCalls: readonly AdminCall[] = [
  {
    name: 'takeSnapshot',
    method: 'get',
    path: `${w}/snapshot`,
    does: 'Returns the world as one document, now or at a checkpoint.',
    query: z.object({ checkpoint: text.optional() }),
    reply: snapshot,
    refusals: [404],
  },
  {
    name: 'restoreSnapshot',
    method: 'put',
    path: `${w}/snapshot`,
    does: 'Restores the world from the document.',
    body: snapshot,
    reply: world,
    refusals: [422, 507],
  },
  {
    name: 'listCheckpoints',
    method: 'get',
    path: `${w}/checkpoints`,
    does: 'Lists checkpoints, oldest first.',
    reply: checkpoints,
  },
  {
    name: 'makeCheckpoint',
    method: 'post',
    path: `${w}/checkpoints`,
    does: 'Creates a checkpoint.',
    body: checkpointOrder,
    reply: checkpoints,
    status: 201,
    refusals: [409, 422],
  },
  {
    name: 'diff',
    method: 'get',
    path: `${w}/diff`,
    does: 'Lists changes since a checkpoint or the seed.',
    query: z.object({ from: text.optional() }),
    reply: z.object({ from: text, changes }),
    refusals: [404],
  },
  {
    name: 'history',
    method: 'get',
    path: `${w}/history`,
    does: 'Lists calls that changed data, newest first, as far back as the history goes.',
    reply: z.object({
      calls: z.array(
        z.looseObject({ call: z.number().int(), at: instant, kinds: z.array(text), documents: z.number().int() }),
      ),
    }),
  },
  {
    name: 'readHistory',
    method: 'get',
    path: `${w}/history/{call}`,
    does: 'Lists the changes of one call.',
    reply: z.object({ call: z.number().int(), at: instant, changes }),
    refusals: [404, 409],
  },
  {
    name: 'forkHistory',
    method: 'post',
    path: `${w}/history/{call}/fork`,
    does: 'Creates a world with the state and clock before or after a call, and lists what has changed since.',
    body: branchOrder,
    reply: world.extend({ changes }),
    status: 201,
    refusals: [404, 409, 422, 507],
  },
];
