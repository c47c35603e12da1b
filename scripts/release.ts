import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { nginxConfig, wholeConfig } from '#deploy/nginx/config.ts';
import { CliError, runProgram } from '#sim/cli-error.ts';
import { productVersion } from '#sim/product.ts';
import { readSite } from '#sim/site/files.ts';
import { brandName } from './brand-name.ts';
import { buildSite } from './build.ts';
import { shippedList } from './integration/shipped-packages.ts';
import { licenceTexts } from './package/licences.ts';
import { buildPackage } from './package.ts';
import { startFromArchive } from './release/check.ts';
import { sbomOf } from './release/sbom.ts';

const usage = `Usage: npm run release -- [options]

  --out FOLDER     output folder (dist/release)
  --no-pictures    ship no rendered pictures; saves minutes and 30 MB
  --no-archive     create the folder only
  --help           show this help
`;

/** Path of the release in the sample configuration. */
const installed = '/srv/kidlat';

/** Packages whose icons and flags are inlined in documents. */
const inDocuments = ['node_modules/@iconify-json/ph', 'node_modules/@iconify-json/circle-flags'];

/** Packages in the service worker, which is bundled separately. */
const inWorker = ['core', 'expiration', 'precaching', 'routing', 'strategies'].map(
  (it) => `node_modules/workbox-${it}`,
);

const copiedFiles = [
  'CHANGELOG.md',
  'docs/backend.md',
  'docs/deploy.md',
  'docs/security.md',
  'deploy/grafana',
  'deploy/prometheus',
  'deploy/systemd',
];

const writeNginx = (site: string, folder: string): void => {
  const { maps, server } = nginxConfig(readSite(site), {
    root: `${installed}/site`,
    listen: '80',
    serverName: '_',
    backends: ['127.0.0.1:4321'],
    admin: false,
    locale: 'en',
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'maps.conf'), maps);
  writeFileSync(join(folder, 'server.conf'), server);
  writeFileSync(join(folder, 'nginx.conf'), wholeConfig(`${installed}/deploy/nginx`));
};

/** Copies a built site and the simulator into `folder`, with the documentation for operators. */
export const makeRelease = async (site: string, folder: string, { pictures = true } = {}): Promise<void> => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const packages = await buildPackage(join(folder, 'simulator'), { types: false });
  if (pictures) await (await import('./release/pictures.ts')).drawPictures(join(folder, 'simulator/pictures'));
  // Dot files belong to the build.
  cpSync(site, join(folder, 'site'), { recursive: true, filter: (from) => !basename(from).startsWith('.') });
  for (const file of copiedFiles) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file), { recursive: true });
  }
  writeNginx(resolve(site), join(folder, 'deploy/nginx'));
  for (const file of ['start.cjs', 'README.md']) cpSync(join('scripts/release', file), join(folder, file));
  const ofSite = readFileSync(join(site, shippedList), 'utf8').split('\n').filter(Boolean);
  const shipped = new Set([...packages, ...ofSite, ...inDocuments, ...inWorker]);
  writeFileSync(join(folder, 'LICENSES.md'), licenceTexts(shipped));
  writeFileSync(join(folder, 'sbom.cdx.json'), sbomOf(shipped));
  const about = { name: 'kidlat', version: productVersion, private: true, engines: { node: '>=22.13' } };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
};

/** Packs a release's folder into an archive next to it. Returns the archive's path. */
export const packRelease = (folder: string): string => {
  const archive = join(dirname(folder), `kidlat-${productVersion}.tar.gz`);
  execFileSync('tar', ['-czf', archive, '-C', dirname(folder), basename(folder)]);
  return archive;
};

const release = async (): Promise<void> => {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      out: { type: 'string', default: 'dist/release' },
      pictures: { type: 'boolean', default: true },
      archive: { type: 'boolean', default: true },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return void process.stdout.write(usage);
  const folder = join(values.out, 'kidlat');
  await makeRelease(await buildSite(brandName()), folder, values);
  if (!values.archive) return void process.stdout.write(`Made ${folder}\n`);
  const archive = packRelease(folder);
  const { health, home, token, within } = await startFromArchive(resolve(archive));
  if (health !== 200 || home !== 200 || token === '')
    throw new CliError(`${archive} starts, but health says ${health}, home ${home}, login ${token ? 'yes' : 'no'}.`);
  process.stdout.write(`Made ${archive}; it starts from an empty folder in ${within} ms\n`);
};

if (import.meta.main) await runProgram(release);
