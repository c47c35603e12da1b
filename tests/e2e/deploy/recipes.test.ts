// @long

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { test as base, expect } from 'playwright/test';

const needed = [
  'src',
  'docs',
  'package.json',
  'tsconfig.json',
  '.typesafe-i18n.json',
  'mock-server',
  'scripts',
  'biome.json',
];

/** A copy of the project's source, with the packages of the original. */
const test = base.extend<{ copy: string }>({
  copy: async ({}, use) => {
    const root = mkdtempSync(join(tmpdir(), 'recipes-'));
    for (const name of needed) cpSync(resolve(name), join(root, name), { recursive: true });
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
    await use(root);
    rmSync(root, { recursive: true });
  },
});

interface Block {
  readonly file: string;
  /** Line of the file below which the text is inserted; without it the text is the whole file. */
  readonly below: string | undefined;
  readonly text: string;
}

const blocks: readonly Block[] = [
  ...readFileSync('docs/recipes.md', 'utf8').matchAll(/^```\w+ (\S+)(?: below (.*))?\n([\s\S]*?)^```$/gm),
].map(([, file = '', below, text = '']) => ({ file, below, text }));

const applyBlock = (root: string, { file, below, text }: Block): void => {
  const path = join(root, file);
  if (below === undefined) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return;
  }
  const before = readFileSync(path, 'utf8');
  expect(before.split('\n').filter((line) => line === below)).toHaveLength(1);
  writeFileSync(path, before.replace(`${below}\n`, `${below}\n${text}`));
};

const run = (root: string, program: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(resolve('node_modules/.bin', program), args, {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};

test('the recipes of the contributing guide work as written', { tag: '@long' }, ({ copy }) => {
  test.slow();
  for (const block of blocks) applyBlock(copy, block);
  expect(run(copy, 'typesafe-i18n', '--no-watch').status).toBe(0);
  writeFileSync(
    join(copy, 'tsconfig.recipe.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      include: [
        'src/env.d.ts',
        'src/features/rewards/components/Raffle.tsx',
        'src/contract/flag-notes.ts',
        'mock-server/features/content/scenarios/banners.ts',
        'mock-server/features/site/rules/start-flags.ts',
        'src/i18n/**/*.ts',
      ],
    }),
  );
  expect(run(copy, 'tsc', '--noEmit', '-p', 'tsconfig.recipe.json')).toEqual({ status: 0, output: '' });
  const dependencies = run(copy, 'node', 'scripts/dependencies.ts');
  expect(dependencies.status, dependencies.output).toBe(0);
  const terminology = run(copy, 'node', 'scripts/terminology.ts');
  expect(terminology.status, terminology.output).toBe(0);
  const written = new Set(blocks.map(({ file }) => file));
  // Equals `npm run format`, with which the recipes end; before it, new lines of a list are not sorted in.
  const formatted = run(copy, 'biome', 'check', '--write', '--vcs-enabled=false', ...written);
  expect(formatted.status, formatted.output).toBe(0);
});
