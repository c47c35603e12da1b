import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { supportedBrowsers } from '#lib/supported-browsers.ts';
import { constants } from '#markets/constants.ts';
import { content } from '#sim/features/shared/content-reader.ts';
import { productVersion } from '#sim/product.ts';
import { withoutCertificates } from './passkey-modules.ts';

const replacements = join(import.meta.dirname, 'browser');
const replacement = (name: string): string => join(replacements, `${name}.ts`);

/**
 * Returns the editors' content as a module in place of the one that reads their files. Engines read a text of JSON faster
 * than an object literal.
 */
const contentModule = (): string => {
  const { pages, ...lists } = content();
  return `
    const read = () => {
      const { pages, ...lists } = JSON.parse(${JSON.stringify(JSON.stringify({ ...lists, pages: [...pages] }))});
      return { ...lists, pages: new Map(pages) };
    };
    let known;
    export const content = () => (known ??= read());
  `;
};

/** Replaces modules that read files with the contents of these files. */
const fileReaders: Plugin = {
  name: 'file-readers',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]mock-server[\\/]features[\\/]shared[\\/]content-reader\.ts$/ }, () => ({
      contents: contentModule(),
    }));
    onLoad({ filter: /[\\/]mock-server[\\/]product\.ts$/ }, () => ({
      contents: `export const productVersion = ${JSON.stringify(productVersion)};`,
    }));
  },
};

/** Stands for the hash of the script that contains it. */
const buildPlaceholder = '<hash of this script>';

/** Folder of the scripts that pages of a standalone site load. */
export const pageScripts = join(import.meta.dirname, 'pages');

/** Module of the service worker. */
export const workerModule = join(import.meta.dirname, 'worker.ts');

/**
 * Returns a module of the simulator as one script for browsers. Throws if it imports a module of Node that has no
 * replacement.
 */
export const bundleForBrowser = async (entry: string): Promise<Uint8Array> => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: supportedBrowsers,
    define: { 'process.env.NODE_ENV': '"production"', simulatorBuild: JSON.stringify(buildPlaceholder) },
    alias: {
      'node:crypto': replacement('crypto'),
      'node:zlib': replacement('zlib'),
      '@peculiar/asn1-ecc': replacement('ecdsa-signature'),
      '@peculiar/asn1-schema': replacement('ecdsa-signature'),
      'svg-captcha': replacement('captcha-picture'),
      'web-push': replacement('web-push'),
    },
    inject: [replacement('globals')],
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [constants, fileReaders, withoutCertificates],
  });
  const script = outputFiles[0]?.text ?? '';
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 16);
  return Buffer.from(script.replaceAll(buildPlaceholder, hash));
};
