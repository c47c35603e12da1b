import { afterAll, expect, test } from 'vitest';
import { start } from '#sim/start/start.ts';
import { WorldClient } from '#tests/support/simulator.ts';

const baseOptions = { port: 0, host: '127.0.0.1', data: undefined, log: undefined, key: undefined };

const tokenOf = async (options: { readonly key?: string; readonly front?: string }, passedOn = false) => {
  const running = await start({ ...baseOptions, ...options });
  afterAll(() => running.close());
  if (passedOn) await fetch(`${running.address}/m/home`, { headers: { 'x-forwarded-for': '192.0.2.1' } });
  const world = new WorldClient(running.address, 'one');
  return (await world.signIn('player01')).value.token;
};

test('tokens are derived from the seed only when the simulator is not reachable from other machines', async () => {
  const known = await tokenOf({});
  expect(await tokenOf({})).toBe(known);
  const drawn = [
    await tokenOf({ key: 'key' }),
    await tokenOf({ key: 'key' }),
    await tokenOf({ front: 'loopback' }),
    await tokenOf({}, true),
  ];
  expect(new Set([known, ...drawn]).size).toBe(5);
  expect(drawn[0]).toMatch(/^[0-9a-f]{48}$/);
});
