import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Names that npm runs during its own commands (https://docs.npmjs.com/cli/using-npm/scripts). */
const lifecycle =
  /^(pre|post)?(install|uninstall|prepare|publish|version|shrinkwrap|pack|restart)$|^(prepublishOnly|dependencies)$/;

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test('npm runs no script on its own but the one that generates types', () => {
  const names = Object.keys(scripts);
  const hooks = names.filter((name) => /^(pre|post)/.test(name) && names.includes(name.replace(/^(pre|post)/, '')));
  expect([...names.filter((name) => lifecycle.test(name)), ...hooks]).toEqual(['prepare']);
});

test.for([
  { options: [], installed: true },
  // What scripts/audit.ts asks about.
  { options: ['--omit=dev', '--include=prod'], installed: false },
])('in production npm includes development packages: $installed with $options', ({ options, installed }) => {
  const { stdout } = spawnSync('npm', ['ls', 'vitest', '--json', ...options], {
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  const { dependencies } = JSON.parse(stdout) as { dependencies?: Record<string, unknown> };
  expect(dependencies?.vitest !== undefined).toBe(installed);
});

test.for(['#', '%', '?'])('an installation in a folder with %j in its path says why it fails', (character) => {
  const folder = mkdtempSync(join(tmpdir(), `folder${character}20-`));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ['scripts/words.ts', 'mock-server/cli-error.ts', 'package.json'])
    cpSync(resolve(file), join(folder, file));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/words.ts'], { cwd: folder, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toBe(
    `The site cannot be built in ${folder}: Vite and Astro do not support "${character}" in a path. ` +
      'Move the project to a folder without #, % and ?.\n',
  );
});
