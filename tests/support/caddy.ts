import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const places = [process.env.CADDY_PATH ?? '', '/usr/bin/caddy', '/usr/local/bin/caddy'];

/** The program, where it is installed. */
export const caddyPath = places.find((place) => place !== '' && existsSync(place));

/** Without its own doors: only the site is served. */
const head = '{\n\tadmin off\n\tauto_https off\n}\n';

/** Caddy with this configuration in a process of its own, and how to end it. */
export const startCaddy = async (config: string, port: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'));
  await writeFile(join(folder, 'Caddyfile'), head + config);
  const args = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  const child = spawn(caddyPath ?? 'caddy', args, {
    env: { PATH: process.env.PATH, HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part) => {
    said += part;
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/robots.txt`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`Caddy did not start: ${said}`);
    await new Promise((later) => setTimeout(later, 25));
  }
  return {
    origin,
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
