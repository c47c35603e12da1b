import * as z from 'zod';
import { worldFilter, worldInput, worldRemoval } from '#sim/admin/worlds.ts';
import { type AdminCall, count, text, world } from './admin-call.ts';
import { browserCalls } from './browser-calls.ts';
import { teamCalls } from './team-calls.ts';
import { worldCalls } from './world-calls.ts';

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
      unavailable: z
        .array(
          z.object({
            name: text.describe('Name of the world.'),
            team: text.nullable().describe('Team that it belongs to; null if it belongs to none.'),
            detail: text.describe('Why this version cannot open it.'),
          }),
        )
        .describe('Kept worlds that this version cannot open; their stored contents are unchanged.'),
      migrated: z.array(text).describe('Kept worlds of other versions that were migrated since the start.'),
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
  ...teamCalls,
  ...browserCalls,
  ...worldCalls,
];
