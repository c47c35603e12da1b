import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base, expect } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };

const types = 'src/i18n/i18n-types.ts';
const dictionary = 'src/i18n/en/index.ts';

/** A new clone with one text: the script, the generator's configuration and the installed packages. */
const test = base.extend<{ clone: { root: string; run: () => { status: number | null; stderr: string } } }>({
  clone: async ({}, use) => {
    const root = mkdtempSync(join(tmpdir(), 'word-types-'));
    mkdirSync(join(root, 'src/i18n/en'), { recursive: true });
    for (const file of ['scripts/words.ts', 'mock-server/cli-error.ts']) cpSync(resolve(file), join(root, file));
    cpSync(resolve('.typesafe-i18n.json'), join(root, '.typesafe-i18n.json'));
    writeFileSync(
      join(root, 'package.json'),
      JSON.stringify({ type: 'module', imports: manifest.imports, devDependencies: { typescript: '6.0.3' } }),
    );
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
    writeFileSync(
      join(root, dictionary),
      "import type { BaseTranslation } from '../i18n-types.ts';\nexport default { save: 'Save' } satisfies BaseTranslation;\n",
    );
    await use({
      root,
      run: () => spawnSync(process.execPath, ['scripts/words.ts'], { cwd: root, encoding: 'utf8' }),
    });
    rmSync(root, { recursive: true });
  },
});

test('generates the word types in a fresh clone and after a dictionary change', ({ clone }) => {
  expect(clone.run()).toMatchObject({ status: 0, stderr: '' });
  expect(readFileSync(join(clone.root, types), 'utf8')).toMatch(/\bsave: string/);

  const text = readFileSync(join(clone.root, dictionary), 'utf8');
  writeFileSync(join(clone.root, dictionary), text.replace("save: 'Save'", "save: 'Save', cancel: 'Cancel'"));
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(clone.root, dictionary), later, later);
  expect(clone.run()).toMatchObject({ status: 0, stderr: '' });
  expect(readFileSync(join(clone.root, types), 'utf8')).toMatch(/\bcancel: string/);
}, 120_000);

test('fails on an invalid dictionary and writes no types', ({ clone }) => {
  writeFileSync(join(clone.root, dictionary), 'export default {');
  expect(clone.run().status).toBe(1);
  expect(existsSync(join(clone.root, types))).toBe(false);
}, 120_000);
