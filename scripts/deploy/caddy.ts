import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brandSettings } from '#brands/current.ts';
import { hostsOf } from '#brands/read.ts';
import { caddyConfig } from '#deploy/caddy/config.ts';
import { runProgram } from '#sim/cli-error.ts';
import { readSite } from '#sim/site/files.ts';
import { brandNames } from '../brand-name.ts';

const usage = `Usage: npm run deploy:caddy -- [options]

  --brand ID        brand whose built site it is; several separated by commas, or all (${brandSettings.id})
  --site FOLDER     built site (dist/{brand})
  --root FOLDER     its folder on the server (the same)
  --listen ADDRESS  domain name with automatic certificate, or an address (http://:80; with --brand {host}, the host of
                    its origin); {brand} and {host} are replaced, as in http://{brand}.localhost:8080
  --backend LIST    addresses of simulators, separated by commas; several share one store (127.0.0.1:4321)
  --admin           expose the console and the admin API; the simulator then needs a key
  --out FILE        output file (dist/caddy/Caddyfile)
  --help            show this help
`;

const options = {
  brand: { type: 'string' },
  site: { type: 'string', default: 'dist/{brand}' },
  root: { type: 'string' },
  listen: { type: 'string' },
  backend: { type: 'string', default: '127.0.0.1:4321' },
  admin: { type: 'boolean', default: false },
  out: { type: 'string', default: 'dist/caddy/Caddyfile' },
  help: { type: 'boolean', default: false },
} as const;

/** Writes the configuration of built sites. */
const write = async (): Promise<void> => {
  const { brand, site, root = site, listen, backend, admin, out, help } = parseArgs({ options }).values;
  if (help) return void process.stdout.write(usage);
  const address = listen ?? (brand === undefined ? 'http://:80' : '{host}');
  const backends = backend.split(',').filter(Boolean);
  const configs = (brand === undefined ? [brandSettings.id] : brandNames(brand)).map((id) => {
    const fill = (text: string): string => text.replaceAll('{brand}', id).replaceAll('{host}', () => hostsOf(id)[1]);
    return caddyConfig(readSite(resolve(fill(site))), {
      root: resolve(fill(root)),
      listen: fill(address),
      backends,
      admin,
    });
  });
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, configs.join('\n'));
  process.stdout.write(`Wrote ${out}\n`);
};

await runProgram(write);
