import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Files and folders that `npm run dev` needs. */
const parts = ['mock-server', 'src', 'scripts', 'public', 'docs/simulator', 'CHANGELOG.md'];
const configs = ['astro.config.mjs', 'keystatic.config.ts', 'package.json', 'tsconfig.json'];

const wordTypes = 'src/i18n/i18n-types.ts';

/** Caches in node_modules that a copy writes itself. */
const caches = ['.astro', '.cache', '.vite'];

/** Copies the project into a temporary folder, for tests that change its files. Dependencies are hard links to the same files. */
export const copyProject = (): { readonly folder: string; readonly remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  for (const part of [...parts, ...configs]) cpSync(part, join(folder, part), { recursive: true });
  // The copy of the generated types counts as older than the words, which would generate them again.
  if (existsSync(wordTypes)) utimesSync(join(folder, wordTypes), new Date(), new Date());
  const modules = join(folder, 'node_modules');
  try {
    execFileSync('cp', ['-al', resolve('node_modules'), modules], { stdio: 'ignore' });
    for (const cache of caches) rmSync(join(modules, cache), { recursive: true, force: true });
  } catch {
    // Hard links are not possible across file systems.
    rmSync(modules, { recursive: true, force: true });
    symlinkSync(resolve('node_modules'), modules);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
