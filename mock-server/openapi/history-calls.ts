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
    does: 'The world as one document, now or as at a checkpoint.',
    query: z.object({ checkpoint: text.optional() }),
    reply: snapshot,
    refusals: [404],
  },
  {
    name: 'restoreSnapshot',
    method: 'put',
    path: `${w}/snapshot`,
    does: 'Puts the document’s world in this one’s place.',
    body: snapshot,
    reply: world,
    refusals: [422, 507],
  },
  {
    name: 'listCheckpoints',
    method: 'get',
    path: `${w}/checkpoints`,
    does: 'Named points, oldest first.',
    reply: checkpoints,
  },
  {
    name: 'makeCheckpoint',
    method: 'post',
    path: `${w}/checkpoints`,
    does: 'Names this point.',
    body: checkpointOrder,
    reply: checkpoints,
    status: 201,
    refusals: [409, 422],
  },
  {
    name: 'diff',
    method: 'get',
    path: `${w}/diff`,
    does: 'What changed since a checkpoint or the seed.',
    query: z.object({ from: text.optional() }),
    reply: z.object({ from: text, changes }),
    refusals: [404],
  },
  {
    name: 'history',
    method: 'get',
    path: `${w}/history`,
    does: 'The calls that changed something, newest first, as far back as can be gone.',
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
    does: 'What one call of the journal changed.',
    reply: z.object({ call: z.number().int(), at: instant, changes }),
    refusals: [404, 409],
  },
  {
    name: 'forkHistory',
    method: 'post',
    path: `${w}/history/{call}/fork`,
    does: 'A new world as this one was before or after a call, its clock at that time; and what changed here since.',
    body: branchOrder,
    reply: world.extend({ changes }),
    status: 201,
    refusals: [404, 409, 422, 507],
  },
];
