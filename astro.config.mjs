import { defineConfig } from 'astro/config';
import { Features } from 'lightningcss';
import { brandName } from './scripts/brand-name.ts';
import { brandStyles } from './scripts/integration/brand-styles.ts';
import { chunkGroups } from './scripts/integration/chunk-groups.ts';
import { contentInDev } from './scripts/integration/content-in-dev.ts';
import { policyDirectives } from './scripts/integration/content-security-policy.ts';
import { finishDocuments } from './scripts/integration/finish-documents.ts';
import { fixedTokens } from './scripts/integration/fixed-tokens.ts';
import { inlineScripts } from './scripts/integration/inline-scripts.ts';
import { islands } from './scripts/integration/islands.ts';
import { serviceWorker } from './scripts/integration/service-worker.ts';
import { shippedPackages } from './scripts/integration/shipped-packages.ts';
import { simulatorInDev } from './scripts/integration/simulator-in-dev.ts';
import { readBrand } from './src/brands/read.ts';
import { supportedBrowsers } from './src/lib/supported-browsers.ts';
import { constantsInVite } from './src/markets/constants.ts';
import { iconFilesHash } from './src/ui/styles/icon-drawings.ts';

const brand = brandName();
const settings = readBrand(brand);
const api = process.env.PUBLIC_API_BASE ? [new URL(process.env.PUBLIC_API_BASE).origin] : [];
// Read by src/brands/current.ts, which bundles contain as constants.
process.env.BRAND = brand;
// Read by src/ui/styles/icon-address.ts.
process.env.PUBLIC_ICONS = iconFilesHash;

// The browser editor exists only during development and is not part of a build.
const developing = process.argv.includes('dev') || process.argv[1]?.endsWith('dev.ts');
const editor = developing ? [(await import('./scripts/editor/integration.ts')).browserEditor()] : [];

export default defineConfig({
  output: 'static',
  outDir: `dist/${brand}`,
  cacheDir: `node_modules/.astro/${brand}`,
  trailingSlash: 'never',
  build: { format: 'preserve', inlineStylesheets: 'always' },
  integrations: [
    islands(),
    ...editor,
    serviceWorker(),
    contentInDev(),
    simulatorInDev(process.env.BUILD_API_BASE),
    finishDocuments(),
  ],
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  security: { csp: { directives: policyDirectives({ api, images: settings.imageOrigins }) } },
  vite: {
    // With a shared cache, `astro check` would delete the bundled dependencies of a running `npm run dev`.
    cacheDir: `node_modules/.vite/${developing ? 'dev' : 'check'}-${brand}`,
    // No style uses light-dark(), but lightningcss would add its polyfill to every document.
    css: { postcss: { plugins: [fixedTokens] }, lightningcss: { exclude: Features.LightDark } },
    plugins: [constantsInVite(), brandStyles(brand), inlineScripts(), shippedPackages()],
    build: { cssTarget: supportedBrowsers },
    environments: {
      client: {
        build: {
          target: supportedBrowsers,
          rolldownOptions: {
            output: {
              // Every document lists its scripts, so short file names shorten all documents.
              entryFileNames: ({ name }) => `_astro/${name.replace(/\.astro_astro_type_script.*/, '')}.[hash:7].js`,
              chunkFileNames: '_astro/[name].[hash:7].js',
              // Chrome compiles all functions in the background while the file loads, instead of each on its first call:
              // the first interaction takes a fifth less time.
              postBanner: '//# allFunctionsCalledOnLoad',
              codeSplitting: { groups: chunkGroups() },
            },
          },
        },
      },
    },
  },
});
