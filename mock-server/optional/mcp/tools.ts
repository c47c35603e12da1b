import * as z from 'zod';
import { actionList } from '#sim/admin/actions/actions.ts';
import { adminCalls } from '#sim/openapi/admin-calls.ts';
import type { AdminClient, BackendClient } from './admin-client.ts';

/** One tool of the MCP server: a call of the admin API. */
interface Tool {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodRawShape;
  /** Schema of the result; absent if it is not an object. */
  readonly output?: z.ZodObject | undefined;
  readonly readOnly?: boolean;
  readonly run: (admin: AdminClient, input: Record<string, unknown>, backend: BackendClient) => Promise<unknown>;
}

const world = z
  .string()
  .regex(/^[a-z0-9-]{1,64}$/)
  .describe('Name of the world; an unknown one is created.');
const record = z.record(z.string(), z.unknown());

const below = (input: Record<string, unknown>, path: string): string =>
  `/worlds/${encodeURIComponent(String(input.world))}${path}`;

const withoutWorld = ({ world: _, ...rest }: Record<string, unknown>): Record<string, unknown> => rest;

const search = (input: Record<string, unknown>): string => {
  const entries = Object.entries(input).map(([name, value]) => [name, String(value)]);
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
};

interface ScenarioList {
  readonly scenarios: readonly { readonly name: string; readonly description: string }[];
}

const calls = new Map(adminCalls.map((it) => [it.name, it]));

/** Returns the schema of what a call of the admin API returns. */
const replyOf = (call: string): z.ZodObject | undefined => {
  const reply = calls.get(call)?.reply;
  // The copy has no id, which would make the schema a reference; the protocol wants an object.
  return reply instanceof z.ZodObject ? reply.extend({}) : undefined;
};

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const shapeOf = (schema: z.ZodType | undefined): z.ZodRawShape =>
  schema instanceof z.ZodObject ? (schema.shape as z.ZodRawShape) : {};

/** Returns a tool for a call of the admin API: its input is the parameters of the path, the query and the body. */
const toolOf = (call: string): Tool => {
  const found = calls.get(call);
  if (!found) throw new Error(`no call ${call}`);
  const { method, path, does, query, body } = found;
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return {
    name: snakeCase(call),
    description: does,
    input: {
      ...Object.fromEntries(
        parameters.map((it) => [it, it === 'world' ? world : z.coerce.string().describe(`The ${it}.`)]),
      ),
      ...shapeOf(query),
      ...shapeOf(body),
    },
    output: replyOf(call),
    readOnly: method === 'get',
    run: (admin, input) => {
      const rest = Object.entries(input).filter(([name]) => !parameters.includes(name));
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
      if (method === 'get' || method === 'delete')
        return admin(method.toUpperCase(), filled + search(Object.fromEntries(rest)));
      return admin(method.toUpperCase(), filled, Object.fromEntries(rest));
    },
  };
};

/** Calls of the admin API that are tools under their own name. */
const namedCalls = [
  'setFaults',
  'listFaults',
  'clearFaults',
  'history',
  'readHistory',
  'forkHistory',
  'addCallback',
  'listCallbacks',
  'listCodes',
  'listOverrides',
  'listMatches',
  'changeMatch',
  'listMembers',
  'readSafety',
  'changeSafety',
  'readClock',
  'ledger',
  'makeCheckpoint',
  'diff',
];

