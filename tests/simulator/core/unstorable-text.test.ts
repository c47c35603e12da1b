import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { collection } from '#sim/core/collection.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator();

test.each([
  ['U+0000', 'a\0b'],
  ['half of a character', 'a\uD83Db'],
])('a text with %s is rejected by every endpoint with a body, naming its field', async (_what, text) => {
  const world = simulator.world();
  await world.flags({ PLAIN_BODIES: true });
  const accepted: string[] = [];
  for (const { name, method, path, send, access } of endpoints.values()) {
    // Game frames are authorized by the key of their visit before their body is read.
    if ((send !== 'json' && send !== 'encrypted') || access === 'visit') continue;
    await world.signIn('player01');
    const response = await world.send(path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${world.token}` },
      body: JSON.stringify({ extra: { inner: text } }),
    });
    const { errorCode, value } = (await response.json()) as { errorCode: string; value: unknown };
    if (errorCode === 'request.invalid')
      expect(value, name).toEqual({ fields: [{ field: 'extra.inner', rule: 'invalid_format' }] });
    else accepted.push(`${name}: ${errorCode}`);
  }
  expect(accepted).toEqual([]);
});

test('a query with U+0000 and an admin call with it are rejected', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  const reply = await world.call('bets', { query: { category: 'R\0NG' } as never });
  expect(reply.errorCode).toBe('request.invalid');
  const flags = await world.admin<{ faults: unknown }>('PATCH', '/flags', { 'A\0': true });
  expect([flags.status, flags.body.faults]).toEqual([
    422,
    [{ field: '', fault: 'holds U+0000 or half of a character' }],
  ]);
  expect((await world.admin('POST', '/checkpoints', { name: 'a\0' })).status).toBe(422);
});

test('no document gets an id that a store cannot hold', () => {
  const { state } = simulator.worlds.open('default');
  expect(() => state.put(collection()('note'), { id: 'a\0' })).toThrow('request.invalid');
});
