import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { brandSettings } from '#brands/current.ts';
import { hostsOf } from '#brands/read.ts';
import { nginxConfig, wholeConfig } from '#deploy/nginx/config.ts';
import { runProgram } from '#sim/cli-error.ts';
import { productVersion } from '#sim/product.ts';
import { siteLocaleOf } from '#sim/site/addresses.ts';
import { readSite } from '#sim/site/files.ts';
import { buildSite } from '../build.ts';
import { shippedList } from '../integration/shipped-packages.ts';
import { licenceTexts } from '../package/licences.ts';
import { buildPackage } from '../package.ts';
import { sbomOf } from './sbom.ts';

export interface ReleaseOptions {
  /** Whether pictures are rendered; without them the drawings are sent. */
  readonly pictures?: boolean;
  /** Brands of the whole release; the sample configuration gives each the next port. */
  readonly brands?: readonly string[];
}

/** Port of the first brand in the sample configuration. */
const firstPort = 4321;

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

const nginxFolderOf = (brand: string): string => `/srv/${brand}/deploy/nginx`;

/** Writes the site's nginx configuration, and one for all brands of the release. */
const writeNginx = (site: string, folder: string, port: number, brands: readonly string[]): void => {
  const { id } = brandSettings;
  const isAlone = brands.length === 1;
  const { maps, server } = nginxConfig(readSite(site), {
    root: `/srv/${id}/site`,
    listen: '80',
    serverName: isAlone ? '_' : hostsOf(id).join(' '),
    backends: [`127.0.0.1:${port}`],
    admin: false,
    locale: siteLocaleOf(undefined),
    ...(!isAlone && { scope: id }),
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'maps.conf'), maps);
  writeFileSync(join(folder, 'server.conf'), server);
  writeFileSync(join(folder, 'nginx.conf'), wholeConfig(isAlone ? nginxFolderOf(id) : brands.map(nginxFolderOf)));
};

/** Copies the built site of this process's brand and its simulator into `folder`, with the guides for operators. */
export const makeRelease = async (
  site: string,
  folder: string,
  { pictures = true, brands = [brandSettings.id] }: ReleaseOptions = {},
): Promise<void> => {
  const { id } = brandSettings;
  const port = firstPort + brands.indexOf(id);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const packages = await buildPackage(join(folder, 'simulator'), { types: false });
  if (pictures) await (await import('./pictures.ts')).drawPictures(join(folder, 'simulator/pictures'));
  // Dot files belong to the build.
  cpSync(site, join(folder, 'site'), { recursive: true, filter: (from) => !basename(from).startsWith('.') });
  for (const file of copiedFiles) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file), { recursive: true });
  }
  writeNginx(resolve(site), join(folder, 'deploy/nginx'), port, brands);
  writeFileSync(join(folder, 'deploy/site.env'), `PORT=${port}\n`);
  for (const file of ['start.cjs', 'README.md']) cpSync(join('scripts/release', file), join(folder, file));
  const ofSite = readFileSync(join(site, shippedList), 'utf8').split('\n').filter(Boolean);
  const shipped = new Set([...packages, ...ofSite, ...inDocuments, ...inWorker]);
  writeFileSync(join(folder, 'LICENSES.md'), licenceTexts(shipped));
  writeFileSync(join(folder, 'sbom.cdx.json'), sbomOf(shipped));
  const about = { name: id, version: productVersion, private: true, engines: { node: '>=22.13' } };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
};

if (import.meta.main)
  await runProgram(async () => {
    const [folder = '', pictures, ...brands] = process.argv.slice(2);
    await makeRelease(await buildSite(brandSettings.id), folder, { pictures: pictures === 'pictures', brands });
  });
