import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import {
  bindPlaceholders,
  blocksOf,
  type Exchange,
  fill,
  fillText,
  type Remembered,
  readExchange,
} from '#tests/support/doc-examples.ts';
import { startSimulator } from '#tests/support/simulator.ts';
import { startThirdPartyServer } from '#tests/support/third-party-server.ts';

const pages = globSync('docs/simulator/*.md').sort();
const textOf = (page: string): string => readFileSync(page, 'utf8');
const simulator = await startSimulator({ callOut: ['http://127.0.0.1:*'] });
const backend = await startSimulator();
const receiver = await startThirdPartyServer();

const send = async ({ method, path, headers, body }: Exchange, known: Remembered): Promise<Response> =>
  fetch(simulator.origin + path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fillText(value, known)])),
    },
    ...(body && { body: fill(body, known) }),
  });

const withCalls = pages.filter((page) => blocksOf(textOf(page), 'http').length > 0);

test.each(withCalls)('the example calls in %s return the documented responses', async (page) => {
  const known: Remembered = new Map([
    ['backend', backend.origin],
    ['receiver', receiver.origin],
  ]);
  for (const block of blocksOf(textOf(page), 'http')) {
    const exchange = readExchange(block);
    const response = await send(exchange, known);
    const text = await response.text();
    expect(response.status, `${block}\n${text}`).toBe(exchange.status);
    if (!exchange.reply) continue;
    const came = JSON.parse(text) as unknown;
    const quoted = exchange.reply.replace(/^\{\{\w+\}\}$/, '"$&"');
    expect(came, block).toMatchObject(bindPlaceholders(JSON.parse(quoted), came, known) as object);
  }
});

test('the example test for a separate project passes unchanged', async () => {
  const [script = ''] = blocksOf(textOf('docs/simulator/README.md'), 'js');
  const folder = mkdtempSync(join(tmpdir(), 'own-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'own.test.mjs'), script);
  // A nested test runner prints nothing unless its environment hides the outer one.
  const env = { PATH: process.env.PATH, SIM: simulator.origin };
  const { stdout } = await promisify(execFile)('node', ['--test', '--test-reporter=tap'], { cwd: folder, env });
  expect(stdout).toMatch(/^# pass 1$/m);
});

test('the fixture examples in the docs are part of running tests', () => {
  const tests = textOf('tests/e2e/console/fixture-examples.test.ts');
  const examples = blocksOf(textOf('docs/simulator/fixture.md'), 'ts');
  expect(examples).not.toHaveLength(0);
  for (const example of examples) expect(tests).toContain(example);
});

test('every link in the docs leads to a file, and the README links to every other page', () => {
  const linksOf = (page: string) => [...textOf(page).matchAll(/\]\((?!https:)([^)#]+)/g)].map(([, link = '']) => link);
  for (const page of pages)
    for (const link of linksOf(page)) expect(existsSync(join(dirname(page), link)), `${page}: ${link}`).toBe(true);
  const listed = new Set(linksOf('docs/simulator/README.md'));
  expect([...listed].sort()).toEqual(pages.map((page) => basename(page)).filter((name) => name !== 'README.md'));
});

test('the console shows every docs page under a content security policy with links inside the console', async () => {
  for (const page of pages) {
    const name = basename(page, '.md').replace('README', '');
    const reply = await fetch(`${simulator.origin}/__admin/help/${name}?theme=light`);
    const text = await reply.text();
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain(`<h1>${/^# (.+)$/m.exec(textOf(page))?.[1]}</h1>`);
    expect(text).not.toMatch(/href="[^"]*\.md/);
    expect(text).toContain('data-theme="light"');
  }
  expect((await fetch(`${simulator.origin}/__admin/help/..%2f..%2fsecurity`)).status).toBe(404);
  expect((await fetch(`${simulator.origin}/__admin/console/help.css`)).status).toBe(200);
});

test('each claim in the comparison names its test', () => {
  const [here = '', others = ''] = textOf('docs/simulator/comparison.md').split('## What others have');
  const claims = here.split(/^- /m).slice(1);
  expect(claims.length).toBeGreaterThan(15);
  for (const claim of claims) expect(claim).toMatch(/\]\(\.\.\/\.\.\/tests\/.+\.test\.ts\)/);
  const tools = others.split('\n').filter((line) => line.startsWith('| ['));
  expect(tools).toHaveLength(7);
  for (const tool of tools) expect(tool).toMatch(/^\| \[\w+\]\(https:\/\/.* \| .+ \| .+ \|$/);
});

test('the Cypress example puts its pages into a world of their own', async () => {
  const [example = ''] = blocksOf(textOf('docs/simulator/package.md'), 'js').filter((it) => it.includes('cy.request'));
  const calls: Promise<Response>[] = [];
  let cookie = '';
  const cy = {
    request: (method: string, url: string, body: object) =>
      void calls.push(
        fetch(url, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      ),
    setCookie: (name: string, value: string) => {
      cookie = `${name}=${value}`;
    },
  };
  const script = example.replaceAll('http://localhost:4321', simulator.origin);
  runInNewContext(script, { beforeEach: (hook: () => void) => hook(), crypto, cy });
  expect((await calls[0])?.status).toBe(200);
  const reply = await fetch(`${simulator.origin}/wps/system/version`, { headers: { cookie } });
  expect(cookie).toMatch(/^sim_world=cypress-/);
  expect(await reply.json()).toMatchObject({ value: { world: cookie.replace('sim_world=', '') } });
});

test('packed archives are not added to the repository', () => {
  expect(textOf('.gitignore').split('\n')).toContain('*.tgz');
});
