import { afterAll, expect, test } from 'vitest';
import { start } from '../../../mock-server/start/start.ts';
import { noon } from '../../support/money.ts';
import { startSimulator } from '../../support/simulator.ts';
import { askSecurely, fuzzEncrypted, fuzzUploads, raceOrders } from '../../support/wire-fuzz.ts';

const simulator = await startSimulator({ machineTime: noon });
const signedIn = async () => {
  const client = simulator.world();
  await client.signIn('player01');
  return client;
};

test('truncated, repeated and reordered uploads are refused without a failure', async () => {
  expect(await fuzzUploads(await signedIn(), 60)).toEqual([]);
});

test('a modified encrypted body cannot be decrypted', async () => {
  expect(await fuzzEncrypted(await signedIn(), 60)).toEqual([]);
});

test('orders placed and cancelled in parallel around the close of a draw add up', async () => {
  const client = await signedIn();
  expect(await raceOrders(client, simulator.worlds.open(client.name), 4)).toEqual([]);
});

test('old TLS versions are refused over HTTPS', async () => {
  const running = await start({ port: 0, host: '127.0.0.1', https: true, data: undefined, log: undefined, key: 'a' });
  afterAll(() => running.close());
  const url = `${running.address}/wps/system/version`;
  expect((await askSecurely(url)).status).toBe(200);
  expect((await askSecurely(url, { minVersion: 'TLSv1.3' })).status).toBe(200);
  await expect(askSecurely(url, { minVersion: 'TLSv1', maxVersion: 'TLSv1.1' })).rejects.toThrow();
});
