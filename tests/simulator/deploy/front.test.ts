import { expect, test } from 'vitest';
import { startSimulator } from '../../support/simulator.ts';

const { origin } = await startSimulator();

test('without a key the admin API refuses what a server in front passes on', async () => {
  const through = (headers: Record<string, string>) => fetch(`${origin}/__admin/worlds`, { headers });
  expect((await through({})).status).toBe(200);
  expect((await through({ 'x-forwarded-for': '127.0.0.1' })).status).toBe(403);
  expect((await through({ forwarded: 'for=192.0.2.1' })).status).toBe(403);
});
