import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const firefox = '/usr/bin/firefox-esr';
const install = ['apt-get', 'install', '-y', '--no-install-recommends', 'firefox-esr'];

const run = (command: readonly string[], env: NodeJS.ProcessEnv = process.env): number => {
  const [program = '', ...args] = command;
  return spawnSync(program, args, { stdio: 'inherit', env }).status ?? 1;
};

/** Runs the browser tests that other engines run too; brings Debian's Firefox where there is none. */
for (const prefix of [[], ['sudo', '-n']]) if (!existsSync(firefox)) run([...prefix, ...install]);

if (existsSync(firefox)) {
  const media = fileURLToPath(new URL('../tests/engines/quiet-media.mjs', import.meta.url));
  const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import ${media}`;
  const config = 'tests/engines/playwright.config.ts';
  process.exitCode = run(['playwright', 'test', '-c', config, ...process.argv.slice(2)], {
    ...process.env,
    NODE_OPTIONS,
  });
} else {
  process.stderr.write('There is no Firefox and none could be installed.\n');
  process.exitCode = 1;
}
