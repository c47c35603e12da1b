import * as z from 'zod';
import { browserChoice } from '#sim/admin/browser.ts';
import { keyInput } from '#sim/admin/key.ts';
import { openQuery } from '#sim/admin/open.ts';
import { type AdminCall, session, text } from './admin-call.ts';

const browserState = z.object({
  world: text.describe('World that the browser is bound to.'),
  toolbar: z.boolean().describe('Whether pages show the toolbar of the simulator.'),
});

/** Calls about the browser that makes them. */
export const browserCalls: readonly AdminCall[] = [
  {
    name: 'events',
    method: 'get',
    path: '/events',
    does: 'Streams server-sent events of one world: requests, flags, scenarios, faults, clock, world.',
    query: z.object({ world: text.optional().describe('World to watch; that of the calling browser if absent.') }),
    reply: text,
    type: 'text/event-stream',
  },
  {
    name: 'readBrowser',
    method: 'get',
    path: '/browser',
    does: 'Returns the world and the toolbar state of the calling browser.',
    reply: browserState,
  },
  {
    name: 'giveKey',
    method: 'post',
    path: '/key',
    does: 'Stores the admin key, or a key of a team, in a cookie of the calling browser.',
    body: keyInput,
    refusals: [401, 403, 422, 429],
    open: true,
  },
  {
    name: 'setBrowser',
    method: 'put',
    path: '/browser',
    does: 'Sets the world and the toolbar of the calling browser.',
    body: browserChoice,
    reply: browserState,
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
    reply: z.object({
      world: text.describe('Name of the new world.'),
      session: session.nullable().describe('Session in it; null if no account was asked for.'),
    }),
    refusals: [404, 409, 422],
  },
];
