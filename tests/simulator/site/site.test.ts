import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { compression } from '#scripts/compress.ts';
import type { PolicyReport } from '#sim/site/reports.ts';
import { serveSite } from '#sim/site/serve.ts';

const page = (words: string) =>
  `<!doctype html><meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src 'self'"><p>${words.repeat(9)}</p>`;

/** Serves a site of a few pages on a free port for one test. */
const siteTest = test.extend('site', async ({}, { onCleanup }) => {
  const dir = await mkdtemp(join(tmpdir(), 'site-'));
  const files = {
    'm/home.html': page('Home'),
    'ty/m/home.html': page('Tahanan'),
    'm/register.html': page('Register'),
    'm/trail.html': page('Trial'),
    'm/help.html': page('Help'),
    'm/help/2.html': page('Second help'),
    '404.html': page('Nothing here'),
    'ty/404.html': page('Wala rito'),
    '_astro/app.js': 'export const one = 1;'.repeat(20),
    '.stamp': 'the build only',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), text);
  }
  await compression().folder(dir);
  const reports: PolicyReport[] = [];
  const server = express()
    .use(
      serveSite({
        dir,
        defaultLocale: (request) => (request.headers['x-world-language'] === 'ty' ? 'ty' : 'en'),
        onPolicyReport: (_, report) => reports.push(report),
      }),
    )
    .listen(0);
  await once(server, 'listening');
  onCleanup(async () => {
    server.close();
    await rm(dir, { recursive: true });
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = (path: string, init: RequestInit = {}) => fetch(base + path, { redirect: 'manual', ...init });
  return { get, reports, port: Number(new URL(base).port) };
});

const aliases: readonly [string, string][] = [
  ['/', 'Home'],
  ['/m', 'Home'],
  ['/m/', 'Home'],
  ['/m/index', 'Home'],
  ['/m/index.html?a=1', 'Home'],
  ['/register.html?affiliateCode=x', 'Register'],
  ['/m/register.html', 'Register'],
  ['/ty', 'Tahanan'],
  ['/ty/m/index', 'Tahanan'],
  ['/m/help?i=2', 'Second help'],
  ['/m/help?i=77', 'Help'],
  ['/m/help?i=../home', 'Help'],
];

siteTest.for(aliases)('%s is served directly: %s @R007 @R009', async ([path, words], { site }) => {
  const reply = await site.get(path);
  expect(reply.status).toBe(200);
  expect(await reply.text()).toContain(`<p>${words}`);
});

const moved: readonly [string, string][] = [
  ['/m/trial?a=1', '/m/trail?a=1'],
  ['/m/home/', '/m/home'],
  ['/ty/m/home.html', '/ty/m/home'],
];

siteTest.for(moved)('%s redirects to %s', async ([path, target], { site }) => {
  const reply = await site.get(path);
  expect(reply.status).toBe(301);
  expect(reply.headers.get('location')).toBe(target);
});

siteTest.for(['//evil.example/', '/%', '/.stamp', '/m/home.html.br', '/../package.json', '/m/nothing'])(
  '%s returns 404',
  async (path, { site }) => {
    const reply = await site.get(path, { headers: { accept: 'text/html' } });
    expect(reply.status).toBe(404);
    expect(await reply.text()).toContain('Nothing here');
  },
);

siteTest(
  'the language comes from the address, then the cookie, then the default of the world @R005',
  async ({ site }) => {
    const words = async (path: string, headers: HeadersInit) => (await site.get(path, { headers })).text();
    expect(await words('/m/home', {})).toContain('Home');
    expect(await words('/m/home', { 'x-world-language': 'ty' })).toContain('Tahanan');
    expect(await words('/m/home', { 'x-world-language': 'ty', cookie: 'a=b; lang=en' })).toContain('Home');
    expect(await words('/m/home', { cookie: 'lang=ty' })).toContain('Tahanan');
    expect(await words('/ty/m/home', { cookie: 'lang=en' })).toContain('Tahanan');
    expect(await words('/gone', { cookie: 'lang=ty', accept: 'text/html' })).toContain('Wala rito');
  },
);

siteTest('documents are revalidated per content encoding, and hashed files are immutable', async ({ site }) => {
  const first = await site.get('/m/home', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  expect(first.headers.get('vary')).toBe('Cookie, Accept-Encoding');
  const tag = first.headers.get('etag') ?? '';
  const again = { 'if-none-match': tag, 'cache-control': 'max-age=0' };
  expect((await site.get('/m/home', { headers: { ...again, 'accept-encoding': 'br' } })).status).toBe(304);
  expect((await site.get('/m/home', { headers: { ...again, 'accept-encoding': 'gzip' } })).status).toBe(200);
  const script = await site.get('/_astro/app.js', { headers: { 'accept-encoding': 'gzip' } });
  expect(script.headers.get('content-encoding')).toBe('gzip');
  expect(script.headers.get('cache-control')).toContain('immutable');
});

siteTest('a client of HTTP/1.0 is told that its connection stays open', async ({ site }) => {
  const socket = connect(site.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const headOf = async (version: string): Promise<string> => {
    socket.write(`GET /m/home ${version}\r\nHost: x\r\nConnection: keep-alive\r\n\r\n`);
    return String((await once(socket, 'data'))[0]);
  };
  expect(await headOf('HTTP/1.0')).toMatch(/^connection: keep-alive\r$/im);
  expect(await headOf('HTTP/1.1')).not.toMatch(/^connection:/im);
});

siteTest('a document has its content security policy and other security headers', async ({ site }) => {
  const { headers } = await site.get('/m/home');
  expect(headers.get('content-security-policy')).toBe("default-src 'self'; frame-ancestors 'self'; report-uri /__csp");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('permissions-policy')).toContain('geolocation=()');
  expect(headers.get('strict-transport-security')).toBeNull();
});

siteTest('fetching a page in the other language clears the prefetch cache', async ({ site }) => {
  const reply = await site.get('/ty/m/home', { headers: { 'sec-fetch-dest': 'empty' } });
  expect(reply.headers.get('clear-site-data')).toBe('"prefetchCache", "prerenderCache"');
  expect((await site.get('/m/home')).headers.get('clear-site-data')).toBeNull();
});

siteTest('policy reports of both formats are recorded, and invalid ones are dropped', async ({ site }) => {
  const post = (type: string, body: string) =>
    site.get('/__csp', { method: 'POST', headers: { 'content-type': type }, body });
  const old = {
    'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'inline', 'document-uri': '/m/home' },
  };
  const modern = [
    { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'x', documentURL: 'y' } },
  ];
  expect((await post('application/csp-report', JSON.stringify(old))).status).toBe(204);
  await post('application/reports+json', JSON.stringify(modern));
  await post('application/reports+json', '[null, 3, {}]');
  expect(site.reports).toEqual([
    { directive: 'script-src', blocked: 'inline', document: '/m/home' },
    { directive: 'img-src', blocked: 'x', document: 'y' },
  ]);
});
