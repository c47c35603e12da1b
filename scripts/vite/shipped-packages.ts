import type { Plugin } from 'vite';

/** Beside the built site: packages of which something is in its scripts, a folder a line. Read by the release. */
export const shippedList = '.packages';

const packageFolder = /node_modules\/(?:.*node_modules\/)?(?:@[^/]+\/)?[^/]+(?=\/)/;

/** Returns the folder of the package that a file of `node_modules` belongs to. */
export const packageFolderOf = (file: string): string | undefined => packageFolder.exec(file)?.[0];

/** Notes which packages came into the site's scripts, as licences want to know. */
export const shippedPackages = (): Plugin => ({
  name: 'shipped-packages',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle).flatMap((it) => (it.type === 'chunk' ? it.moduleIds : []));
    const folders = new Set(files.flatMap((file) => packageFolderOf(file.replaceAll('\\', '/')) ?? []));
    // Astro writes the script of its islands into the documents.
    folders.add('node_modules/astro');
    this.emitFile({ type: 'asset', fileName: shippedList, source: `${[...folders].sort().join('\n')}\n` });
  },
});
