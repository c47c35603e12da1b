import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NginxConfig, wholeConfig } from '#deploy/nginx/config.ts';
import { startFrontServer } from './front-server.ts';

const places = [process.env.NGINX_PATH ?? '', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'];

/** Path of the program, if installed. */
export const nginxPath = places.find((place) => place !== '' && existsSync(place));

/** Returns an unused port. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
};

/** Starts nginx with the configuration of one site, or those of several, in a separate process; returns how to stop it. */
export const startNginx = async (config: NginxConfig | readonly NginxConfig[], port: number) => {
  const configs = [config].flat() as readonly NginxConfig[];
  const [maps, server] = (['maps', 'server'] as const).map((name) => configs.map((it) => it[name]).join('\n'));
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  const head = `daemon off;\npid ${folder}/pid;\nerror_log stderr error;\n`;
  await writeFile(join(folder, 'maps.conf'), `${temporary}\n${maps}`);
  await writeFile(join(folder, 'server.conf'), server ?? '');
  await writeFile(
    join(folder, 'nginx.conf'),
    wholeConfig(Array.isArray(config) ? [folder] : folder, head).replace('auto', '1'),
  );
  const args = ['-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-p', folder];
  return startFrontServer({ program: nginxPath ?? 'nginx', args, folder, port });
};
