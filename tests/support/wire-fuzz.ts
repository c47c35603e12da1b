import { Agent, request } from 'node:https';
import type { SecureContextOptions } from 'node:tls';
import { seal } from '#lib/http/seal.ts';
import { checkLedger } from '#sim/core/ledger.ts';
import { Random, seedOf } from '#sim/core/random.ts';
import type { World } from '#sim/core/world.ts';
import type { WorldClient } from './simulator.ts';

const statusOfClientError = (what: string, status: number): string[] =>
  status >= 400 && status < 500 ? [] : [`${what}: ${status}`];

/** Truncates, duplicates and changes bytes of valid data. */
const mutate = (good: Buffer, random: Random): Buffer => {
  const bytes = Buffer.from(good);
  for (let times = random.int(0, 6); times > 0; times -= 1) bytes[random.int(0, bytes.length - 1)] = random.int(0, 255);
  const position = random.int(0, bytes.length);
  return random.chance(0.4) ? bytes.subarray(0, position) : random.chance(0.2) ? Buffer.concat([bytes, bytes]) : bytes;
};

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const upload = (random: Random): Buffer => {
  const part = (head: string, body: Buffer | string): Buffer =>
    Buffer.concat([
      Buffer.from(`--cut\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from('\r\n'),
    ]);
  const name = random.pick(['../../etc/passwd', 'a.png', '\u202egnp.exe', 'x'.repeat(3000), '"; name="type']);
  const files = Array.from({ length: random.int(0, 5) }, (_, index) =>
    part(`name="image${index}"; filename="${name}"`, png),
  );
  const fields = [
    part('name="type"', 'SUGGESTION'),
    part('name="comment"', 'x'.repeat(random.int(0, 400))),
    part('name="__proto__"', '1'),
  ];
  return Buffer.concat([...fields, ...files, Buffer.from('--cut--\r\n')]);
};

/** Sends malformed uploads of an unknown type of feedback; returns those not refused with a 4xx status. */
export const fuzzUploads = async (client: WorldClient, times: number): Promise<string[]> => {
  const random = new Random(seedOf('uploads'));
  const faults: string[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    const reply = await client.send('/wps/feedback', {
      method: 'PUT',
      headers: { authorization: `Bearer ${client.token}`, 'content-type': 'multipart/form-data; boundary=cut' },
      body: new Uint8Array(mutate(upload(random), random)),
    });
    faults.push(...statusOfClientError(`upload ${nth}`, reply.status));
    await reply.arrayBuffer();
  }
  return faults;
};

/** Sends encrypted logins with changed bytes; returns those not refused with a 4xx status. */
export const fuzzEncrypted = async (client: WorldClient, times: number): Promise<string[]> => {
  const { encryption } = (await client.call('consolidatedSettings')).value;
  const { body } = await seal({ username: 'player01', password: 'Passw0rd1', type: 0 }, encryption);
  const sealed = (JSON.parse(body) as { jwe: string }).jwe;
  const random = new Random(seedOf('encrypted'));
  const faults: string[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    const jwe = mutate(Buffer.from(sealed), random).toString('latin1');
    if (jwe === sealed) continue;
    const reply = await client.send('/wps/session/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', encryption: 'RSA-OAEP-256' },
      body: JSON.stringify({ jwe }),
    });
    faults.push(...statusOfClientError(`encrypted ${nth}`, reply.status));
    await reply.arrayBuffer();
  }
  return faults;
};

/** Places and cancels orders concurrently, around the close of a draw; returns inconsistencies. */
export const raceOrders = async (client: WorldClient, world: World, rounds: number): Promise<string[]> => {
  const faults: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const list = (await client.call('lotteryList')).value;
    const lottery = list.find(({ code }) => code === 'tatlong-numero');
    if (!lottery) return [...faults, 'no lottery'];
    const bets = [{ play: 'straight', numbers: ['1', '2', '3'], stake: 20 }];
    const { code, drawId, prizeMode } = lottery;
    const place = (key: string) =>
      client.call('placeOrder', {
        body: { code, drawId, prizeMode, playType: 'trad', bets } as never,
        headers: { 'idempotency-key': `${round}-${key}` },
      });
    const placed = await Promise.all(['a', 'a', 'a', 'b', 'c'].map(place));
    const orders = placed.flatMap(({ errorCode, value }) => (errorCode === null ? [value] : []));
    if (new Set(orders.slice(0, 3).map((it) => JSON.stringify(it))).size > 1)
      faults.push(`round ${round}: one key, two orders`);
    const [first] = orders as unknown as { orderId: string; suborders?: { suborderId: string }[] }[];
    const cancels = Array.from({ length: 5 }, (_, index) =>
      client.call('cancelSuborders', {
        body: {
          orderId: first?.orderId ?? '',
          suborderIds: first?.suborders?.map((it) => it.suborderId) ?? ['x'],
        } as never,
        headers: { 'idempotency-key': `${round}-cancel-${index}` },
      }),
    );
    await Promise.all([...cancels, client.admin('PUT', '/clock', { advance: '3h' }), place('late')]);
    faults.push(...checkLedger(world.state).map((fault) => `round ${round}: ${fault}`));
    await client.signIn('player01');
  }
  return faults;
};

/**
 * Sends a request over TLS with a self-signed certificate; returns status and headers. Rejects if the version is
 * refused.
 */
export const requestOverTls = (url: string, options: Pick<SecureContextOptions, 'minVersion' | 'maxVersion'> = {}) =>
  new Promise<{ readonly status: number; readonly headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    request(url, { agent: new Agent({ rejectUnauthorized: false, ...options }) }, (reply) => {
      reply.resume();
      reply.once('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers }));
    })
      .once('error', reject)
      .end();
  });
