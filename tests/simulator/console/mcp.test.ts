import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { expect, onTestFinished, test } from 'vitest';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator();

const connected = async (transport: Transport) => {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  onTestFinished(() => client.close());
  const use = async (name: string, given: Record<string, unknown> = {}): Promise<unknown> => {
    const { content, isError } = await client.callTool({ name, arguments: given });
    const [{ text }] = content as unknown as [{ text: string }];
    if (isError) throw new Error(text);
    return JSON.parse(text);
  };
  return { client, use };
};

const overHttp = () =>
  connected(new StreamableHTTPClientTransport(new URL(`${simulator.origin}/__admin/mcp`)) as Transport);

test('tools open a world, apply scenarios, set flags and clock, override, read and verify calls, snapshot', async () => {
  const { client, use } = await overHttp();
  const { tools } = await client.listTools();
  expect(tools.every(({ description = '' }) => description.length > 20)).toBe(true);
  await use('open_world', { world: 'mcp-one' });
  expect(await use('list_scenarios', { search: 'no money' })).toEqual(expect.any(Array));
  expect(await use('apply_scenarios', { world: 'mcp-one', names: ['wallet.empty'] })).toEqual({
    applied: ['wallet.empty'],
  });
  await use('set_flags', { world: 'mcp-one', flags: { DIRECTREG3: false } });
  await use('set_clock', { world: 'mcp-one', advance: '1d12h' });
  await use('add_override', { world: 'mcp-one', endpoint: 'hotGames', replies: [{ value: [] }] });
  const world = simulator.world('mcp-one');
  expect((await world.call('hotGames')).value).toEqual([]);
  expect(await use('verify_calls', { world: 'mcp-one', endpoint: 'hotGames' })).toMatchObject({ holds: true });
  expect(await use('read_calls', { world: 'mcp-one', row: 'hotGames' })).toMatchObject({ total: 1 });
  expect(await use('read_member', { world: 'mcp-one', account: 'player01' })).toMatchObject({ balance: 0 });
  const snapshot = await use('take_snapshot', { world: 'mcp-one' });
  await use('reset_world', { world: 'mcp-one' });
  await use('restore_snapshot', { world: 'mcp-one', snapshot });
  expect((await world.call('hotGames')).value).toEqual([]);
});

test('an error of the admin API is a tool error with its message', async () => {
  const { use } = await overHttp();
  await expect(use('apply_scenarios', { world: 'mcp-two', names: ['no.such'] })).rejects.toThrow(
    'Unknown scenario: no.such',
  );
  await expect(use('read_member', { world: 'mcp-two', account: 'nobody' })).rejects.toThrow('Unknown member');
});

test('the contract and the guides are MCP resources', async () => {
  const { client } = await overHttp();
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual(
    expect.arrayContaining(['simulator://openapi.json', 'simulator://guides/scenarios']),
  );
  const [contract] = (await client.readResource({ uri: 'simulator://openapi.json' })).contents;
  expect(JSON.parse((contract as unknown as { text: string }).text)).toMatchObject({ openapi: '3.1.1' });
  const [guide] = (await client.readResource({ uri: 'simulator://guides/verify' })).contents;
  expect((guide as unknown as { text: string }).text).toContain('# Verify');
});

