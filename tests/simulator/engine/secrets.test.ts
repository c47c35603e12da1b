import { afterAll, expect, test } from 'vitest';
import { start } from '../../../mock-server/start/start.ts';
import { WorldClient } from '../../support/simulator.ts';

const tokenOf = async (key: string | undefined): Promise<string> => {
  const running = await start({ port: 0, host: '127.0.0.1', data: undefined, log: undefined, key });
  afterAll(() => running.close());
  const world = new WorldClient(running.address, 'one');
  return (await world.signIn('player01')).value.token;
};

test('tokens follow from the seed on one machine alone; a simulator that others reach draws them anew', async () => {
  expect(await tokenOf(undefined)).toBe(await tokenOf(undefined));
  const open = [await tokenOf('key'), await tokenOf('key')];
  expect(open[0]).not.toBe(open[1]);
  expect(open[0]).toMatch(/^[0-9a-f]{48}$/);
});
