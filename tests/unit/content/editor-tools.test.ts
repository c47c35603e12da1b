import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requireEditor } from '#scripts/editor/access.ts';
import { EntryHistory } from '#scripts/editor/history.ts';
import { queueChanges } from '#scripts/editor/queue-changes.ts';
import { visitLink } from '#scripts/editor/visit-page.ts';

let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'versions-'));
  cpSync('src/content/help/bonuses', join(project, 'src/content/help/bonuses'), { recursive: true });
});

afterEach(() => rmSync(project, { recursive: true }));

const entry = 'help/bonuses';
const write = (text: string) => writeFileSync(join(project, 'src/content', entry, 'en.md'), text);

test('saves of an entry are kept with author and reason, and so is the state before the first one', () => {
  const history = new EntryHistory(project);
  const before = history.current(entry);
  write('First.');
  history.record(entry, before, { at: 1_000, author: 'Ana', reason: 'New words', files: history.current(entry) });
  expect(history.versions(entry)).toEqual({
    list: [{ at: 999, author: '', reason: 'Before this save', files: before }],
  });

  const first = history.current(entry);
  write('Second.');
  history.record(entry, first, { at: 2_000, author: 'Ben', reason: 'Shorter', files: history.current(entry) });
  expect(history.versions(entry).list.map(({ author, files }) => [author, files['en.md']])).toEqual([
    ['Ana', 'First.'],
    ['', before['en.md']],
  ]);
});

test('the last ten versions are kept', () => {
  const history = new EntryHistory(project);
  for (let nth = 1; nth <= 14; nth += 1) {
    const before = history.current(entry);
    write(`Text ${nth}.`);
    const files = history.current(entry);
    history.record(entry, before, { at: nth * 1_000, author: 'Ana', reason: `Change ${nth}`, files });
  }
  const reasons = history.versions(entry).list.map(({ reason }) => reason);
  expect(reasons).toHaveLength(10);
  expect([reasons[0], reasons.at(-1)]).toEqual(['Change 13', 'Change 4']);
});

/** Serves the editor's protection; every request that it admits gets the status 200. */
const serve = async (key: string | undefined) => {
  const protect = requireEditor(key);
  const server = createServer((request, response) => void protect(request, response, () => response.end('admitted')));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const call = (path: string, options?: RequestInit) => fetch(origin + path, { redirect: 'manual', ...options });
  return { call, close: () => server.close() };
};

