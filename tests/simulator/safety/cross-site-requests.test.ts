import { expect, test } from 'vitest';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator();
/** Headers of calls from a page of another site, with and without those of newer browsers. */
const foreign = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
  { 'sec-fetch-site': 'same-site', origin: 'https://evil.test' },
  { origin: 'https://evil.test' },
  { origin: 'null' },
];

const lookUp = (world: WorldClient, headers?: Record<string, string>) =>
  world.call('verification', { query: { field: 'username', value: 'free-name' }, ...(headers && { headers }) });

const recover = (world: WorldClient, headers?: Record<string, string>) =>
  world.call('passwordByEmail', {
    body: { username: 'player01', email: 'tala@kidlat.example' },
    ...(headers && { headers }),
  });

test('requests from pages of other sites are refused and use up no rate limit @X15', async () => {
  const world = simulator.world();
  for (let round = 0; round < 40; round += 1) {
    for (const headers of foreign) {
      expect((await lookUp(world, headers)).errorCode).toBe('permission.denied');
      expect((await recover(world, headers)).errorCode).toBe('permission.denied');
    }
  }
  expect((await lookUp(world)).status).toBe(200);
  expect((await recover(world)).status).toBe(200);
});

test('requests from the site’s own pages and from clients without an origin are served @X15', async () => {
  const world = simulator.world();
  const own = [
    { 'sec-fetch-site': 'same-origin', origin: simulator.origin },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-site' },
    { origin: simulator.origin },
  ];
  for (const headers of own) expect((await lookUp(world, headers)).status).toBe(200);
});
