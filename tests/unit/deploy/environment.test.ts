import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { brandName } from '#scripts/brand.ts';

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

test('reports the missing logo file of a brand', () => {
  const root = mkdtempSync(join(tmpdir(), 'brand-'));
  mkdirSync(join(root, 'perya'));
  writeFileSync(join(root, 'perya/brand.yaml'), 'name: Perya');
  writeFileSync(join(root, 'perya/logo.svg'), '<svg/>');
  expect(() => brandName('perya', root)).toThrow(
    `The brand perya has no ${relative('.', join(root, 'perya/mark.svg'))}. Add its symbol there.`,
  );
  writeFileSync(join(root, 'perya/mark.svg'), '<svg/>');
  expect(brandName('perya', root)).toBe('perya');
  rmSync(root, { recursive: true });
});
