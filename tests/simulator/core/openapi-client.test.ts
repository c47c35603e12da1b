import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import { startSimulator } from '../../support/simulator.ts';

const simulator = await startSimulator();
const cache = resolve('node_modules/.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'client-'));
afterAll(() => rmSync(folder, { recursive: true }));

const document = await (await fetch(`${simulator.origin}/__admin/openapi.json`)).json();
await createClient({ input: document, output: folder, logs: { level: 'silent' } });

const complaintsAbout = (source: string): string[] => {
  const file = join(folder, 'use.ts');
  writeFileSync(file, source);
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n').split('\n')[0] ?? '');
};

interface Sdk {
  login(call: object): Promise<{ data?: { value: { token: string } }; error?: { errorCode: string } }>;
}

test('a client generator of the field makes a client that signs in', async () => {
  const { login } = (await import(pathToFileURL(join(folder, 'sdk.gen.ts')).href)) as Sdk;
  const call = (password: string) =>
    login({ baseUrl: simulator.origin, body: { username: 'player01', password, type: 0 } });
  expect((await call('Passw0rd1')).data?.value.token).toMatch(/^\S+$/);
  expect((await call('wrong')).error?.errorCode).toBe('login.wrong-password');
});

test('its types hold together, and know request and reply of a sign-in', () => {
  expect(
    complaintsAbout(`
      import { adminSetOverrides, login } from './sdk.gen';
      const { data, error } = await login({ body: { username: 'player01', password: 'x', type: 0 } });
      export const token: string | undefined = data?.value.token;
      export const wrong = error && 'errorCode' in error && error.errorCode === 'login.wrong-password';
      await adminSetOverrides({ path: { world: 'w' }, body: { overrides: [{ endpoint: 'login', replies: [{ value: [1] }] }] } });
    `),
  ).toEqual([]);
  expect(
    complaintsAbout(`
      import { login } from './sdk.gen';
      await login({ body: { username: 'player01', type: 'guest' } });
    `),
  ).not.toEqual([]);
});
