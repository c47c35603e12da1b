import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aliases, paths } from '#paths.ts';

const known: ReadonlySet<string> = new Set([...Object.values(paths), ...Object.keys(aliases)]);

test('links in the texts and the seed of the simulator lead to pages', () => {
  const links = globSync('mock-server/features/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/href="(\/m\/[^"?#$]+)|'(\/m\/[^'?#$*]+)/g)].map(
      ([, link, literal]) => [file, link ?? literal ?? ''] as const,
    ),
  );
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(([, path]) => !known.has(path))).toEqual([]);
});
