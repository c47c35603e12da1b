import { readFile } from 'node:fs/promises';
import { build, type Metafile, type Plugin } from 'esbuild';

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

/** Puts the font of svg-captcha into the bundle; the library reads it from the folder of its own source file. */
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
    // A CommonJS file has no named exports once it is imported from a chunk of its own.
    mainFields: ['module', 'main'],
    target: 'node22.13',
    external: outside,
    plugins: [captchaFont],
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
