import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { startSimulator as startPackaged } from '#sim/client/simulator.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';
import { startThirdPartyServer } from '#tests/support/third-party-server.ts';

const simulator = await startSimulator({ callOut: ['http://127.0.0.1:*'] });

interface Entry {
  readonly row: string | null;
  readonly requestBody: unknown;
  readonly replyHeaders: Record<string, unknown>;
  readonly replyBody: { readonly value: unknown };
  readonly explain: readonly { readonly why: string }[];
}

const journal = async (world: WorldClient): Promise<Entry[]> =>
  (await world.admin<{ requests: Entry[] }>('GET', '/requests')).body.requests;

const passing = async (base: string, order: object = {}): Promise<WorldClient> => {
  const world = simulator.world();
  expect((await world.admin('PUT', '/upstream', { base, ...order })).status).toBe(200);
  return world;
};

test('the journal shows lottery and country codes and masks personal codes and secrets @X27', async () => {
  const world = simulator.world();
  await world.call('country');
  await world.call('lotteryList');
  await world.signIn('player01');
  await world.call('updateEmail', { body: { email: 'new@example.ph', verificationCode: '918273' } });
  await world.call('resetPaymentPassword', {
    body: { answers: [{ questionId: 1, answer: 'Bantay' }], newPaymentPassword: '135791' },
  });
  const [reset, email, login, lotteries, countries] = await journal(world);
  expect(countries?.replyBody.value).toContainEqual({ code: 'PH', name: 'Philippines', dialingCode: '63' });
  expect(lotteries?.replyBody.value).toContainEqual(expect.objectContaining({ code: 'tatlong-numero' }));
  expect(login?.replyBody.value).toMatchObject({ token: '***', userName: 'player01' });
  expect(email?.requestBody).toEqual({ email: 'new@example.ph', verificationCode: '***' });
  expect(reset?.requestBody).toEqual({ answers: [{ questionId: 1, answer: '***' }], newPaymentPassword: '***' });
});

test('the diff masks SMS codes and captcha answers and shows lottery codes', async () => {
  const world = simulator.world();
  await world.call('captcha');
  await world.signIn('player01');
  await world.call('getCode', { body: { mobileNum: '9990000001' } });
  const [lottery] = (await world.call('lotteryList')).value;
  const { code, drawId, prizeMode } = lottery ?? {};
  const bets = [{ play: 'any1', numbers: ['07'], stake: 10 }];
  await world.call('placeOrder', { body: { code, drawId, prizeMode, playType: 'trad', bets } as never });
  const { changes } = (await world.admin<{ changes: { kind: string; after: object }[] }>('GET', '/diff')).body;
  const changed = (of: string) => changes.find(({ kind }) => kind === of)?.after;
  expect(changed('captcha')).toMatchObject({ answer: '***' });
  expect(changed('sms-code')).toMatchObject({ purpose: 'mobile', code: '***' });
  expect(JSON.stringify(changes)).toContain(`"code":"${code}"`);
});

test('two recorded calls that differ by code stay two overrides @X27', async () => {
  const real = await startSimulator();
  const world = await passing(real.origin, { keep: true });
  for (const code of ['tatlong-numero', 'onse-lima']) await world.call('lotteryMenu', { query: { code } });
  const { overrides } = (await world.admin<{ overrides: { match: { query: object } }[] }>('GET', '/overrides')).body;
  expect(overrides.map(({ match }) => match.query)).toEqual([{ code: 'tatlong-numero' }, { code: 'onse-lima' }]);
});

test('a star in a recorded text is escaped in its override', async () => {
  const real = await startSimulator();
  const world = await passing(real.origin, { keep: true });
  await world.call('gameList', { query: { gameName: 'K*', pageSize: 1 } as never });
  const { overrides } = (await world.admin<{ overrides: { match: { query: object } }[] }>('GET', '/overrides')).body;
  expect(overrides[0]?.match.query).toMatchObject({ gameName: 'K\\*' });
});

