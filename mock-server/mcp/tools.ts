import { z } from 'zod';
import type { AdminClient } from './admin-client.ts';

/** One tool of the MCP server: a call of the admin API. */
interface Tool {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodRawShape;
  readonly readOnly?: true;
  readonly run: (admin: AdminClient, given: Record<string, unknown>) => Promise<unknown>;
}

const world = z
  .string()
  .regex(/^[a-z0-9-]{1,64}$/)
  .describe('Name of the world; an unknown one is created.');
const record = z.record(z.string(), z.unknown());

const below = (given: Record<string, unknown>, path: string): string =>
  `/worlds/${encodeURIComponent(String(given.world))}${path}`;

const withoutWorld = ({ world: _, ...rest }: Record<string, unknown>): Record<string, unknown> => rest;

const search = (given: Record<string, unknown>): string => {
  const entries = Object.entries(given).map(([name, value]) => [name, String(value)]);
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
};

interface ScenarioList {
  readonly scenarios: readonly { readonly name: string; readonly description: string }[];
}

/** Tools that testers use most; everything else is in the resource of the contract. */
export const tools: readonly Tool[] = [
  {
    name: 'open_world',
    description: 'Creates a world that is kept, from a seed or as a copy of another.',
    input: {
      world: world.describe('Name of the new world.'),
      seed: z.string().max(64).optional().describe('Text that its random numbers derive from.'),
      from: world.optional().describe('World to copy.'),
      now: z.iso.datetime({ offset: true }).optional().describe('Stops the clock at this time.'),
    },
    run: (admin, given) => admin('POST', '/worlds', { name: given.world, ...withoutWorld(given) }),
  },
  {
    name: 'list_worlds',
    description: 'Lists all worlds with their time and memory.',
    input: {},
    readOnly: true,
    run: (admin) => admin('GET', '/worlds'),
  },
  {
    name: 'reset_world',
    description: 'Resets a world to its seed.',
    input: { world },
    run: (admin, given) => admin('POST', below(given, '/reset')),
  },
  {
    name: 'list_scenarios',
    description: 'Lists named states that a world can be put in.',
    input: { search: z.string().optional().describe('Part of the name or description.') },
    readOnly: true,
    run: async (admin, given) => {
      const { scenarios } = (await admin('GET', '/scenarios')) as ScenarioList;
      const wanted = String(given.search ?? '').toLowerCase();
      return scenarios
        .map(({ name, description }) => ({ name, description }))
        .filter((it) => `${it.name} ${it.description}`.toLowerCase().includes(wanted));
    },
  },
  {
    name: 'apply_scenarios',
    description: 'Applies scenarios together; conflicting ones change nothing.',
    input: { world, names: z.array(z.string()).min(1).max(50).describe('Names by list_scenarios.') },
    run: (admin, given) => admin('POST', below(given, '/scenarios'), { names: given.names }),
  },
  {
    name: 'set_flags',
    description: 'Changes flags of the merchant or settings of the simulator, such as MAINTENANCE.',
    input: { world, flags: record.describe('Values by name of the flag.') },
    run: (admin, given) => admin('PATCH', below(given, '/flags'), given.flags),
  },
  {
    name: 'add_override',
    description: 'Answers calls of an endpoint in place of the world, checked against the contract.',
    input: {
      world,
      endpoint: z.string().describe('Name of the endpoint, `operationId` in the contract.'),
      replies: z.array(record).min(1).max(50).describe('Replies with value, patch, errorCode, headers or delay.'),
      match: record.optional().describe('Which calls: member, query, headers, body, calls, scenario, state.'),
      outsideContract: z.boolean().optional().describe('Allows replies that break the contract.'),
    },
    run: (admin, given) => admin('POST', below(given, '/overrides'), withoutWorld(given)),
  },
  {
    name: 'clear_overrides',
    description: 'Removes all overrides of a world.',
    input: { world },
    run: (admin, given) => admin('DELETE', below(given, '/overrides')),
  },
  {
    name: 'set_clock',
    description: 'Moves, sets, stops or starts the clock of a world; due events happen.',
    input: {
      world,
      advance: z.string().optional().describe('Span such as 90s, 5m or 1d12h. Not beside now.'),
      now: z.iso.datetime({ offset: true }).optional().describe('Time to set. Not beside advance.'),
      frozen: z.boolean().optional().describe('Stops or starts the clock.'),
    },
    run: (admin, given) => admin('PUT', below(given, '/clock'), withoutWorld(given)),
  },
  {
    name: 'read_calls',
    description: 'Reads calls to a world, newest first, with the reason of each reply. Secrets are starred.',
    input: {
      world,
      row: z.string().optional().describe('Only calls of this endpoint.'),
      status: z.int().optional().describe('Only replies with this HTTP status.'),
      search: z.string().optional().describe('Text anywhere in the call.'),
      limit: z.int().min(1).max(200).default(20).describe('Most calls to return.'),
    },
    readOnly: true,
    run: (admin, given) => admin('GET', below(given, `/requests${search(withoutWorld(given))}`)),
  },
  {
    name: 'verify_calls',
    description: 'Verifies that a world received the expected calls; if not, returns the closest ones.',
    input: {
      world,
      endpoint: z.string().optional().describe('Name of the endpoint; or give a path.'),
      path: z.string().optional().describe('Path; `*` stands for anything.'),
      match: record.optional().describe('What the calls carry: member, query, headers, body.'),
      count: record.optional().describe('exactly, atLeast or atMost; at least one if absent.'),
      inOrder: z.array(record).optional().describe('Calls that must follow each other, in place of all others.'),
    },
    readOnly: true,
    run: (admin, given) => admin('POST', below(given, '/verify'), withoutWorld(given)),
  },
  {
    name: 'read_member',
    description: 'Reads a member as the backend sees it: balance, ledger, last SMS code.',
    input: { world, account: z.string().max(64).describe('Account name, such as player01.') },
    readOnly: true,
    run: (admin, given) => admin('GET', below(given, `/members/${encodeURIComponent(String(given.account))}`)),
  },
  {
    name: 'take_snapshot',
    description: 'Returns a world as one document, for restore_snapshot.',
    input: { world },
    readOnly: true,
    run: (admin, given) => admin('GET', below(given, '/snapshot')),
  },
  {
    name: 'restore_snapshot',
    description: 'Puts the world of a snapshot in the place of a world.',
    input: { world, snapshot: record.describe('Document of take_snapshot.') },
    run: (admin, given) => admin('PUT', below(given, '/snapshot'), given.snapshot),
  },
];
