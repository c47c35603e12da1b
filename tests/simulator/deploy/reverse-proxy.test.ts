import { expect, test } from 'vitest';
import { verification } from '#contract/account/registration.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator();
const { origin } = simulator;

test('without a key the admin API refuses requests forwarded by a proxy', async () => {
  const through = (headers: Record<string, string>) => fetch(`${origin}/__admin/worlds`, { headers });
  expect((await through({})).status).toBe(200);
  expect((await through({ 'x-forwarded-for': '127.0.0.1' })).status).toBe(403);
  expect((await through({ forwarded: 'for=192.0.2.1' })).status).toBe(403);
});

test('rate limits behind a proxy use the address seen by the proxy, not one claimed by the caller', async () => {
  const world = simulator.world();
  const lookUp = async (from: string) => {
    const reply = await world.sendByHttp(`${verification.path}?field=username&value=player01`, {
      headers: { 'x-forwarded-for': from },
    });
    return ((await reply.json()) as { errorCode: string | null }).errorCode;
  };
  for (let asked = 1; asked <= 120; asked += 1) expect(await lookUp(`198.51.100.${asked}, 192.0.2.1`)).toBeNull();
  expect(await lookUp('192.0.2.1')).toBe('request.too-many');
  expect(await lookUp('192.0.2.2')).toBeNull();
});
