import type { Plugin } from 'vite';

/** List next to the built site of packages in its scripts, one folder per line. Read by the release. */
export const shippedList = '.packages';

const packageFolder = /node_modules\/(?:.*node_modules\/)?(?:@[^/]+\/)?[^/]+(?=\/)/;

/** Returns the folder of the package that a file of `node_modules` belongs to. */
export const packageFolderOf = (file: string): string | undefined => packageFolder.exec(file)?.[0];

/** Records the packages in the site's scripts, for licences. */
export const shippedPackages = (): Plugin => ({
  name: 'shipped-packages',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle).flatMap((it) => (it.type === 'chunk' ? it.moduleIds : []));
    const folders = new Set(files.flatMap((file) => packageFolderOf(file.replaceAll('\\', '/')) ?? []));
    // Astro inlines the script of its islands in the documents.
    folders.add('node_modules/astro');
    this.emitFile({ type: 'asset', fileName: shippedList, source: `${[...folders].sort().join('\n')}\n` });
  },
});
