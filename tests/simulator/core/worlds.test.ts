import { expect, test } from 'vitest';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator();

test('200 worlds read and write in parallel in isolation', async () => {
  const games = (await simulator.world().call('hotGames')).value;
  const play = async (number: number) => {
    const world = simulator.world(`parallel-${number}`);
    await world.flags({ MAINTENANCE_MINUTES: number });
    await world.signIn('newbie01');
    const own = games.filter((_, index) => (number >> (index % 8)) % 2 === 1 && index < 8);
    for (const { nodeId, vassalage } of own) await world.call('addFavourite', { body: { nodeId, vendor: vassalage } });
    const listed = (await world.call('favouriteGames')).value.content.map((it) => it.nodeId);
    const { flags } = (await world.admin<{ flags: { name: string; value: unknown }[] }>('GET', '/flags')).body;
    const { body } = await world.admin<{ requests: { row: string }[] }>('GET', '/requests');
    return {
      favourites: listed.sort((a, b) => a - b),
      expected: own.map((it) => it.nodeId).sort((a, b) => a - b),
      minutes: flags.find((it) => it.name === 'MAINTENANCE_MINUTES')?.value,
      calls: body.requests.length - own.length,
    };
  };
  const numbers = Array.from({ length: 200 }, (_, index) => index + 1);
  const seen = await Promise.all(numbers.map(play));
  seen.forEach(({ favourites, expected, minutes, calls }, index) => {
    expect(favourites).toEqual(expected);
    expect({ minutes, calls }).toEqual({ minutes: index + 1, calls: 2 });
  });
});

test('the world header takes precedence over the cookie, and an invalid world name is refused', async () => {
  const version = async (headers: Record<string, string>) => {
    const response = await fetch(`${simulator.origin}/wps/system/version`, { headers });
    return response.ok ? ((await response.json()) as { value: { world: string } }).value.world : response.status;
  };
  expect(await version({})).toBe('default');
  expect(await version({ cookie: 'a=b; sim_world=from-cookie' })).toBe('from-cookie');
  expect(await version({ cookie: 'sim_world=from-cookie', 'x-sim-world': 'from-header' })).toBe('from-header');
  expect(await version({ 'x-sim-world': 'No_Such' })).toBe(400);
});

test('reset restores the seed exactly', async () => {
  const world = simulator.world();
  const before = await world.signIn('player01');
  await world.flags({ DIRECTREG3: false });
  await world.call('removeFavourite', { body: { nodeId: 1001, vendor: 'LIKHA' } });
  await world.admin('POST', '/reset');
  expect((await world.call('memberInfo')).errorCode).toBe('session.expired');
  expect((await world.signIn('player01')).value.token).toBe(before.value.token);
  expect((await world.call('favouriteGames')).value.content.map((it) => it.nodeId)).toContain(1001);
  expect((await world.call('consolidatedSettings')).value.whitelabel.flags.DIRECTREG3).toBe(true);
  expect((await world.call('version')).value.resets).toBe(1);
});

test('unknown flags are named in the error, and no flag changes', async () => {
  const world = simulator.world();
  const reply = await world.flags({ DIRECTREG3: false, NO_SUCH: true, MEM_CEN: 7 });
  expect(reply.status).toBe(422);
  expect(JSON.stringify(reply.body)).toMatch(/NO_SUCH: unknown flag, nearest: \w+, .*MEM_CEN/);
  expect((await world.call('consolidatedSettings')).value.whitelabel.flags.DIRECTREG3).toBe(true);
});

test('a number outside the range of flags is refused with the range', async () => {
  const world = simulator.world();
  for (const value of [-1, 0.5, 100_001])
    expect(await world.flags({ CONFIRM_FROM: value })).toMatchObject({
      status: 422,
      body: { detail: 'CONFIRM_FROM: must be a whole number from 0 to 100000' },
    });
  expect((await world.flags({ CONFIRM_FROM: 100_000 })).status).toBe(200);
});
