import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runProgram } from '#sim/cli-error.ts';
import { readSite } from '#sim/site/files.ts';
import { caddyConfig } from './config.ts';

const usage = `Usage: npm run deploy:caddy -- [options]

  --site FOLDER     built site (dist/kidlat)
  --root FOLDER     its folder on the server (the same)
  --listen ADDRESS  domain name with automatic certificate, or an address (http://:80)
  --backend LIST    addresses of simulators, separated by commas; several share one store (127.0.0.1:4321)
  --admin           expose the console and the admin API; the simulator then needs a key
  --out FILE        output file (dist/caddy/Caddyfile)
  --help            show this help
`;

const options = {
  site: { type: 'string', default: 'dist/kidlat' },
  root: { type: 'string' },
  listen: { type: 'string', default: 'http://:80' },
  backend: { type: 'string', default: '127.0.0.1:4321' },
  admin: { type: 'boolean', default: false },
  out: { type: 'string', default: 'dist/caddy/Caddyfile' },
  help: { type: 'boolean', default: false },
} as const;

/** Writes the configuration of a built site. */
const write = async (): Promise<void> => {
  const { site, root = site, listen, backend, admin, out, help } = parseArgs({ options }).values;
  if (help) return void process.stdout.write(usage);
  mkdirSync(dirname(out), { recursive: true });
  const backends = backend.split(',').filter(Boolean);
  writeFileSync(out, caddyConfig(readSite(resolve(site)), { root: resolve(root), listen, backends, admin }));
  process.stdout.write(`Wrote ${out}\n`);
};

await runProgram(write);
