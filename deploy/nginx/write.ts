import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Complaint, runProgram } from '../../mock-server/engine/complaint.ts';
import { readSite } from '../../mock-server/site/files.ts';
import { nginxConfig, wholeConfig } from './config.ts';

const usage = `Usage: npm run deploy:nginx -- [options]

  --site FOLDER      the built site (dist/kidlat)
  --root FOLDER      where it will lie on the server (the same)
  --backend LIST     where simulators or the backend listen, host:port with commas (127.0.0.1:4321)
  --listen TEXT      as nginx has it (80)
  --name TEXT        server_name (_)
  --language en|ty   for readers who have not chosen (en)
  --admin            pass the console and the admin API on; give the simulators a --key
  --out FOLDER       where maps.conf, server.conf and nginx.conf go (dist/nginx)
`;

const options = {
  site: { type: 'string', default: 'dist/kidlat' },
  root: { type: 'string' },
  backend: { type: 'string', default: '127.0.0.1:4321' },
  listen: { type: 'string', default: '80' },
  name: { type: 'string', default: '_' },
  language: { type: 'string', default: 'en' },
  admin: { type: 'boolean', default: false },
  out: { type: 'string', default: 'dist/nginx' },
  help: { type: 'boolean', default: false },
} as const;

/** Writes the configuration of a built site. */
const write = async (): Promise<void> => {
  const { site, root, backend, listen, name, language, admin, out, help } = parseArgs({ options }).values;
  if (help) return void process.stdout.write(usage);
  if (language !== 'en' && language !== 'ty') throw new Complaint(`--language is en or ty, not ${language}.`);
  const folder = resolve(out);
  const { maps, server } = nginxConfig(readSite(resolve(site)), {
    root: resolve(root ?? site),
    listen,
    serverName: name,
    backends: backend.split(',').filter(Boolean),
    admin,
    locale: language,
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'maps.conf'), maps);
  writeFileSync(join(folder, 'server.conf'), server);
  writeFileSync(join(folder, 'nginx.conf'), wholeConfig(folder));
  process.stdout.write(`Wrote ${out}/maps.conf, server.conf and nginx.conf\n`);
};

await runProgram(write);
