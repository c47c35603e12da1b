import { z } from 'zod';
import { auditFilter } from '../admin/access.ts';
import { browserChoice } from '../admin/browser.ts';
import { keyInput } from '../admin/key.ts';
import { openQuery } from '../admin/open.ts';
import { worldFilter, worldInput, worldRemoval } from '../admin/worlds.ts';
import { roles } from '../core/teams/team-key.ts';
import { type AdminCall, count, session, text, world } from './admin-call.ts';
import { worldCalls } from './world-calls.ts';

const browserState = z.object({
  world: text.describe('World that the browser is bound to.'),
  toolbar: z.boolean().describe('Whether pages show the toolbar of the simulator.'),
});

const quotas = (description: string) =>
  z
    .object({
      worlds: count('Number of worlds.'),
      bytes: count('Memory of its worlds.'),
      callsPerMinute: count('Calls per minute, with the key and in its worlds.'),
    })
    .describe(description);

/** Every call of the admin API. */
export const adminCalls: readonly AdminCall[] = [
  {
    name: 'health',
    method: 'get',
    path: '/health',
    does: 'Returns readiness, version and the addresses for other devices.',
    reply: z.object({
      ready: z.boolean().describe('Whether the site and all worlds are loaded.'),
      version: text.describe('Version of the simulator.'),
      network: z.array(text).describe('Addresses by which other devices reach it.'),
    }),
    open: true,
  },
  {
    name: 'openapi',
    method: 'get',
    path: '/openapi.json',
    does: 'Returns this document.',
    reply: z.looseObject({ openapi: text.describe('Version of OpenAPI.') }).describe('An OpenAPI document.'),
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
    does: 'Lists worlds and their memory use: all for admins, those of the team for keys of teams.',
    query: worldFilter,
    refusals: [422],
    reply: z.object({
      worlds: z.array(world).describe('All worlds of this process that the search leaves.'),
      elsewhere: z
        .array(
          z.object({
            name: text.describe('Name of the world.'),
            address: text.nullable().describe('Process that serves it; null if none has loaded it.'),
            team: text.nullable().describe('Team that it belongs to; null if it belongs to none.'),
          }),
        )
        .describe('Worlds of the same database that other processes serve, or none.'),
      setAside: z
        .array(
          z.object({
            name: text.describe('Name that the world had.'),
            as: text.describe('Name that it is stored under; deleting that name removes it.'),
            why: text.describe('Why this version could not take it over.'),
          }),
        )
        .describe('Kept worlds of other versions of the simulator that this one could not take over.'),
      takenOver: z.array(text).describe('Kept worlds of other versions that were taken over at the start.'),
      memory: z
        .looseObject({
          limit: count('Bytes that all worlds may use.'),
          total: count('Bytes that all worlds use, estimated.'),
        })
        .describe('Memory of all worlds.'),
    }),
  },
  {
    name: 'createWorld',
    method: 'post',
    path: '/worlds',
    does: 'Creates a world that is kept, from a seed or as a copy.',
    body: worldInput,
    reply: world,
    status: 201,
    refusals: [404, 409, 507],
  },
  {
    name: 'dropWorlds',
    method: 'delete',
    path: '/worlds',
    does: 'Deletes all worlds that are not kept, or those of them that a search finds.',
    query: worldRemoval,
    reply: z.object({ removed: z.array(text).describe('Names of the worlds that were deleted.') }),
    refusals: [422],
  },
  {
    name: 'listScenarios',
    method: 'get',
    path: '/scenarios',
    does: 'Lists all scenarios.',
    reply: z.object({
      scenarios: z
        .array(
          z
            .looseObject({
              name: text.describe('Name, for `applyScenarios`.'),
              description: text.describe('State after it is applied, in a sentence.'),
              requirements: z.array(text).describe('Ids of the requirements that it helps to test.'),
              flags: z.record(text, z.unknown()).optional().describe('Flags that it sets, by name.'),
              faults: z.array(z.unknown()).optional().describe('Faults that it adds.'),
              overrides: z.array(z.unknown()).optional().describe('Overrides that it adds.'),
              clock: z.record(text, z.unknown()).optional().describe('How it changes the clock.'),
              settles: text.optional().describe('Fact that it decides; scenarios with the same one conflict.'),
              changesDocuments: z.boolean().describe('Whether it changes documents of the world.'),
            })
            .meta({ id: 'Scenario', description: 'A named state that a world can be put in.' }),
        )
        .describe('All scenarios.'),
    }),
  },
  {
    name: 'coverage',
    method: 'get',
    path: '/coverage',
    does: 'Lists the endpoints that were called, with status and scenarios.',
    reply: z.object({
      rows: z
        .array(
          z.looseObject({
            row: text.describe('Name of the endpoint.'),
            method: text.describe('HTTP method.'),
            path: text.describe('Path.'),
            statuses: z.record(text, z.number().int()).describe('Number of calls by HTTP status.'),
            scenarios: z.array(text).describe('Scenarios under which it was called.'),
            under: z.record(text, z.record(text, z.number().int())).describe('Number of calls by scenario and status.'),
          }),
        )
        .describe('All endpoints of the contract.'),
    }),
  },
  { name: 'clearCoverage', method: 'delete', path: '/coverage', does: 'Resets the counts.' },
  {
    name: 'mcp',
    method: 'post',
    path: '/mcp',
    does: 'Model Context Protocol by Streamable HTTP, without sessions: tools for this API, contract and guides as resources.',
    body: z
      .looseObject({
        jsonrpc: z.literal('2.0').describe('Version of JSON-RPC.'),
        method: text.describe('Method of the protocol, such as `tools/call`.'),
        id: z.union([text, z.number()]).optional().describe('Id of the request; absent for notifications.'),
        params: z.record(text, z.unknown()).optional().describe('Parameters of the method.'),
      })
      .describe('A message of JSON-RPC.'),
    reply: z
      .looseObject({
        jsonrpc: z.literal('2.0').describe('Version of JSON-RPC.'),
        id: z.union([text, z.number()]).nullable().describe('Id of the request.'),
        result: z.unknown().optional().describe('Result of the method.'),
        error: z.unknown().optional().describe('Error of the protocol.'),
      })
      .describe('A message of JSON-RPC.'),
    refusals: [406],
  },
  {
    name: 'metrics',
    method: 'get',
    path: '/metrics',
    does: 'Returns metrics for Prometheus, of all teams. Only for the admin key.',
    reply: text,
    type: 'text/plain',
  },
  {
    name: 'listKeys',
    method: 'get',
    path: '/keys',
    does: 'Lists keys of teams with their quotas: all for admins, those of the team for others. Keys themselves are not stored.',
    reply: z.object({
      caller: z
        .object({
          role: z.enum(roles).describe('What the caller may do.'),
          team: text.nullable().describe('Team of the caller; null without a key of a team.'),
          key: text.nullable().describe('Id of its key; null without a key of a team.'),
        })
        .describe('The caller.'),
      keys: z
        .array(
          z
            .object({
              id: text.describe('Id, for `keys revoke` of the command line.'),
              team: text.describe('Team.'),
              role: z.enum(roles).describe('read, test or admin.'),
              createdAt: count('When it was added. Epoch ms.'),
              revokedAt: z.int().nullable().describe('When it was revoked; null while it is valid. Epoch ms.'),
              limits: quotas('Quotas.'),
              used: quotas('What it has used of them, by all processes.'),
            })
            .meta({ id: 'TeamKey', description: 'A key of a team.' }),
        )
        .describe('Keys, oldest first.'),
    }),
  },
  {
    name: 'listAudit',
    method: 'get',
    path: '/audit',
    does: 'Lists calls of the admin API that may have changed something, newest first: all for admins, those of the team for others.',
    query: auditFilter,
    refusals: [422],
    reply: z.object({
      entries: z
        .array(
          z
            .object({
              id: count('Number of the entry.'),
              at: count('When it ended. Epoch ms of the machine.'),
              key: text.describe('Id of the key, `ADMIN_KEY`, `this machine` or `command line`.'),
              team: text.nullable().describe('Team of the key; null without one.'),
              method: text.describe('HTTP method.'),
              path: text.describe('Path below `/__admin`, without query.'),
              world: text.nullable().describe('World that it was about; null if none.'),
              status: z.int().nullable().describe('HTTP status; null if the connection was closed before.'),
            })
            .meta({ id: 'AuditEntry', description: 'A call that may have changed something.' }),
        )
        .describe('Entries, newest first.'),
    }),
  },
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
  ...worldCalls,
];
