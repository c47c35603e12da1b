import { afterEach, expect, test, vi } from 'vitest';

const { argv } = process;
afterEach(() => {
  process.argv = argv;
});

/** Returns the folder in which Vite caches bundled dependencies for a command of Astro. */
const cacheOf = async (command: string): Promise<unknown> => {
  process.argv = ['node', 'astro', command];
  vi.resetModules();
  const { default: config } = await import('../../../astro.config.mjs');
  return config.vite?.cacheDir;
};

test('`astro check` and the dev server use separate dependency caches', async () => {
  const [dev, check] = [await cacheOf('dev'), await cacheOf('check')];
  expect(dev).toMatch(/^node_modules\/\.vite\//);
  expect(check).toMatch(/^node_modules\/\.vite\//);
  expect(dev).not.toBe(check);
});
