import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { afterAll } from 'vitest';
import { blocksOf } from '#tests/support/doc-examples.ts';
import { startSimulator } from '#tests/support/simulator.ts';

// Installed there by scripts/generators.ts.
const ownRequire = createRequire(resolve('node_modules/.cache/generator-tools/package.json'));

/** Loads a tool that is installed for these tests only. */
export const loadTool = <T>(name: string): Promise<T> =>
  import(pathToFileURL(ownRequire.resolve(name)).href) as Promise<T>;

/** Starts a simulator and returns its OpenAPI document with a folder for generated files. */
export const startWithDocument = async (name: string) => {
  const simulator = await startSimulator();
  const document = await (await fetch(`${simulator.origin}/__admin/openapi.json`)).text();
  const cache = resolve('node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, `${name}-`));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, document);
  const write = (path: string, text: string): string => {
    writeFileSync(join(folder, path), text);
    return join(folder, path);
  };
  return { simulator, document, folder, file, write };
};

/** The encryption helper from docs/backend.md. */
const helper =
  blocksOf(readFileSync('docs/backend.md', 'utf8'), 'ts').find((it) => it.includes('CompactEncrypt')) ?? '';

/** Functions that the walk calls; each generator implements them with its generated code. */
const calls = `
export interface Key { keyId: string; key: Record<string, unknown> }
export interface Calls {
  captchaAsked(): Promise<boolean>;
  captcha(): Promise<{ id: string | null; date: string | null }>;
  answerOf(world: string, id: string): Promise<string | undefined>;
  encryptionKey(): Promise<Key>;
  login(body: { jwe: string }, headers: { Encryption: string; 'Captcha-Id': string }): Promise<string>;
  channel(token: string): Promise<{ bankId: string; min: number }>;
  order(token: string, order: { bankId: string; amount: number; payerName: string }): Promise<string>;
  confirm(token: string, depositId: string): Promise<void>;
  advance(world: string, span: string): Promise<void>;
  statusOf(token: string, depositId: string): Promise<string>;
  launch(token: string, name: string): Promise<{ url: string; minBet: number }>;
  play(playKey: string, stake: number): Promise<number>;
  withdraw(token: string, amount: number): Promise<string>;
}
export const need = <T>(value: T | undefined | null, step: string): T => {
  if (value === undefined || value === null) throw new Error(step + ' did not succeed');
  return value;
};
`;

const walk = `
import { calls } from './client-calls';
import { need } from './calls';
import { encrypt } from './encrypt';

export const walk = async (origin: string, world: string) => {
  let asked = false;
  for (let tries = 0; tries < 8 && !asked; tries++) asked = await calls.captchaAsked();
  const picture = await calls.captcha();
  const captchaId = need(picture.id, 'captcha');
  const captcha = need(await calls.answerOf(world, captchaId), 'answer');
  const plain = { username: 'player01', password: 'Passw0rd1', captcha, type: 0 };
  const { body, header } = await encrypt(plain, await calls.encryptionKey(), Date.parse(need(picture.date, 'date')));
  const token = await calls.login(body, { Encryption: header, 'Captcha-Id': captchaId });
  const { bankId, min } = await calls.channel(token);
  const depositId = await calls.order(token, { bankId, amount: min, payerName: 'Tala Reyes' });
  await calls.confirm(token, depositId);
  await calls.advance(world, '20m');
  const deposit = await calls.statusOf(token, depositId);
  const { url, minBet } = await calls.launch(token, 'Kidlat Fortune');
  const page = await (await fetch(origin + url)).text();
  const { playKey } = JSON.parse(need(/id="visit">(.*?)<\\/script>/s.exec(page)?.[1], 'visit')) as { playKey: string };
  const stake = (await calls.play(playKey, minBet)) === minBet;
  return { asked, deposit, stake, withdrawal: await calls.withdraw(token, 100) };
};
`;

/** Expected result of a walk through generated code. */
export const walked = { asked: true, deposit: 'approved', stake: true, withdrawal: 'reviewing' };

/** Writes the walk next to a generated client, whose functions `clientCalls` implements. */
export const writeWalk = (write: (path: string, text: string) => string, clientCalls: string): string => {
  write('calls.ts', calls);
  write('encrypt.ts', helper);
  write('client-calls.ts', clientCalls);
  return write('walk.ts', walk);
};

/** Returns the compiler's messages for a program under its strictest options, by file and line. */
export const compile = (file: string): string[] => {
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    noUncheckedIndexedAccess: true,
    noImplicitOverride: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  });
  return ts.getPreEmitDiagnostics(program).map(({ messageText, start, file: at }) => {
    const line = at && start !== undefined ? at.getLineAndCharacterOfPosition(start).line + 1 : 0;
    return `${at?.fileName.split('/').at(-1)}:${line}: ${ts.flattenDiagnosticMessageText(messageText, '\n').split('\n')[0]}`;
  });
};

interface Walk {
  readonly walk: (origin: string, world: string) => Promise<unknown>;
}

export const runWalk = async (file: string, origin: string, world: string): Promise<unknown> =>
  ((await import(pathToFileURL(file).href)) as Walk).walk(origin, world);
