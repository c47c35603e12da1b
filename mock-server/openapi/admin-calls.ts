import { z } from 'zod';
import { browserChoice } from '../admin/browser.ts';
import { keyOrder } from '../admin/key.ts';
import { openQuery } from '../admin/open.ts';
import { worldOrder } from '../admin/worlds.ts';
import { type AdminCall, session, text, world } from './admin-call.ts';
import { worldCalls } from './world-calls.ts';

/** Every call of the admin API. */
export const adminCalls: readonly AdminCall[] = [
  {
    name: 'health',
    method: 'get',
    path: '/health',
    does: 'Returns readiness, version and the addresses for other devices.',
    reply: z.object({ ready: z.boolean(), version: text, network: z.array(text) }),
    open: true,
  },
  {
    name: 'openapi',
    method: 'get',
    path: '/openapi.json',
    does: 'Returns this document.',
    reply: z.looseObject({ openapi: text }),
  },
  {
    name: 'docs',
    method: 'get',
    path: '/docs',
    does: 'Returns the explorer of this document.',
    reply: text,
    type: 'text/html',
  },
  {
    name: 'listWorlds',
    method: 'get',
    path: '/worlds',
    does: 'Lists all worlds and their memory use.',
    reply: z.object({ worlds: z.array(world), memory: z.looseObject({ limit: z.number(), total: z.number() }) }),
  },
  {
    name: 'createWorld',
    method: 'post',
    path: '/worlds',
    does: 'Creates a world that is kept, from a seed or as a copy.',
    body: worldOrder,
    reply: world,
    status: 201,
    refusals: [404, 409, 507],
  },
  {
    name: 'listScenarios',
    method: 'get',
    path: '/scenarios',
    does: 'Lists all scenarios.',
    reply: z.object({
      scenarios: z.array(z.looseObject({ name: text, description: text, requirements: z.array(text) })),
    }),
  },
  {
    name: 'coverage',
    method: 'get',
    path: '/coverage',
    does: 'Lists the endpoints that were called, with status and scenarios.',
    reply: z.object({ rows: z.array(z.looseObject({ row: text })) }),
  },
  { name: 'clearCoverage', method: 'delete', path: '/coverage', does: 'Resets the counts.' },
  {
    name: 'metrics',
    method: 'get',
    path: '/metrics',
    does: 'Returns metrics for Prometheus.',
    reply: text,
    type: 'text/plain',
  },
  {
    name: 'events',
    method: 'get',
    path: '/events',
    does: 'Streams server-sent events of one world: requests, flags, scenarios, faults, clock, world.',
    query: z.object({ world: text.optional() }),
    reply: text,
    type: 'text/event-stream',
  },
  {
    name: 'readBrowser',
    method: 'get',
    path: '/browser',
    does: 'Returns the world and the toolbar state of the calling browser.',
    reply: z.object({ world: text, toolbar: z.boolean() }),
  },
  {
    name: 'giveKey',
    method: 'post',
    path: '/key',
    does: 'Stores the admin key in a cookie of the calling browser.',
    body: keyOrder,
    refusals: [401, 403, 422, 429],
    open: true,
  },
  {
    name: 'setBrowser',
    method: 'put',
    path: '/browser',
    does: 'Sets the world and the toolbar of the calling browser.',
    body: browserChoice,
    reply: z.object({ world: text, toolbar: z.boolean() }),
    refusals: [422],
  },
  {
    name: 'open',
    method: 'get',
    path: '/open',
    does: 'Returns the page that opens the site in a given state and a separate world. Changes nothing itself.',
    query: openQuery,
    reply: text,
    type: 'text/html',
    refusals: [422],
    open: true,
  },
  {
    name: 'openState',
    method: 'post',
    path: '/open',
    does: 'Sets a separate world with the given state for the calling browser and logs in if requested.',
    body: openQuery,
    reply: z.object({ world: text, session: session.nullable() }),
    refusals: [404, 409, 422],
  },
  ...worldCalls,
];
