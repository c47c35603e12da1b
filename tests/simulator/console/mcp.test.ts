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
