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
    does: 'Ready or not, the version, and the addresses by which other devices reach it.',
    reply: z.object({ ready: z.boolean(), version: text, network: z.array(text) }),
    open: true,
  },
  {
    name: 'openapi',
    method: 'get',
    path: '/openapi.json',
    does: 'This document.',
    reply: z.looseObject({ openapi: text }),
  },
  {
    name: 'docs',
    method: 'get',
    path: '/docs',
    does: 'The explorer of this document.',
    reply: text,
    type: 'text/html',
  },
  {
    name: 'listWorlds',
    method: 'get',
    path: '/worlds',
    does: 'Every world, and what all of them hold in memory.',
    reply: z.object({ worlds: z.array(world), memory: z.looseObject({ limit: z.number(), total: z.number() }) }),
  },
  {
    name: 'createWorld',
    method: 'post',
    path: '/worlds',
    does: 'Makes a world that is kept, from a seed or as a copy.',
    body: worldOrder,
    reply: world,
    status: 201,
    refusals: [404, 409, 507],
  },
  {
    name: 'listScenarios',
    method: 'get',
    path: '/scenarios',
    does: 'Every scenario.',
    reply: z.object({
      scenarios: z.array(z.looseObject({ name: text, description: text, requirements: z.array(text) })),
    }),
  },
  {
    name: 'coverage',
    method: 'get',
    path: '/coverage',
    does: 'Which rows were called, with what status, under which scenario.',
    reply: z.object({ rows: z.array(z.looseObject({ row: text })) }),
  },
  { name: 'clearCoverage', method: 'delete', path: '/coverage', does: 'Counts from zero again.' },
  {
    name: 'metrics',
    method: 'get',
    path: '/metrics',
    does: 'Figures for Prometheus.',
    reply: text,
    type: 'text/plain',
  },
  {
    name: 'events',
    method: 'get',
    path: '/events',
    does: 'Server-sent events of one world: requests, flags, scenarios, faults, clock, world.',
    query: z.object({ world: text.optional() }),
    reply: text,
    type: 'text/event-stream',
  },
  {
    name: 'readBrowser',
    method: 'get',
    path: '/browser',
    does: 'World and toolbar of the calling browser.',
    reply: z.object({ world: text, toolbar: z.boolean() }),
  },
  {
    name: 'giveKey',
    method: 'post',
    path: '/key',
    does: 'Leaves the admin key with the calling browser, as a cookie.',
    body: keyOrder,
    refusals: [401, 403, 422, 429],
    open: true,
  },
  {
    name: 'setBrowser',
    method: 'put',
    path: '/browser',
    does: 'Binds the calling browser to a world; switches its toolbar.',
    body: browserChoice,
    reply: z.object({ world: text, toolbar: z.boolean() }),
    refusals: [422],
  },
  {
    name: 'open',
    method: 'get',
    path: '/open',
    does: 'The page that opens the site in a state, in a world of its own. It changes nothing itself.',
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
    does: 'Binds the calling browser to a world of its own in a state, and signs it in where that is asked for.',
    body: openQuery,
    reply: z.object({ world: text, session: session.nullable() }),
    refusals: [404, 409, 422],
  },
  ...worldCalls,
];
