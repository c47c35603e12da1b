import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFrontServer } from './front-server.ts';

const places = [process.env.CADDY_PATH ?? '', '/usr/bin/caddy', '/usr/local/bin/caddy'];

/** Path of the program, if installed. */
export const caddyPath = places.find((place) => place !== '' && existsSync(place));

/** Without Caddy's own endpoints: only the site is served. */
const head = '{\n\tadmin off\n\tauto_https off\n}\n';

/** Starts Caddy with this configuration in a separate process; returns how to stop it. */
export const startCaddy = async (config: string, port: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'));
  await writeFile(join(folder, 'Caddyfile'), head + config);
  const args = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  const env = { PATH: process.env.PATH, HOME: folder };
  return startFrontServer({ program: caddyPath ?? 'caddy', args, env, folder, port });
};