test('requests from pages of other origins are refused', async () => {
  const reply = await fetch(`${simulator.origin}/__admin/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://stranger.example' },
    body: '{}',
  });
  expect(reply.status).toBe(403);
  expect((await fetch(`${simulator.origin}/__admin/mcp`)).status).toBe(405);
});

test('the mcp command connects standard input and output to a running simulator', async () => {
  const { use } = await connected(
    new StdioClientTransport({
      command: process.execPath,
      args: ['mock-server/main.ts', 'mcp', '--url', simulator.origin],
    }),
  );
  expect(await use('list_worlds')).toMatchObject({ worlds: expect.any(Array) });
}, 30_000);

/** Faults as a tester reports them, and the calls of tools that lead to the failing call. */
const reported: readonly (readonly [string, readonly (readonly [string, object])[], object])[] = [
  [
    'My withdrawal says under review for days, and I cannot cancel it once it is processing.',
    [
      ['request_withdrawal', { account: 'player01', amount: 500 }],
      ['review_withdrawal', { account: 'player01' }],
      ['set_clock', { advance: '3d' }],
      ['approve_withdrawal', { account: 'player01' }],
      [
        'call_backend',
        { as: 'player01', method: 'POST', path: '/wps/transaction/withdraw/cancel', body: { withdrawId: '$1' } },
      ],
    ],
    { status: 409, body: { errorCode: 'request.conflict' } },
  ],
  [
    'A player with a daily deposit limit of ₱2,000 cannot deposit ₱3,000.',
    [
      ['add_member', { account: 'maria2', limits: { 'deposit.day': 2000 } }],
      [
        'call_backend',
        {
          as: 'maria2',
          method: 'POST',
          path: '/wps/relay/DEP_paymentGateway',
          body: { bankId: 'GCASH', amount: 3000 },
        },
      ],
    ],
    { body: { success: false, errorCode: 'safety.limit' } },
  ],
  [
    'The balance fails to load once after login and works after a reload.',
    [
      ['set_faults', { faults: [{ endpoint: 'balance', kind: 'status', status: 502, call: 1 }] }],
      ['call_backend', { as: 'player01', path: '/wps/wallets/balance' }],
    ],
    { status: 502 },
  ],
  [
    'The connection drops while the games load.',
    [
      ['set_faults', { faults: [{ endpoint: 'hotGames', kind: 'reset' }] }],
      ['call_backend', { path: '/wps/game/hot' }],
    ],
    { status: 0, body: null },
  ],
  [
    'I was logged out when maintenance began at midnight.',
    [
      ['set_flags', { flags: { MAINTENANCE: true } }],
      ['call_backend', { as: 'player01', path: '/wps/wallets/balance' }],
    ],
    { status: 503, body: { errorCode: 'system.maintenance' } },
  ],
];

test('an assistant reproduces five reported faults, each in at most ten calls', async () => {
  const { client } = await overHttp();
  await client.listTools();
  for (const [index, [sentence, steps, failure]] of reported.entries()) {
    const results: Record<string, unknown>[] = [];
    for (const [tool, input] of steps) {
      const text = JSON.stringify({ world: `mcp-fault-${index}`, ...input });
      const given = JSON.parse(text.replace('$1', String(results[0]?.withdrawal))) as Record<string, unknown>;
      // The client validates the result against the output schema.
      const { structuredContent, content, isError } = await client.callTool({ name: tool, arguments: given });
      expect(isError, JSON.stringify(content)).toBeFalsy();
      results.push(structuredContent as Record<string, unknown>);
    }
    expect(results.length, sentence).toBeLessThanOrEqual(10);
    expect(results.at(-1), sentence).toMatchObject(failure);
  }
});

test('tools of calls of the admin API return what their output schemas say', async () => {
  const { client } = await overHttp();
  const { tools } = await client.listTools();
  const world = 'mcp-outputs';
  await simulator.world(world).call('hotGames');
  await simulator.world(world).signIn('player01');
  const calls: Record<string, object> = {
    list_faults: {},
    history: {},
    read_history: { call: 2 },
    fork_history: { call: 2, name: 'mcp-forked' },
    list_callbacks: {},
    list_codes: {},
    list_overrides: {},
    list_matches: {},
    list_members: {},
    read_safety: { account: 'player01' },
    change_safety: { account: 'player01', wish: 'no-limits' },
    read_clock: {},
    ledger: {},
    make_checkpoint: { name: 'here' },
    diff: { from: 'here' },
    read_member: { account: 'player01' },
    force_outcome: { outcome: 'win', game: 'slot' },
  };
  for (const [name, input] of Object.entries(calls)) {
    expect(tools.find((it) => it.name === name)?.outputSchema, name).toBeDefined();
    const { isError, content } = await client.callTool({ name, arguments: { world, ...input } });
    expect(isError, `${name}: ${JSON.stringify(content)}`).toBeFalsy();
  }
});