test.each([
  [204, {}, undefined, ''],
  [302, { location: 'http://127.0.0.1:9/else' }, undefined, ''],
  [503, { 'content-type': 'text/html' }, '<h1>Down</h1>', '<h1>Down</h1>'],
])('a response %i of a real backend is passed on with its headers and body', async (status, headers, sent, got) => {
  const real = await startThirdPartyServer(() => ({
    status,
    headers: { ...headers, 'set-cookie': ['a=1', 'b=2'], 'x-ratelimit-remaining': '7' },
    bytes: Buffer.from(sent ?? ''),
  }));
  const world = await passing(real.origin);
  const reply = await world.send('/wps/system/version', { redirect: 'manual' });
  expect([reply.status, await reply.text()]).toEqual([status, got]);
  expect(reply.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(reply.headers.get('x-ratelimit-remaining')).toBe('7');
  for (const [name, value] of Object.entries(headers)) expect(reply.headers.get(name)).toBe(value);
});

test('a compressed response is decoded once, and the journal lists the headers not passed on', async () => {
  const body = { success: true, value: { version: '1', world: 'w', resets: 0 }, errorCode: null, message: '' };
  const real = await startThirdPartyServer(() => ({
    headers: { 'content-encoding': 'gzip' },
    bytes: gzipSync(JSON.stringify(body)),
  }));
  const world = await passing(real.origin);
  const reply = await world.send('/wps/system/version', { headers: { cookie: 'session=1' } });
  expect(await reply.json()).toEqual(body);
  expect(reply.headers.get('content-encoding')).toBeNull();
  expect((await journal(world))[0]?.explain.map(({ why }) => why)).toContain('passed on without cookie');
});

test('a header Expect is not passed on, because the backend would wait for a second part of the body', async () => {
  const real = await startThirdPartyServer();
  const world = await passing(real.origin);
  await new Promise<void>((done, failed) => {
    const headers = { 'x-sim-world': world.name, 'content-type': 'application/json', expect: '100-continue' };
    const call = request(`${simulator.origin}/wps/session/login`, { method: 'POST', headers }, (response) => {
      response.resume().once('end', done);
    });
    call.once('error', failed).once('continue', () => call.end('{"username":"player01","password":"x","type":0}'));
    call.flushHeaders();
  });
  expect(real.received).toMatchObject([{ url: '/wps/session/login', headers: { 'content-type': 'application/json' } }]);
  expect(real.received[0]?.headers).not.toHaveProperty('expect');
});

test('headers that overrides and faults set can be read by pages of other origins', async () => {
  const crossOrigin = await startPackaged({ cors: ['https://shop.example'] });
  onTestFinished(() => crossOrigin.close());
  const world = crossOrigin.world('shop');
  const headers = { 'Retry-After': '7', 'X-Shop': 'closed' };
  await world.faults({ endpoint: 'hotGames', kind: 'status', status: 429, headers });
  await world.override('version', { headers });
  for (const path of ['/wps/game/hot', '/wps/system/version']) {
    const reply = await world.call(path, { headers: { origin: 'https://shop.example' } });
    expect(reply.headers.get('access-control-expose-headers')).toMatch(/Retry-After.*X-Shop/);
    expect([reply.headers.get('retry-after'), reply.headers.get('x-shop')]).toEqual(['7', 'closed']);
  }
});

test('the exported archive has response headers and types', async () => {
  const world = simulator.world();
  await world.call('version');
  const { log } = (await world.admin<{ log: { entries: { response: object }[] } }>('GET', '/requests?format=har')).body;
  expect(log.entries[0]?.response).toMatchObject({
    headers: expect.arrayContaining([{ name: 'cache-control', value: 'no-store' }]),
    content: { mimeType: 'application/json' },
  });
});

test('a repeated query parameter is matched as a list or by one of its values', async () => {
  const world = simulator.world();
  await world.send('/wps/game/hot?gameType=RNG&gameType=LIVE');
  const holds = async (gameType: unknown) =>
    (await world.admin<{ holds: boolean }>('POST', '/verify', { endpoint: 'hotGames', match: { query: { gameType } } }))
      .body.holds;
  expect(await Promise.all([['RNG', 'LIVE'], 'RNG', 'LIVE', ['RNG'], 'FISH'].map(holds))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('a star after a backslash matches a literal star', async () => {
  const world = simulator.world();
  await world.send('/wps/game/hot?gameType=R*G');
  await world.send('/wps/game/hot?gameType=RNG');
  const found = async (gameType: string) =>
    (await world.admin<{ found: number }>('POST', '/verify', { endpoint: 'hotGames', match: { query: { gameType } } }))
      .body.found;
  expect(await Promise.all(['R*G', 'R\\*G'].map(found))).toEqual([2, 1]);
});

test('overrides and faults can set response headers', async () => {
  const world = simulator.world();
  const headers = { 'Retry-After': '30', 'X-RateLimit-Remaining': '0' };
  await world.admin('POST', '/overrides', {
    endpoint: 'hotGames',
    replies: [{ errorCode: 'system.unknown', headers }, { headers }],
  });
  for (const status of [500, 200]) {
    const reply = await world.call('hotGames');
    expect([reply.status, reply.headers.get('retry-after'), reply.headers.get('x-ratelimit-remaining')]).toEqual([
      status,
      '30',
      '0',
    ]);
  }
  await world.admin('PUT', '/faults', { faults: [{ endpoint: 'version', kind: 'status', status: 429, headers }] });
  const limited = await world.send('/wps/system/version');
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '30']);
  for (const bad of [{ 'content-length': '1' }, { 'bad name': '1' }, { 'x-a': 'a\r\nb: c' }])
    expect(
      (await world.admin('POST', '/overrides', { endpoint: 'hotGames', replies: [{ headers: bad }] })).status,
    ).toBe(422);
});

test('a rate limit error states when the next call is possible', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  const [card] = (await world.call('bankCards')).value;
  const body = { cardId: card?.cardId ?? '', amount: 100, paymentPassword: '000000' };
  let reply = await world.call('withdraw', { body });
  for (let tries = 0; tries < 10 && reply.status !== 429; tries += 1) reply = await world.call('withdraw', { body });
  const { status, value, headers } = reply;
  const { until } = value as unknown as { until: number };
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeCloseTo((until - (await world.now())) / 1000, -1);
});

test.each(['__proto__', 'constructor', 'toString'])(
  'a prototype name %s is refused as a name and harmless as a match key',
  async (name) => {
    const world = simulator.world();
    const { body: snapshot } = await world.admin<Record<string, unknown>>('GET', '/snapshot');
    const changes = `[{"kind":${JSON.stringify(name)},"id":"a","doc":{"id":"a"}}]`;
    const text = JSON.stringify({ ...snapshot, digest: undefined, changes: 0 }).replace(
      '"changes":0',
      `"changes":${changes}`,
    );
    const put = (path: string, method: string, body: string) =>
      fetch(`${simulator.origin}/__admin/worlds/${world.name}${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body,
      });
    expect((await put('/snapshot', 'PUT', text)).status).toBe(422);
    for (const [path, method, body] of [
      ['/overrides', 'POST', `{"endpoint":"${name}","replies":[{"value":[]}]}`],
      ['/flags', 'PATCH', `{"${name}":true}`],
      ['/scenarios', 'POST', `{"names":["${name}"]}`],
      ['/faults', 'PUT', `{"faults":[{"endpoint":"${name}","kind":"reset"}]}`],
      ['/verify', 'POST', `{"endpoint":"${name}"}`],
    ] as const)
      expect([path, (await put(path, method, body)).status]).toEqual([path, path === '/scenarios' ? 404 : 422]);
    const added = await put(
      '/overrides',
      'POST',
      `{"endpoint":"version","match":{"body":{"${name}":"x"}},"replies":[{"value":null}],"outsideContract":true}`,
    );
    expect(added.status).toBe(201);
    expect((await world.call('version')).status).toBe(200);
  },
);
