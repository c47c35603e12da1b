import * as z from 'zod';
import { branchInput } from '#sim/admin/history.ts';
import { checkpointInput } from '#sim/admin/snapshots.ts';
import { snapshot } from '#sim/core/snapshot.ts';
import { type AdminCall, changes, count, instant, text, worldPath as w, world } from './admin-call.ts';

const checkpoints = z.object({
  checkpoints: z
    .array(z.object({ name: text.describe('Name of the point.'), at: instant('When it was named.') }))
    .describe('Named points, oldest first.'),
});

/** Calls about earlier states: snapshots, checkpoints, and the changes of each call. */
export const historyCalls: readonly AdminCall[] = [
  {
    name: 'takeSnapshot',
    method: 'get',
    path: `${w}/snapshot`,
    does: 'Returns the world as one document, now or at a checkpoint.',
    query: z.object({ checkpoint: text.optional().describe('Checkpoint to take; the present if absent.') }),
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
    body: checkpointInput,
    reply: checkpoints,
    status: 201,
    refusals: [409, 422],
  },
  {
    name: 'diff',
    method: 'get',
    path: `${w}/diff`,
    does: 'Lists changes since a checkpoint or the seed.',
    query: z.object({ from: text.optional().describe('Checkpoint to compare with; `seed` if absent.') }),
    reply: z.object({ from: text.describe('Point that is compared with.'), changes }),
    refusals: [404],
  },
  {
    name: 'history',
    method: 'get',
    path: `${w}/history`,
    does: 'Lists calls that changed data, newest first, as far back as the history goes.',
    reply: z.object({
      calls: z
        .array(
          z.looseObject({
            call: count('Number of the call in the journal.'),
            at: instant('When it was placed.'),
            kinds: z.array(text).describe('Collections that it changed.'),
            documents: count('Number of documents that it changed.'),
            method: text.nullable().describe('HTTP method; null once the journal has forgotten the call.'),
            url: text.nullable().describe('Path and query; null once the journal has forgotten the call.'),
            row: text.nullable().describe('Name of the endpoint; null without one.'),
            account: text.nullable().describe('Account of the caller; null for guests.'),
          }),
        )
        .describe('Calls, newest first.'),
    }),
  },
  {
    name: 'readHistory',
    method: 'get',
    path: `${w}/history/{call}`,
    does: 'Lists the changes of one call.',
    reply: z.object({ call: count('Number of the call in the journal.'), at: instant('When it was placed.'), changes }),
    refusals: [404, 409],
  },
  {
    name: 'forkHistory',
    method: 'post',
    path: `${w}/history/{call}/fork`,
    does: 'Creates a world with the state and clock before or after a call, and lists what has changed since.',
    body: branchInput,
    reply: world.extend({ changes }),
    status: 201,
    refusals: [404, 409, 422, 507],
  },
];
