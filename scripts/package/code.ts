import { build, type Metafile } from 'esbuild';

/** What the package exports, and the file of the source that it is. */
export const exported = {
  '.': 'mock-server/client/simulator',
  './playwright': 'mock-server/client/playwright',
} as const;

const entries = [
  'mock-server/main.ts',
  ...Object.values(exported).map((file) => `${file}.ts`),
  // Loaded by its path when it is first needed.
  'src/content/read.ts',
];

/** What is looked for in the user's own project, or never loaded there. */
const outside = ['playwright', 'playwright/*', 'sharp', 'esbuild', 'pg'];

// Libraries in the older form ask for Node's own modules by `require`.
const requireInModules = `import { createRequire as makeRequire } from 'node:module';const require = makeRequire(import.meta.url);`;

/** Bundles the simulator's code into `folder`, libraries included; tells what came from where. */
export const bundleCode = async (folder: string): Promise<Metafile> => {
  const { metafile } = await build({
    entryPoints: entries,
    outbase: '.',
    outdir: folder,
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22.13',
    external: outside,
    banner: { js: requireInModules },
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  });
  return metafile;
};
