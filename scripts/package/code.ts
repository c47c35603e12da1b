import { readFile } from 'node:fs/promises';
import { build, type Metafile, type Plugin } from 'esbuild';
import { constants } from '#markets/constants.ts';

/** Exports of the package, with their source files. */
export const exported = {
  '.': 'mock-server/client/simulator',
  './playwright': 'mock-server/client/playwright',
} as const;

const entries = [
  'mock-server/main.ts',
  ...Object.values(exported).map((file) => `${file}.ts`),
  // Imported by path on first use.
  'src/content/read.ts',
];

/** Resolved in the user's project, or never loaded there. */
const externalModules = ['playwright', 'playwright/*', 'sharp', 'esbuild', 'pg'];

// CommonJS libraries load Node's own modules with `require`.
const requireInModules = `import { createRequire as makeRequire } from 'node:module';const require = makeRequire(import.meta.url);`;

/** Bundles the font of svg-captcha, which the library reads from the folder of its own source file. */
const captchaFont: Plugin = {
  name: 'captcha-font',
  setup: ({ onLoad }) => {
    onLoad({ filter: /svg-captcha[\\/]lib[\\/]option-manager\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return {
        contents: source
          .replace("path.join(__dirname, '../fonts/Comismsh.ttf')", "require('../fonts/Comismsh.ttf').buffer")
          .replace('opentype.loadSync(fontPath)', 'opentype.parse(fontPath)'),
      };
    });
  },
};

/** Bundles the simulator's code with its libraries into `folder`. Returns the metafile with the origin of each part. */
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
    // A CommonJS file has no named exports if it is imported from a separate chunk.
    mainFields: ['module', 'main'],
    target: 'node22.13',
    external: externalModules,
    plugins: [captchaFont, constants],
    loader: { '.ttf': 'binary' },
    banner: { js: requireInModules },
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  });
  return metafile;
};
