import { expect, test } from 'vitest';
import { keys } from '#lib/storage/keys.ts';
import { version } from '#tests/support/settings.ts';
import { openTab } from '#tests/support/tab.ts';

const ttlMs = 60_000;

const withCache = async (tab = openTab(), initialVersion: typeof version | null = version) => {
  const { $version } = await import('#lib/version.ts');
  const setVersion = (version: typeof initialVersion) => $version.set(version);
  setVersion(initialVersion);
  const cache = await import('#lib/cache.ts');
  const loads: string[] = [];
  const read = (scope = 'EN') => cache.cached('words', scope, ttlMs, async () => `load ${loads.push(scope)}`);
  return { ...tab, ...cache, setVersion, read };
};

test('caches a response per scope until it expires or is invalidated @R211', async () => {
  const { read, advance, invalidate } = await withCache();
  expect([await read(), await read()]).toEqual(['load 1', 'load 1']);
  expect(await read('TY')).toBe('load 2');
  await advance(ttlMs - 1);
  expect(await read('TY')).toBe('load 2');
  await advance(1);
  expect(await read('TY')).toBe('load 3');
  invalidate('words');
  expect(await read('TY')).toBe('load 4');
});

test.each([
  ['resets', { ...version, resets: 1 }],
  ['world', { ...version, world: 'w-2' }],
  ['version', { ...version, version: '2.0.0' }],
])('does not reuse responses cached from a backend with another %s @R211', async (_, other) => {
  const { read, setVersion } = await withCache();
  await read();
  setVersion(other);
  expect(await read()).toBe('load 2');
});

test('stores responses only once the backend version is known', async () => {
  const { cacheResponse, cachedResponse, setVersion, session } = await withCache(openTab(), null);
  cacheResponse('balance', 'player01', 5);
  expect(Object.keys(session)).toEqual([]);
  setVersion(version);
  expect(cachedResponse('balance', 'player01')).toBe(5);
  expect(cachedResponse('balance', 'player02')).toBeUndefined();
});

test('loads again if the cached item is invalid or storage is blocked', async () => {
  const { read, session } = await withCache();
  session.setItem(`${keys.session.cache}:words`, '{"of":1}');
  expect(await read()).toBe('load 1');
  const blocked = await withCache(openTab({ storage: 'blocked' }));
  expect([await blocked.read(), await blocked.read()]).toEqual(['load 1', 'load 2']);
});

test('concurrent callers share one load', async () => {
  const { read } = await withCache();
  expect(await Promise.all([read(), read(), read('TY')])).toEqual(['load 1', 'load 1', 'load 2']);
});

test('does not store a response requested before an invalidation', async () => {
  const { read, invalidate } = await withCache();
  const early = read();
  invalidate('words');
  expect([await early, await read(), await read()]).toEqual(['load 1', 'load 2', 'load 2']);
});

test('does not cache a failed load', async () => {
  const { cached, read } = await withCache();
  await expect(cached('words', 'EN', ttlMs, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await read()).toBe('load 1');
});
