import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const manifests = 'tests/generators/tools';
/** Installed separately from the project's own dependencies: three hundred packages that nothing else needs. */
const folder = 'node_modules/.cache/generator-tools';
const lock = 'package-lock.json';

const run = (program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void => {
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
};

const isInstalled = (): boolean =>
  existsSync(join(folder, 'node_modules')) &&
  readFileSync(join(folder, lock), 'utf8') === readFileSync(join(manifests, lock), 'utf8');

if (!isInstalled()) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(manifests, folder, { recursive: true });
  run('npm', ['ci', '--prefix', folder, '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--silent']);
}
run(join('node_modules', '.bin', 'vitest'), ['run', '--project', 'generators'], { GENERATORS: '1' });
