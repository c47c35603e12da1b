import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBrand } from '#brands/read.ts';
import { currencyOf } from '#markets/formats.ts';
import { readMarket, readTerms } from '#markets/read.ts';
import { HostedWorld } from '#tests/support/hosted-world.ts';
import { outside } from '#tests/support/security.ts';

const ids = ['kidlat', 'bituin'] as const;
const marketOf = (id: string) => readMarket(readBrand(id).market);

let child: ReturnType<typeof start>;
let sites: string;
let origin: string;
let greeting = '';

const start = (...args: string[]) =>
  spawn('node', ['scripts/start.ts', ...args], {
    env: { ...process.env, SITE_DIR: sites, BRAND: '', DATA_DIR: 'none' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

beforeAll(async () => {
  sites = await mkdtemp(join(tmpdir(), 'sites-'));
  for (const id of ids) {
    await mkdir(join(sites, id, 'm'), { recursive: true });
    await writeFile(join(sites, id, 'm/home.html'), `<!doctype html><title>${readBrand(id).name}</title>`);
  }
  child = start('--brand', ids.join(), '--port', '0');
  for await (const part of child.stdout) {
    greeting += part;
    if (greeting.includes('Demo accounts')) break;
  }
  origin = `http://127.0.0.1:${/kidlat\.localhost:(\d+)/.exec(greeting)?.[1]}`;
}, 120_000);
afterAll(async () => {
  child?.kill('SIGKILL');
  await rm(sites, { recursive: true, force: true });
});

const numberOf = (id: string): string => marketOf(id).phone.example.replaceAll(' ', '').replace(/.$/, '9');

const register = async (world: HostedWorld, id: string) => {
  const mobileNum = numberOf(id);
  await world.admin('PATCH', '/flags', { REGISTER_FIELDS: ['mobileNum', 'verificationCode'] });
  await world.call('smsRegister', { body: { mobileNo: mobileNum } });
  const verificationCode = (await outside(world)).sms[0]?.code ?? '';
  const account = { username: 'an2026', password: 'Bongsen2026', confirmPassword: 'Bongsen2026' };
  const form = { registerUrl: 'localhost', domain: 'localhost', registerMethod: 'H5', type: 0 } as const;
  return world.call('register', { body: { ...form, ...account, mobileNum, verificationCode } });
};

test('lists an address for each brand, and serves each at its own host and at the host of its origin', async () => {
  for (const id of ids) {
    expect(greeting).toMatch(new RegExp(`${readBrand(id).name} +http://${id}\\.localhost:\\d+/m/home`));
    for (const host of [`${id}.localhost`, new URL(readBrand(id).origin).hostname]) {
      const page = await new HostedWorld(origin, host).sendByHttp('/m/home');
      expect(await page.text()).toContain(`<title>${readBrand(id).name}</title>`);
    }
  }
  const [list, missing] = await Promise.all(
    ['/', '/m/home'].map((path) => new HostedWorld(origin, 'other.localhost').sendByHttp(path)),
  );
  expect([list?.status, missing?.status]).toEqual([200, 404]);
  expect(await list?.text()).toContain('//bituin.localhost:');
});

test('a member registers, deposits and sees money as in the market of the host, in a world of that brand alone', async () => {
  const tokens: string[] = [];
  for (const id of ids) {
    const world = new HostedWorld(origin, `${id}.localhost`, 'shared-name');
    const reply = await register(world, id);
    expect(reply.errorCode).toBeNull();
    world.token = reply.value.token ?? undefined;
    tokens.push(world.token ?? '');
    const market = marketOf(id);
    const amount = readTerms(readBrand(id).market).depositTerms.gateway.min * 4;
    const [bankId = ''] = market.depositBanks.gateway;
    const { value } = await world.call('depositGateway', { body: { bankId, amount } });
    const page = await (await world.sendByHttp(value.payUrl ?? '')).text();
    const { before, after } = currencyOf(market.currency, market.locale);
    expect(page).toContain((before + after).trim());
    expect(page).toContain(readBrand(id).name);
    const { body } = await world.admin('GET', '/snapshot');
    expect(body.origin).toMatchObject({ brand: id, market: readBrand(id).market });
  }
  // The world of the same name at the other host does not know the session.
  const other = new HostedWorld(origin, 'bituin.localhost', 'shared-name');
  other.token = tokens[0];
  expect((await other.call('balance')).status).toBe(401);
});

test('a signal ends the start and the processes of all brands', async () => {
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  await expect(fetch(origin)).rejects.toThrow();
});

test('options that name one port or file are refused with a sentence', async () => {
  const refused = start('--brand', 'all', '--port', '0', '--https');
  const [sentence, [code]] = await Promise.all([text(refused.stderr), once(refused, 'exit')]);
  expect([sentence, code]).toEqual(['Several brands cannot share --https. Start each brand with its own.\n', 1]);
});
