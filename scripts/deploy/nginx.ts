import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brandSettings } from '#brands/current.ts';
import { hostsOf } from '#brands/read.ts';
import { nginxConfig, wholeConfig } from '#deploy/nginx/config.ts';
import { CliError, runProgram } from '#sim/cli-error.ts';
import { siteLocaleOf, siteLocales } from '#sim/site/addresses.ts';
import { readSite, type SiteFile } from '#sim/site/files.ts';
import { brandNames, splitBrandOption } from '../brand-name.ts';
import { runScript } from '../run-script.ts';

const usage = `Usage: npm run deploy:nginx -- [options]

  --brand ID         brand whose built site it is; several separated by commas, or all: a folder for each, and nginx.conf
                     for all, each at the host of its origin and at ID.localhost (${brandSettings.id})
  --site FOLDER      built site (dist/ID)
  --root FOLDER      its folder on the server (the same)
  --backend LIST     addresses of simulators or the backend, host:port separated by commas (127.0.0.1:4321)
  --shared           the simulators share one store (--store): calls of one that is down go to the others
  --api URL          backend on another origin; a copy of the site that calls it is written
  --listen TEXT      value of the nginx directive "listen" (80)
  --name TEXT        server_name (_; with --brand the hosts of the brand)
  --scope NAME       added to names of variables, so that nginx can include the files of several sites (none)
  --language CODE    language of visitors who have not chosen one: ${siteLocales.join(' or ')} (${siteLocaleOf(undefined)})
  --admin            expose the console and the admin API; start the simulators with --key
  --out FOLDER       output folder of maps.conf, server.conf and nginx.conf (dist/nginx)
`;

const options = {
  site: { type: 'string', default: `dist/${brandSettings.id}` },
  root: { type: 'string' },
  backend: { type: 'string', default: '127.0.0.1:4321' },
  shared: { type: 'boolean', default: false },
  api: { type: 'string' },
  listen: { type: 'string', default: '80' },
  name: { type: 'string', default: '_' },
  scope: { type: 'string' },
  language: { type: 'string', default: siteLocaleOf(undefined) },
  admin: { type: 'boolean', default: false },
  out: { type: 'string', default: 'dist/nginx' },
  help: { type: 'boolean', default: false },
} as const;

/** Copies the site with documents that use another backend, and compresses them again. */
const copySite = (from: string, to: string, files: ReadonlyMap<string, SiteFile>): void => {
  cpSync(from, to, { recursive: true });
  for (const [name, { body }] of files) {
    if (!name.endsWith('.html')) continue;
    writeFileSync(join(to, name), body.identity);
    if (body.br) writeFileSync(join(to, `${name}.br`), body.br);
    if (body.gzip) writeFileSync(join(to, `${name}.gz`), body.gzip);
  }
};

/** Writes the configuration of a built site. */
const write = async (args: string[]): Promise<void> => {
  const values = parseArgs({ args, options }).values;
  const { site, root, backend, shared, api, listen, name, scope, language, admin, out, help } = values;
  if (help) return void process.stdout.write(usage);
  if (!siteLocales.includes(language))
    throw new CliError(`--language must be ${siteLocales.join(' or ')}, not ${language}.`);
  const folder = resolve(out);
  mkdirSync(folder, { recursive: true });
  const files = readSite(resolve(site), api);
  const served = api === undefined ? site : join(folder, 'site');
  if (api !== undefined) copySite(resolve(site), served, files);
  const { maps, server } = nginxConfig(files, {
    root: resolve(root ?? served),
    listen,
    serverName: name,
    backends: backend.split(',').filter(Boolean),
    isShared: shared,
    admin,
    locale: language,
    ...(scope !== undefined && { scope }),
  });
  writeFileSync(join(folder, 'maps.conf'), maps);
  writeFileSync(join(folder, 'server.conf'), server);
  writeFileSync(join(folder, 'nginx.conf'), wholeConfig(scope === undefined ? folder : [folder]));
  process.stdout.write(`Wrote ${out}/maps.conf, server.conf and nginx.conf\n`);
};

/** Writes the configuration of each brand in a process of its own, because modules read the brand when they are loaded. */
const writeEach = async (brands: readonly string[], args: readonly string[]): Promise<void> => {
  const { out } = parseArgs({ args: [...args], options }).values;
  const written: string[] = [];
  for (const brand of brands) {
    const folder = join(out, brand);
    const own = ['--name', hostsOf(brand).join(' '), ...args, '--scope', brand, '--out', folder];
    const code = await runScript(import.meta.filename, own, { BRAND: brand });
    if (code === 0) written.push(resolve(folder));
    else process.exitCode = 1;
  }
  writeFileSync(join(out, 'nginx.conf'), wholeConfig(written));
  process.stdout.write(`Wrote ${out}/nginx.conf of ${written.length} sites\n`);
};

await runProgram(async () => {
  const { brand, rest } = splitBrandOption(process.argv.slice(2));
  if (brand === undefined || rest.includes('--help')) await write(rest);
  else await writeEach(brandNames(brand), rest);
});
