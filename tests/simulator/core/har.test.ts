import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { overridesOfHar } from '#sim/http/overrides-of-har.ts';
import { har } from '#tests/support/har-schema.ts';
import { startSimulator } from '#tests/support/simulator.ts';
import { originOf, spawnSimulator } from '#tests/support/simulator-process.ts';

const simulator = await startSimulator();

interface Entry {
  readonly _row: string | null;
  readonly request: { readonly postData?: { readonly text: string; readonly mimeType: string } };
  readonly response: { readonly content: { readonly text: string } };
}

const recorded = async () => {
  const world = simulator.world();
  await world.call('version');
  await world.signIn('player01');
  await world.call('hotGames', { query: { language: 'EN' } as never });
  await world.call('balance');
  await world.call('setHeadIcon', { body: { icon: 3 } });
  await world.send('/wps/nowhere?a=1&a=2');
  return world;
};
const world = await recorded();
const archive = (await world.admin<{ log: { entries: Entry[] } }>('GET', '/requests?format=har')).body;

test('the exported archive is valid HAR 1.2', () => {
  expect(har.safeParse(archive).error?.issues ?? []).toEqual([]);
});

test('the archive contains request bodies as sent, except those with secrets', () => {
  const sent = (endpoint: string) => archive.log.entries.find(({ _row }) => _row === endpoint)?.request.postData;
  expect(sent('login')).toBeUndefined();
  expect(sent('setHeadIcon')).toEqual({
    mimeType: 'application/x-www-form-urlencoded',
    params: [],
    text: 'icon=3',
  });
});

test('an archive becomes overrides with the recorded responses', async () => {
  const read = overridesOfHar(archive);
  expect(read?.leftOut).toEqual([expect.stringContaining('/wps/nowhere: not in the contract')]);
  const replaying = simulator.world();
  await replaying.admin('PUT', '/overrides', { overrides: read?.overrides });
  const login = await replaying.call('login', { body: { username: 'player01', password: 'another', type: 0 } });
  expect([login.status, login.value.token]).toEqual([200, '***']);
  const value = (endpoint: string) =>
    (
      JSON.parse(archive.log.entries.find(({ _row }) => _row === endpoint)?.response.content.text ?? '') as {
        value: unknown;
      }
    ).value;
  expect((await replaying.call('balance')).value).toEqual(value('balance'));
});

test('repeated calls in a browser’s archive are answered with their responses in sequence', () => {
  const entry = (value: unknown, change: object = {}) => ({
    request: { method: 'GET', url: 'https://real.example/wps/game/hot?gameType=RNG&_=17', ...change },
    response: { status: 200, content: { text: btoa(JSON.stringify(value)), encoding: 'base64' } },
  });
  const reply = { success: true, value: [], errorCode: null, message: '' };
  const read = overridesOfHar({
    log: {
      entries: [
        entry(reply),
        entry(reply),
        entry({ ...reply, value: 'none' }),
        entry('<html>', { url: 'https://real.example/index.html' }),
      ],
    },
  });
  expect(read).toMatchObject({
    used: 2,
    overrides: [
      { endpoint: 'hotGames', match: { query: { gameType: 'RNG' } }, replies: [{ value: [] }, { value: [] }] },
    ],
    leftOut: [expect.stringContaining('GET /wps/game/hot: value')],
  });
  expect(overridesOfHar({ log: 1 })).toBeUndefined();
});

test('one command replays an archive', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'har-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'calls.har');
  writeFileSync(file, JSON.stringify(archive));
  const child = spawnSimulator('--data', 'none', '--har', file);
  onTestFinished(() => void child.kill());
  const origin = await originOf(child);
  const reply = await fetch(`${origin}/wps/session/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sim-world': 'replayed' },
    body: JSON.stringify({ username: 'player01', password: 'any', type: 0 }),
  });
  expect(await reply.json()).toMatchObject({ success: true, value: { token: '***' } });
});
