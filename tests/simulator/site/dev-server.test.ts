import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { createServer as createViteServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { keepErrors, withoutWarnings } from '#scripts/integration/simulator-errors.ts';
import { simulatorInDev } from '#scripts/integration/simulator-in-dev.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator();

/** Starts the server in front of the pages during development, without the pages. */
const startFront = async (backend = simulator.origin) => {
  const app = express();
  const setUp = simulatorInDev(backend).hooks['astro:server:setup'];
  const use = (handler: RequestHandler) => app.use(handler);
  const environments = { ssr: { hot: { send: () => undefined } } };
  setUp?.({ server: { middlewares: { use }, environments } } as unknown as Parameters<typeof setUp>[0]);
  app.use('/m/data', (_request, response) => void response.json({}));
  app.use((request, response) => {
    response.type('html').write(`<p>${request.url}`);
    response.end('</p>');
  });
  const server = app.listen(0);
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async (path: string, cookie = '', accept = '*/*') =>
    (await fetch(origin + path, { headers: { cookie, accept } })).text();
};

test('the dev server chooses the language and adds the toolbar if its cookie is set', async () => {
  const get = await startFront();
  const tag = '<script src="/__admin/toolbar.js" type="module"></script>';
  expect(await get('/m/home?a=1')).toBe('<p>/m/home?a=1</p>');
  expect(await get('/m/home', 'sim_toolbar=1; lang=ty')).toBe(`<p>/ty/m/home</p>${tag}`);
  expect(await get('/m/data', 'sim_toolbar=1')).toBe('{}');
  expect(await get('/src/shell/start/frame.ts', 'sim_toolbar=1')).not.toContain(tag);
});

test('the dev server sends a promotion its own document, and the general one for a promotion without one', async () => {
  const get = await startFront();
  expect(await get('/m/activityDetail?id=451')).toBe('<p>/m/activityDetail/451?id=451</p>');
  expect(await get('/ty/m/activityDetail?id=451')).toBe('<p>/ty/m/activityDetail/451?id=451</p>');
  expect(await get('/m/activityDetail?id=9001')).toBe('<p>/m/activityDetail?id=9001</p>');
  expect(await get('/m/activityDetail')).toBe('<p>/m/activityDetail</p>');
});

test('the page shows file and line of the error that stops the simulator from starting', async () => {
  const get = await startFront('http://127.0.0.1:9');
  keepErrors(`file://${process.cwd()}/mock-server/features/cashier/rules/fees.ts:12\nSyntaxError: <unexpected>`);
  onTestFinished(() => keepErrors(''));
  const page = await get('/m/home', '', 'text/html');
  expect(page).toContain('Correct <strong>mock-server/features/cashier/rules/fees.ts:12</strong>.');
  expect(page).toContain('<pre>mock-server/features/cashier/rules/fees.ts:12\nSyntaxError: &lt;unexpected&gt;</pre>');
  keepErrors('');
  expect(await get('/m/home', '', 'text/html')).toContain('The simulator is starting');
});

test('warnings of Node.js are not reported as errors', () => {
  const warning =
    '(node:81) ExperimentalWarning: SQLite is an experimental feature\n(Use `node --trace-warnings ...` to show where)\n';
  expect(withoutWarnings(warning)).toBe('');
  expect(withoutWarnings(`${warning}SyntaxError: unexpected\n`)).toBe('SyntaxError: unexpected');
});

test('the dev server treats game assets requested by a game frame as same-site', async () => {
  const server = createServer((request, response) => response.end(request.headers['sec-fetch-site'] ?? 'no stranger'));
  const setUp = simulatorInDev(simulator.origin).hooks['astro:server:setup'];
  const middlewares = { use: () => undefined };
  setUp?.({ server: { httpServer: server, middlewares } } as unknown as Parameters<typeof setUp>[0]);
  server.listen(0);
  onTestFinished(() => void server.close());
  const ask = async (path: string) => {
    const { port } = server.address() as AddressInfo;
    return (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'sec-fetch-site': 'cross-site' } })).text();
  };
  expect(await ask('/__games/assets/slot.js')).toBe('no stranger');
  expect(await ask('/wps/system/version')).toBe('cross-site');
});

test('a connection reset by a fault is reset by the dev server too', async () => {
  const world = simulator.world();
  let proxy: Record<string, string> = {};
  const updateConfig = (config: { vite?: { server?: { proxy?: Record<string, string> } } }) => {
    proxy = config.vite?.server?.proxy ?? {};
  };
  const begin = simulatorInDev(simulator.origin).hooks['astro:config:setup'];
  begin?.({ command: 'dev', updateConfig } as unknown as Parameters<NonNullable<typeof begin>>[0]);
  const vite = await createViteServer({ configFile: false, logLevel: 'silent', server: { port: 0, proxy } });
  onTestFinished(() => vite.close());
  await vite.listen();
  const [front] = vite.resolvedUrls?.local ?? [];
  const ask = () => fetch(`${front}wps/system/version`, { headers: { 'x-sim-world': world.name } });
  expect((await ask()).status).toBe(200);
  for (const kind of ['reset', 'offline']) {
    await world.admin('PUT', '/faults', { faults: [{ endpoint: 'version', kind }] });
    await expect(ask()).rejects.toThrow('fetch failed');
  }
});