/** Tools that testers use most; everything else is in the resource of the contract. */
export const tools: readonly Tool[] = [
  {
    name: 'open_world',
    description: 'Creates a persistent world from a seed or as a copy of another world.',
    input: {
      world: world.describe('Name of the new world.'),
      seed: z.string().max(64).optional().describe('Seed text for its random numbers.'),
      from: world.optional().describe('World to copy.'),
      now: z.iso.datetime({ offset: true }).optional().describe('Freezes the clock at this time.'),
    },
    output: replyOf('createWorld'),
    run: (admin, input) => admin('POST', '/worlds', { name: input.world, ...withoutWorld(input) }),
  },
  {
    name: 'list_worlds',
    description: 'Lists all worlds with their clock and memory.',
    input: {},
    readOnly: true,
    output: replyOf('listWorlds'),
    run: (admin) => admin('GET', '/worlds'),
  },
  {
    name: 'reset_world',
    description: 'Resets a world to its seed.',
    input: { world },
    output: replyOf('resetWorld'),
    run: (admin, input) => admin('POST', below(input, '/reset')),
  },
  {
    name: 'list_scenarios',
    description: 'Lists the scenarios that can be applied to a world.',
    input: { search: z.string().optional().describe('Part of the name or description.') },
    readOnly: true,
    run: async (admin, input) => {
      const { scenarios } = (await admin('GET', '/scenarios')) as ScenarioList;
      const wanted = String(input.search ?? '').toLowerCase();
      return scenarios
        .map(({ name, description }) => ({ name, description }))
        .filter((it) => `${it.name} ${it.description}`.toLowerCase().includes(wanted));
    },
  },
  {
    name: 'apply_scenarios',
    description: 'Applies one or more scenarios at once. If they conflict, nothing changes.',
    input: { world, names: z.array(z.string()).min(1).max(50).describe('Scenario names from list_scenarios.') },
    output: replyOf('applyScenarios'),
    run: (admin, input) => admin('POST', below(input, '/scenarios'), { names: input.names }),
  },
  {
    name: 'undo_scenarios',
    description:
      'Returns the world to its state before scenarios were last applied; everything since then is undone too.',
    input: { world },
    output: replyOf('undoScenarios'),
    run: (admin, input) => admin('DELETE', below(input, '/scenarios')),
  },
  {
    name: 'set_flags',
    description: 'Changes flags of the merchant or settings of the simulator, such as MAINTENANCE.',
    input: { world, flags: record.describe('Values by flag name.') },
    output: replyOf('setFlags'),
    run: (admin, input) => admin('PATCH', below(input, '/flags'), input.flags),
  },
  {
    name: 'add_override',
    description: 'Overrides the responses of an endpoint. Values are validated against the contract.',
    input: {
      world,
      endpoint: z.string().describe('Endpoint name, the `operationId` in the contract.'),
      replies: z.array(record).min(1).max(50).describe('Responses with value, patch, errorCode, headers or delay.'),
      match: record.optional().describe('Calls to match, by member, query, headers, body, calls, scenario or state.'),
      outsideContract: z.boolean().optional().describe('Allows responses that violate the contract.'),
    },
    output: replyOf('addOverride'),
    run: (admin, input) => admin('POST', below(input, '/overrides'), withoutWorld(input)),
  },
  {
    name: 'clear_overrides',
    description: 'Removes all overrides of a world.',
    input: { world },
    run: (admin, input) => admin('DELETE', below(input, '/overrides')),
  },
  {
    name: 'set_clock',
    description: 'Advances, sets, freezes or resumes the clock of a world. Due events are processed.',
    input: {
      world,
      advance: z.string().optional().describe('Duration such as 90s, 5m or 1d12h. Cannot be combined with now.'),
      now: z.iso.datetime({ offset: true }).optional().describe('New time. Cannot be combined with advance.'),
      frozen: z.boolean().optional().describe('true freezes the clock, false resumes it.'),
    },
    output: replyOf('setClock'),
    run: (admin, input) => admin('PUT', below(input, '/clock'), withoutWorld(input)),
  },
  {
    name: 'read_calls',
    description: 'Lists the calls of a world, newest first, with the reason for each response. Secrets are masked.',
    input: {
      world,
      row: z.string().optional().describe('Only calls of this endpoint.'),
      status: z.int().optional().describe('Only responses with this HTTP status.'),
      search: z.string().optional().describe('Text anywhere in the call.'),
      limit: z.int().min(1).max(200).default(20).describe('Maximum number of calls to return.'),
    },
    readOnly: true,
    run: (admin, input) => admin('GET', below(input, `/requests${search(withoutWorld(input))}`)),
  },
  {
    name: 'verify_calls',
    description: 'Verifies that a world received the expected calls; if not, returns the closest ones.',
    input: {
      world,
      endpoint: z.string().optional().describe('Endpoint name, as an alternative to path.'),
      path: z.string().optional().describe('Path; `*` is a wildcard.'),
      match: record.optional().describe('Expected member, query, headers or body.'),
      count: record.optional().describe('exactly, atLeast or atMost. Default: at least one call.'),
      inOrder: z.array(record).optional().describe('Calls expected in this order. Replaces the other arguments.'),
    },
    readOnly: true,
    output: replyOf('verify'),
    run: (admin, input) => admin('POST', below(input, '/verify'), withoutWorld(input)),
  },
  {
    name: 'read_member',
    description: 'Reads a member as the backend sees it: balance, ledger, last SMS code.',
    input: { world, account: z.string().max(64).describe('Username, such as player01.') },
    readOnly: true,
    output: replyOf('readMember'),
    run: (admin, input) => admin('GET', below(input, `/members/${encodeURIComponent(String(input.account))}`)),
  },
  {
    name: 'take_snapshot',
    description: 'Exports a world as one document for restore_snapshot.',
    input: { world },
    readOnly: true,
    run: (admin, input) => admin('GET', below(input, '/snapshot')),
  },
  {
    name: 'restore_snapshot',
    description: 'Replaces a world with a snapshot.',
    input: { world, snapshot: record.describe('Document from take_snapshot.') },
    run: (admin, input) => admin('PUT', below(input, '/snapshot'), input.snapshot),
  },
  {
    name: 'call_backend',
    description:
      'Calls the backend of a world as its site does, as a guest or as a member, and returns status and body.',
    input: {
      world,
      path: z.string().startsWith('/').describe('Path with query, such as /wps/wallets/balance.'),
      method: z.enum(['GET', 'POST', 'PUT', 'DELETE']).default('GET').describe('HTTP method.'),
      as: z
        .string()
        .max(64)
        .optional()
        .describe('Username of a member who is logged in for the call; a guest if absent.'),
      body: record.optional().describe('JSON body.'),
      headers: z.record(z.string(), z.string()).optional().describe('More headers.'),
    },
    output: z.object({
      status: z.int().describe('HTTP status; 0 if the connection was closed without a response.'),
      body: z.unknown().describe('JSON body, or text; null without one.'),
    }),
    run: async (admin, { world: name, path, method, as, body, headers }, backend) => {
      const session =
        as === undefined ? undefined : await admin('POST', below({ world: name }, `/members/${as}/session`));
      return backend({
        world: String(name),
        path: String(path),
        method: String(method),
        token: (session as { token: string } | undefined)?.token,
        body,
        headers: (headers ?? {}) as Record<string, string>,
      });
    },
  },
  ...namedCalls.map(toolOf),
  ...actionList.map(
    ([name, { does, input, output }]): Tool => ({
      name: snakeCase(name),
      description: does,
      input: { world, ...input.shape },
      output,
      run: (admin, order) => admin('POST', below(order, `/actions/${name}`), withoutWorld(order)),
    }),
  ),
];
