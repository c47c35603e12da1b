import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import { blocksOf } from '#tests/support/doc-examples.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator();
const cache = resolve('node_modules/.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'typed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const document = await (await fetch(`${simulator.origin}/__admin/openapi.json`)).text();
writeFileSync(join(folder, 'schema.d.ts'), astToString(await openapiTS(document)));

/** The encryption helper from docs/backend.md. */
const helper =
  blocksOf(readFileSync('docs/backend.md', 'utf8'), 'ts').find((it) => it.includes('CompactEncrypt')) ?? '';
writeFileSync(join(folder, 'encrypt.ts'), helper);

const target = ts.ScriptTarget.ES2022;

const program = `
import createClient from 'openapi-fetch';
import { encrypt } from './encrypt.js';
import type { paths } from './schema.d.ts';

const need = <T>(value: T | undefined | null, step: string): T => {
  if (value === undefined || value === null) throw new Error(step + ' did not succeed');
  return value;
};

export const walk = async (baseUrl: string, world: string) => {
  const client = createClient<paths>({ baseUrl, headers: { 'X-Sim-World': world } });
  const admin = { path: { world } };

  // Wrong passwords until a picture is asked for.
  let asked = false;
  for (let tries = 0; tries < 8 && !asked; tries++) {
    const { error } = await client.POST('/wps/session/login', { body: { username: 'player01', password: 'wrong', type: 0 } });
    asked = error !== undefined && 'errorCode' in error && error.errorCode === 'login.wrong-password' && error.value.captcha;
  }
  const picture = await client.GET('/wps/captcha', {});
  const captchaId = need(picture.response.headers.get('Captcha-Id'), 'captcha');
  const codes = need((await client.GET('/__admin/worlds/{world}/codes', { params: admin })).data, 'codes');
  const answer = need(codes.captchas.find(({ id }) => id === captchaId)?.answer, 'answer');

  const settings = need((await client.GET('/wps/system/settings/consolidated', {})).data, 'settings');
  const now = Date.parse(need(picture.response.headers.get('Date'), 'date'));
  const { body, header } = await encrypt(
    { username: 'player01', password: 'Passw0rd1', captcha: answer, type: 0 },
    settings.value.encryption,
    now,
  );
  const login = await client.POST('/wps/session/login', {
    params: { header: { Encryption: header, 'Captcha-Id': captchaId } },
    body,
  });
  const token = need(login.data, 'login').value.token;
  const headers = { Authorization: 'Bearer ' + token };
  const key = () => ({ 'Idempotency-Key': crypto.randomUUID() });

  const channels = need((await client.GET('/wps/relay/DEP_banksByVendor', { headers })).data, 'channels').value;
  const manual = need(channels.find(({ channel }) => channel === 'manual'), 'manual channel');
  const ordered = await client.POST('/wps/relay/DEP_manualTransfer', {
    headers,
    params: { header: key() },
    body: { bankId: need(manual.banks[0], 'bank').bankId, amount: manual.min, payerName: 'Tala Reyes' },
  });
  const { depositId } = need(ordered.data, 'deposit').value;
  need((await client.POST('/wps/relay/DEP_confirm', { headers, body: { depositId } })).data, 'confirm');
  await client.PUT('/__admin/worlds/{world}/clock', { params: admin, body: { advance: '20m' } });
  const deposit = need(
    (await client.GET('/wps/relay/DEP_order', { headers, params: { query: { depositId } } })).data,
    'order',
  ).value;

  const hot = need((await client.GET('/wps/game/hot', {})).data, 'games').value;
  const game = need(hot.find(({ nodeName }) => nodeName === 'Kidlat Fortune'), 'game');
  const launched = await client.POST('/wps/game/launchGame', {
    headers,
    body: {
      vendor: game.vassalage,
      gameId: game.gameId,
      nodeId: game.nodeId,
      category: game.gameCategory,
      showChoice: false,
    },
  });
  const page = await (await fetch(baseUrl + need(launched.data, 'launch').value.gameUrl)).text();
  const { playKey } = JSON.parse(need(/id="visit">(.*?)<\\/script>/s.exec(page)?.[1], 'visit')) as { playKey: string };
  const round = await client.POST('/wps/game/round', {
    headers: { Authorization: 'Bearer ' + playKey, Origin: 'null' },
    params: { header: key() },
    body: { stake: game.minBet, choice: null },
  });

  const cards = need((await client.GET('/wps/member/bankCard', { headers })).data, 'cards').value;
  const withdrawn = await client.POST('/wps/transaction/withdraw', {
    headers,
    params: { header: key() },
    body: { cardId: need(cards[0], 'card').cardId, amount: 100, paymentPassword: '246810' },
  });
  return {
    asked,
    deposit: deposit.status,
    stake: need(round.data, 'round').value.stake === game.minBet,
    withdrawal: withdrawn.data?.value.status,
  };
};
`;
writeFileSync(join(folder, 'walk.ts'), program);

test('types of openapi-typescript compile strictly with openapi-fetch', () => {
  const program = ts.createProgram([join(folder, 'walk.ts')], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    target,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  });
  const problems = ts.getPreEmitDiagnostics(program).map(({ messageText, start, file }) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line : 0;
    return `${line}: ${ts.flattenDiagnosticMessageText(messageText, '\n').split('\n')[0]}`;
  });
  expect(problems).toEqual([]);
});

test('a generated client logs in with captcha and encryption, deposits, plays and withdraws', async () => {
  for (const [name, source] of Object.entries({ walk: program, encrypt: helper })) {
    const { outputText } = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.ESNext, target } });
    writeFileSync(join(folder, `${name}.js`), outputText);
  }
  const { walk } = (await import(pathToFileURL(join(folder, 'walk.js')).href)) as {
    walk: (origin: string, world: string) => Promise<unknown>;
  };
  expect(await walk(simulator.origin, 'typed-client')).toEqual({
    asked: true,
    deposit: 'approved',
    stake: true,
    withdrawal: 'reviewing',
  });
});