test('with an admin key the editor needs a login, and other machines need it for every page', async () => {
  const { call, close } = await serve('right-key');
  const elsewhere = { 'x-forwarded-for': '203.0.113.7' };
  expect((await call('/api/keystatic/tree')).status).toBe(401);
  expect((await call('/m/home')).status).toBe(200);
  expect((await call('/m/home', { headers: elsewhere })).status).toBe(401);
  const page = await call('/keystatic', { headers: { 'sec-fetch-dest': 'document' } });
  expect(page.headers.get('location')).toBe('/keystatic-login');

  const logIn = (key: string) => call('/keystatic-login', { method: 'POST', body: new URLSearchParams({ key }) });
  expect((await logIn('wrong-key')).status).toBe(401);
  const cookie = ((await logIn('right-key')).headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  // Not derived from the key alone: otherwise cookies would be guesses without the limit of logins.
  expect(cookie).toMatch(/^content_editor_session=[\w-]{43}$/);
  const derived = createHmac('sha256', 'right-key').update('content_editor_session').digest('base64url');
  for (const value of [Buffer.from('right-key').toString('base64url'), derived])
    expect((await call('/keystatic', { headers: { cookie: `content_editor_session=${value}` } })).status).toBe(401);
  expect((await call('/api/keystatic/tree', { headers: { cookie } })).status).toBe(200);
  expect((await call('/api/keystatic/tree', { headers: { cookie: `${cookie}x` } })).status).toBe(401);
  expect((await call('/m/home', { headers: { ...elsewhere, cookie } })).status).toBe(200);
  close();
});

test('ten wrong keys block further attempts', async () => {
  const { call, close } = await serve('right-key');
  const logIn = (key: string) => call('/keystatic-login', { method: 'POST', body: new URLSearchParams({ key }) });
  for (let nth = 0; nth < 10; nth += 1) await logIn('wrong-key');
  expect((await logIn('right-key')).status).toBe(429);
  close();
});

test('without an admin key only this machine opens the editor, and pages of other sites cannot save', async () => {
  const { call, close } = await serve(undefined);
  expect((await call('/keystatic')).status).toBe(200);
  expect((await call('/keystatic', { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(403);
  const save = (site: string) =>
    call('/api/keystatic/update', { method: 'POST', headers: { 'sec-fetch-site': site }, body: '{}' });
  expect((await save('same-origin')).status).toBe(200);
  expect((await save('same-site')).status).toBe(403);
  expect((await save('cross-site')).status).toBe(403);
  close();
});

test.for([
  '/Keystatic-versions/help/bonuses',
  '/KEYSTATIC-pictures',
  '/api/%6Beystatic/update',
  '//api//keystatic/update',
])('pages of other sites cannot change anything by the address %s either', async (path) => {
  const { call, close } = await serve(undefined);
  const post = (site: string) => call(path, { method: 'POST', headers: { 'sec-fetch-site': site }, body: 'at=1' });
  expect((await post('cross-site')).status).toBe(403);
  expect((await post('same-origin')).status).toBe(200);
  close();
});

test('without an admin key no cookie opens the pages of another machine', async () => {
  const { call, close } = await serve(undefined);
  for (const value of ['', '\0', 'undefined']) {
    const cookie = `content_editor_session=${Buffer.from(value).toString('base64url')}`;
    const headers = { 'x-forwarded-for': '203.0.113.7', cookie };
    expect((await call('/m/home', { headers })).status, JSON.stringify(value)).toBe(403);
  }
  close();
});

test('wrong keys that arrive at the same time are counted, and a login form above 10 KB is not read', async () => {
  const { call, close } = await serve('right-key');
  const logIn = (key: string) => call('/keystatic-login', { method: 'POST', body: new URLSearchParams({ key }) });
  expect((await logIn('right-key'.padEnd(20_000))).status).toBe(401);
  const statuses = await Promise.all(Array.from({ length: 15 }, async () => (await logIn('wrong-key')).status));
  expect(statuses.filter((it) => it === 401)).toHaveLength(9);
  close();
});

test('the link of a preview names time, visitor, language and page', () => {
  const input = { when: '2026-12-20T18:00', who: 'new', language: 'ty', to: '/m/home' };
  const link = new URL(visitLink(new URLSearchParams(input)) ?? '', 'https://site.example');
  expect(link.pathname).toBe('/__admin/open');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    now: '2026-12-20T18:00:00+08:00',
    language: 'ty',
    as: 'newbie01',
    age: '0',
    to: '/ty/m/home',
  });
  expect(visitLink(new URLSearchParams({ ...input, to: 'https://elsewhere.example' }))).toBeUndefined();
});

const git = (...options: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Cora', '-c', 'user.email=cora@editor.example', ...options], {
    cwd: project,
    stdio: 'pipe',
  });

test('commits are versions too, and a failure of Git is told apart from a folder without a repository', () => {
  const history = new EntryHistory(project);
  expect(history.versions(entry)).toEqual({ list: [] });
  git('init');
  expect(history.versions(entry)).toEqual({ list: [] });
  rmSync(join(project, 'src/content', entry, 'fil.md'));
  git('add', '.');
  git('commit', '-m', 'Only English');
  write('Next.');
  const [version] = history.versions(entry).list;
  expect(version).toMatchObject({ author: 'Cora', reason: 'Only English' });
  expect(Object.keys(version?.files ?? {})).toEqual(['index.yaml', 'en.md']);

  writeFileSync(join(project, '.git/config'), '[core');
  expect(history.versions(entry)).toMatchObject({ list: [], problem: expect.stringContaining('bad config') });
});

test('changes run one after another, and one that is given up does not stop those behind it', async () => {
  const queue = queueChanges();
  const started: string[] = [];
  const open = new Map<string, () => void>();
  const arrived: string[] = [];
  const closed: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    arrived.push(path);
    response.once('close', () => closed.push(path));
    queue(request, response, () => {
      started.push(path);
      open.set(path, () => response.end());
      if (request.method === 'GET') response.end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const post = (path: string, signal?: AbortSignal) => fetch(origin + path, { method: 'POST', signal: signal ?? null });
  const save = post('/api/keystatic/update');
  await vi.waitFor(() => expect(started).toHaveLength(1));
  const abort = new AbortController();
  const givenUp = post('/keystatic-versions/help/contact', abort.signal);
  await fetch(`${origin}/keystatic-calendar`);
  await vi.waitFor(() => expect(arrived).toContain('/keystatic-versions/help/contact'));
  expect(started).toEqual(['/api/keystatic/update', '/keystatic-calendar']);
  abort.abort();
  await expect(givenUp).rejects.toThrow();
  await vi.waitFor(() => expect(closed).toContain('/keystatic-versions/help/contact'));
  const restore = post('/keystatic-versions/help/bonuses');
  open.get('/api/keystatic/update')?.();
  await save;
  await vi.waitFor(() => expect(started.slice(2)).toEqual(['/keystatic-versions/help/bonuses']));
  open.get('/keystatic-versions/help/bonuses')?.();
  expect((await restore).status).toBe(200);
  server.close();
});
