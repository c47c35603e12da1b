// @long

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'playwright/test';
import { findChromium, findShell } from '#scripts/chromium.ts';
import { installInEmptyFolder, runIn, writeShownFiles } from '#tests/support/empty-folder.ts';
import { freePort } from '#tests/support/nginx.ts';

const page = 'docs/simulator/package.md';

/** The project's own configuration, with this machine's browser. */
const here = `import config from './playwright.config.ts';
const launchOptions = ${JSON.stringify({ executablePath: findShell() ?? findChromium(), args: ['--no-sandbox'] })};
export default { ...config, reporter: 'line', use: { ...config.use, launchOptions } };
`;

interface Document {
  readonly paths: Readonly<
    Record<
      string,
      Record<string, { readonly requestBody?: { readonly content: Record<string, { example?: unknown }> } }>
    >
  >;
}

let folder: string;
let ports: { readonly 4321: string; readonly 5173: string };
const started: ChildProcess[] = [];
test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = await installInEmptyFolder({ types: Boolean(process.env.ALL_TESTS) });
  ports = { 4321: String(await freePort()), 5173: String(await freePort()) };
  writeShownFiles(page, folder, ports);
  await writeFile(join(folder, 'here.config.ts'), here);
});
test.afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await rm(dirname(folder), { recursive: true, force: true });
});

test('the packed simulator works in an empty folder with a world for each test', {
  tag: '@X29',
}, async () => {
  test.setTimeout(120_000);
  expect(await runIn(folder, 'npx', 'playwright', 'test', '--config', 'here.config.ts')).toContain('3 passed');
});

/** Starts the installed command and returns its output up to the end of the start, with its origin. */
const startInstalled = async (...args: string[]) => {
  const child = spawn(join(folder, 'node_modules/.bin/kidlat-sim'), ['--port', '0', '--data', 'none', ...args], {
    cwd: folder,
  });
  started.push(child);
  let output = '';
  for await (const part of child.stdout) {
    output += part;
    if (output.includes('Demo accounts')) break;
  }
  const [, origin = ''] = /Console\s+(\S+)\/__admin/.exec(output) ?? [];
  return { child, output, origin };
};

test('the installed simulator starts from the command line and in a program, with all its files', {
  tag: '@X29',
}, async ({ request }) => {
  const { child, output, origin } = await startInstalled('--world', 'demo', '--scenario', 'wallet.empty');
  expect(output).toContain('demo · wallet.empty');
  const files = {
    '/__admin/': 'text/html',
    '/__admin/console/console.js': 'text/javascript',
    '/__admin/help/package': 'text/html',
    '/__admin/docs/swagger-ui.css': 'text/css',
    '/__admin/scenarios': 'application/json',
    '/__games/assets/slot.js': 'text/javascript',
    '/__games/assets/symbols/rocket.webp': 'image/webp',
    '/__pay/page.css': 'text/css',
    '/cdn/img/games/1001.webp?w=240': 'image/svg+xml',
    '/cdn/img/slides/welcome.webp': 'image/svg+xml',
    '/cdn/img/teams/quezon-carabaos.webp': 'image/svg+xml',
    '/wps/announcement/list?types=PR': 'application/json',
    '/favicon.ico': 'image/svg+xml',
    '/': 'text/html',
  };
  const values: Record<string, string> = {};
  for (const path of Object.keys(files)) {
    const reply = await request.get(origin + path);
    values[path] = reply.ok() ? (reply.headers()['content-type']?.split(';')[0] ?? '') : String(reply.status());
  }
  expect(values).toEqual(files);
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
  expect(await runIn(folder, 'node', 'start.mjs')).toMatch(/^player01 at http:\/\/localhost:\d+/);
});

test('no endpoint of the installed simulator fails on its example', { tag: '@X29' }, async ({ request }) => {
  const { origin } = await startInstalled();
  const { paths } = (await (await request.get(`${origin}/__admin/openapi.json`)).json()) as Document;
  const failed: string[] = [];
  for (const account of ['player01', 'agent01'])
    for (const [path, calls] of Object.entries(paths)) {
      if (path.startsWith('/__admin')) continue;
      for (const [method, { requestBody }] of Object.entries(calls)) {
        // Each call uses its own world, because some examples close the account or end its sessions.
        const headers = { 'x-sim-world': `${account}-${Object.keys(paths).indexOf(path)}-${method}` };
        const session = `${origin}/__admin/worlds/${headers['x-sim-world']}/members/${account}/session`;
        const { token } = (await (await request.post(session, { headers })).json()) as { token: string };
        const data = requestBody?.content['application/json']?.example;
        const sent = { method, headers: { ...headers, authorization: `Bearer ${token}` }, ...(data ? { data } : {}) };
        const reply = await request.fetch(origin + path, sent);
        if (reply.status() === 500) failed.push(`${account}: ${method} ${path}`);
      }
    }
  expect(failed).toEqual([]);
});

test('the type declarations compile in a strict project and reject unknown names', {
  tag: ['@long', '@X29'],
}, async () => {
  test.setTimeout(300_000);
  await writeFile(
    join(folder, 'strict.mts'),
    `import { type OwnEndpoint, type OwnScenario, startSimulator } from 'kidlat-sim';
import type { Body } from 'kidlat-sim/contract';
const { world } = await startSimulator({ port: 0 });
// @ts-expect-error a flag is on or off
await world('a').flags({ DIRECTREG3: 'x' });
// @ts-expect-error a balance is a number
await world('a').override('balance', { value: { sumBalance: 'none' } });
// @ts-expect-error no such scenario
await world('a').apply('wallet.emty');
// @ts-expect-error no such endpoint
await world('a').verify({ endpoint: 'balence' });
// @ts-expect-error no such fault
await world('a').faults({ endpoint: 'balance', kind: 'rest' });
const closed = { name: 'shop.closed', description: 'Closed.', flags: { MAINTENANCE: true } } satisfies OwnScenario;
const points: OwnEndpoint = { method: 'GET', path: '/api/points', reply: ({ now }) => ({ body: { now } }) };
await world('a').apply(closed, 'wallet.empty');
await startSimulator({ scenarios: [closed], endpoints: [points], replies: [{ endpoint: 'hotGames', replies: [{ value: [] }] }] });
// @ts-expect-error hot games are a list
await startSimulator({ replies: [{ endpoint: 'hotGames', replies: [{ value: 'none' }] }] });
export const username: Body<'login'>['username'] = 'player01';
`,
  );
  const options = ['--noEmit', '--strict', '--target', 'es2023', '--module', 'nodenext', '--types', 'node'];
  const types = ['--typeRoots', resolve('node_modules/@types')];
  const files = ['strict.mts', 'money.test.ts', 'playwright.config.ts'];
  const compiler = resolve('node_modules/.bin/tsc');
  expect(await runIn(folder, compiler, ...options, ...types, ...files)).toBe('');
  symlinkSync(resolve('node_modules/vitest'), join(folder, 'node_modules/vitest'));
  const spec = ['--skipLibCheck', 'balance.spec.ts', 'matchers.d.ts'];
  expect(await runIn(folder, compiler, ...options, ...types, ...spec)).toBe('');
  await startInstalled('--port', ports[4321]);
  expect(await runIn(folder, 'node', 'node_modules/vitest/vitest.mjs', 'run', 'balance.spec.ts')).toContain('1 passed');
});
