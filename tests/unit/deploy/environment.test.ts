import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Variables that the system or a tool sets, or one part of the build passes to the next; users do not set them. */
const internal = [
  'PATH',
  'HOME',
  'CI',
  'NODE_ENV',
  'NODE_OPTIONS',
  'ASTRO_TELEMETRY_DISABLED',
  'BUILD_API_BASE',
  'SUITE_OUTPUT',
];
const passedVariables = ['PUBLIC_BUILD', 'PUBLIC_ICONS'];

test('the contributing guide lists exactly the environment variables that the code reads', () => {
  const table = readFileSync('docs/recipes.md', 'utf8').split('## Environment')[1] ?? '';
  const names = [...table.matchAll(/`([A-Z_]{3,})`/g)].map(([, name = '']) => name);
  const { stdout } = spawnSync('git', ['grep', '-hoE', 'process\\.env\\.[A-Z_]+', '--', '*.ts', '*.mjs'], {
    encoding: 'utf8',
  });
  const read = new Set(
    stdout
      .trim()
      .split('\n')
      .map((line) => line.replace('process.env.', '')),
  );
  for (const name of [...internal, ...passedVariables]) read.delete(name);
  expect(names.sort()).toEqual([...read].sort());
});
