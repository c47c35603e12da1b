import { afterAll, expect, test } from 'vitest';
import { start } from '#sim/start/start.ts';
import { noon } from '#tests/support/money.ts';
import { startSimulator } from '#tests/support/simulator.ts';
import { fuzzEncrypted, fuzzUploads, raceOrders, requestOverTls } from '#tests/support/wire-fuzz.ts';

const simulator = await startSimulator({ machineTime: noon });
const signedIn = async () => {
  const client = simulator.world();
  await client.signIn('player01');
  return client;
};

test('truncated, repeated and reordered uploads are refused without a failure', async () => {
  expect(await fuzzUploads(await signedIn(), 60)).toEqual([]);
});

const part = (name: string, text: string) =>
  `--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
const type = part('type', 'game');
const comment = part('comment', 'The reels stopped');

test.each([
  ['a complete upload', 200, `${type}${comment}--cut--\r\n`],
  ['an upload without its last boundary', 422, `${type}${comment}`],
  ['an upload cut inside a field', 422, `${type}${comment}`.slice(0, -20)],
  ['an upload cut inside a header', 422, `${type}${comment}`.slice(0, type.length + 40)],
  ['a repeated field', 422, `${type}${comment}${comment}--cut--\r\n`],
  ['a missing field', 422, `${comment}--cut--\r\n`],
  ['another boundary', 422, `${type}${comment}--cut--\r\n`.replaceAll('--cut', '--else')],
  ['an empty body', 422, ''],
])('%s has status %i', async (_what, status, body) => {
  const client = await signedIn();
  const reply = await client.send('/wps/feedback', {
    method: 'PUT',
    headers: { authorization: `Bearer ${client.token}`, 'content-type': 'multipart/form-data; boundary=cut' },
    body,
  });
  expect(reply.status).toBe(status);
  expect((await client.call('feedbackList')).value.total).toBe(status === 200 ? 1 : 0);
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
  expect((await requestOverTls(url)).status).toBe(200);
  expect((await requestOverTls(url, { minVersion: 'TLSv1.3' })).status).toBe(200);
  await expect(requestOverTls(url, { minVersion: 'TLSv1', maxVersion: 'TLSv1.1' })).rejects.toThrow();
});
