import { expect, test } from 'vitest';
import { readObfuscatedLink } from '#features/service/model/obfuscated-link.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator();

test('the system status and the refusal of calls state the same restriction @R240 @R271', async () => {
  const world = simulator.world();
  const status = async () => (await world.call('systemStatus')).value;
  const refusal = async () => (await world.call('hotGames')).errorCode;
  expect([await status(), await refusal()]).toEqual([{ status: 'open', regionRestriction: false }, null]);
  await world.flags({ UPGRADING: true, REGION_RESTRICTED: true });
  expect([await status(), await refusal()]).toEqual([
    { status: 'upgrading', regionRestriction: true },
    'system.upgrading',
  ]);
  await world.flags({ MAINTENANCE: true });
  expect([(await status()).status, await refusal()]).toEqual(['maintenance', 'system.maintenance']);
});

test('countries start with the visitor’s own, in the requested language; the service route is obfuscated @R240', async () => {
  const world = simulator.world();
  const [home, ...others] = (await world.call('country', { query: { language: 'TY' } })).value;
  expect(home).toEqual({ code: 'PH', name: 'Pilipinas', dialingCode: '63' });
  expect(others.length).toBeGreaterThan(5);
  const { route, alternates } = (await world.call('domainRoute')).value;
  expect([route.includes('service'), readObfuscatedLink(route)]).toEqual([false, '/m/service']);
  expect(alternates.map(readObfuscatedLink)).toEqual(['/m/chat']);
  await world.flags({ VISITOR_PLACE: 'Singapore' });
  const codes = (await world.call('country', {})).value.map(({ code }) => code);
  expect([codes[0], codes[1], new Set(codes).size]).toEqual(['SG', 'PH', codes.length]);
});

test('vendors list their game types and can be filtered by type @R247', async () => {
  const world = simulator.world();
  const all = (await world.call('vassalages')).value;
  expect(all.length).toBeGreaterThanOrEqual(24);
  expect(all.find(({ vassalage }) => vassalage === 'DS88')?.gameTypes).toEqual(['SPORTS']);
  const types = async (typeId: string) => (await world.call('vassalageGameTypes', { query: { typeId } })).value;
  expect(await types('1')).toHaveLength(all.length);
  const fish = await types('FISH');
  expect(fish.length).toBeGreaterThan(0);
  expect(fish.every(({ gameTypes }) => gameTypes.includes('FISH'))).toBe(true);
});
