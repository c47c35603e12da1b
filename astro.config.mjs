import { defineConfig } from 'astro/config';
import { Features } from 'lightningcss';
import { brandName } from './scripts/brand.ts';
import { brandTokens } from './scripts/vite/brand-tokens.ts';
import { contentInDev } from './scripts/vite/content-in-dev.ts';
import { policyDirectives } from './scripts/vite/content-security-policy.ts';
import { finishedDocuments } from './scripts/vite/finished-documents.ts';
import { fixedTokens } from './scripts/vite/fixed-tokens.ts';
import { inlineScripts } from './scripts/vite/inline-scripts.ts';
import { ownHelpers } from './scripts/vite/own-helpers.ts';
import { plainImports } from './scripts/vite/plain-imports.ts';
import { astroIsland, reactIslands } from './scripts/vite/react-islands.ts';
import { compileHint } from './scripts/vite/script-graph.ts';
import { serviceWorker } from './scripts/vite/service-worker.ts';
import { shippedPackages } from './scripts/vite/shipped-packages.ts';
import { simulatorInDev } from './scripts/vite/simulator-in-dev.ts';
import { supportedBrowsers } from './src/lib/supported-browsers.ts';

const brand = brandName();
const { [brand]: settings } = await import(`./src/brands/${brand}.ts`);
const api = process.env.PUBLIC_API_BASE ? [new URL(process.env.PUBLIC_API_BASE).origin] : [];
// Read by src/brands/current.ts; Vite puts it into the bundle, so the other brand's data falls out.
process.env.PUBLIC_BRAND = brand;

// The editors' browser editor is there while developing alone; nothing of it is built.
const developing = process.argv.includes('dev') || process.argv[1]?.endsWith('dev.ts');
const editor = developing ? [(await import('./scripts/editor/integration.ts')).browserEditor()] : [];

export default defineConfig({
  output: 'static',
  outDir: `dist/${brand}`,
  cacheDir: `node_modules/.astro/${brand}`,
  trailingSlash: 'never',
  build: { format: 'preserve', inlineStylesheets: 'always' },
  integrations: [
    reactIslands(),
    ...editor,
    serviceWorker(),
    contentInDev(),
    simulatorInDev(process.env.BUILD_API_BASE),
    finishedDocuments(supportedBrowsers),
  ],
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  security: { csp: { directives: policyDirectives({ api, images: settings.imageOrigins }) } },
  vite: {
    // `astro check` beside `npm run dev` would throw away the dependencies that the pages of the latter use.
    cacheDir: `node_modules/.vite/${developing ? 'dev' : 'check'}-${brand}`,
    // No style says light-dark(): what lightningcss would put into every document for it serves nobody.
    css: { postcss: { plugins: [fixedTokens] }, lightningcss: { exclude: Features.LightDark } },
    plugins: [
      brandTokens(brand),
      inlineScripts(),
      astroIsland(),
      plainImports(supportedBrowsers),
      ownHelpers(),
      shippedPackages(),
    ],
    build: { cssTarget: supportedBrowsers },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Every document names its scripts: a short name is a shorter document.
              entryFileNames: ({ name }) => `_astro/${name.replace(/\.astro_astro_type_script.*/, '')}.[hash:7].js`,
              chunkFileNames: '_astro/[name].[hash:7].js',
              // Chrome compiles the whole file beside the main thread, while it loads, not each function with its first
              // call: the first interaction is handled a fifth sooner.
              postBanner: compileHint,
              codeSplitting: {
                // One file each for React, for what every page runs, for what nearly every island needs and for the
                // parts that stand together on a page: many small ones cost more than they save.
                groups: [
                  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 5 },
                  {
                    name: 'frame',
                    test: /src[\\/](features[\\/](content[\\/](api[\\/]content|model[\\/]digest)|site[\\/]stores[\\/]merchant\.|account[\\/](model[\\/]redirect-after-login|scripts[\\/]login)\.|content[\\/]scripts[\\/]help[\\/](help|newer|topics)\.)|brands[\\/]current|lib[\\/]browser[\\/](retry-import|on-page-restore|deferred-hydration)|contract[\\/]page-message|paths\.|shell[\\/](start[\\/]frame\.|layout[\\/]Page\.astro)|i18n[\\/]page-locale\.|ui[\\/]styles[\\/]adopt\.)/,
                    priority: 4,
                  },
                  // With the words is what shows them in a toast: without a network both are there or neither.
                  {
                    name: 'words',
                    test: /src[\\/](shell[\\/]toasts[\\/]draw-toast|i18n[\\/](page-words|error-words)|lib[\\/]load-or-toast|features[\\/]shared[\\/](lazy-module|latest-choice))\.ts$/,
                    priority: 3,
                  },
                  // Small, and shared by pages that share nothing else; home and lobby need them all. None may bring React.
                  {
                    name: 'small',
                    test: /src[\\/](lib[\\/]browser[\\/]reduced-motion|features[\\/](account[\\/]model[\\/](roles|member)|content[\\/]model[\\/](announcement-dates|plain-text)|account[\\/]stores[\\/]member(-info)?)|ui[\\/]dialog(-queue)?)\.(ts|css)/,
                    priority: 1,
                  },
                  {
                    name: 'island',
                    test: /@nanostores[\\/]react|virtual:astro-island|astro[\\/]dist[\\/]runtime[\\/]client|src[\\/](lib[\\/]browser[\\/]is-back-forward-navigation|i18n[\\/]use-words|ui[\\/](Button|Icon|Tabs)|features[\\/]shared[\\/](ErrorBoundary|lazy-component|mount-island))\./,
                    priority: 2,
                  },
                  // Content pages need these, and no React.
                  {
                    name: 'plain',
                    test: /src[\\/](features[\\/](content[\\/]model[\\/]banners|site[\\/]stores[\\/]image-cdn)|lib[\\/](images|dates[\\/]manila|money[\\/]money|cache)|ui[\\/](image-errors|near-viewport))\./,
                    priority: 3,
                  },
                  { name: 'wallet-rows', test: /src[\\/]contract[\\/]cashier[\\/]wallet\.ts$/, priority: 3 },
                  {
                    name: 'rewards',
                    test: /src[\\/](contract[\\/]rewards|features[\\/]rewards[\\/]stores[\\/]unclaimed)\b/,
                  },
                  {
                    name: 'load',
                    test: /src[\\/](features[\\/]shared[\\/](LoadState|use-query)|ui[\\/]Skeleton)\./,
                    priority: 1,
                  },
                  { name: 'days', test: /src[\\/]lib[\\/]dates[\\/]manila-words\./, priority: 1 },
                  {
                    name: 'picture',
                    test: /src[\\/](ui[\\/](Picture|use-window|styles[\\/]state)|features[\\/]shared[\\/](EmptyState|FailedState|use-image-hosts|use-retry-online))\./,
                    priority: 2,
                  },
                  {
                    name: 'LoginForm',
                    test: /src[\\/]features[\\/]account[\\/]components[\\/]login[\\/]Login(Form|Page)\./,
                  },
                  {
                    name: 'forms',
                    test: /src[\\/](lib[\\/]http[\\/]prepare-sealed|ui[\\/](Field|form[\\/](use-form-errors|use-form|values|CaptchaField|CheckBox|PasswordField|FormProblem))|features[\\/]account[\\/](api|model|stores)[\\/](registration|verification|validate-field|login-methods|mobile|captcha|field-rules))\./,
                    priority: 2,
                  },
                  // Shelves ask for their games without React, as long as nobody touches them.
                  {
                    name: 'shelf',
                    test: /src[\\/]features[\\/]games[\\/](api[\\/]games|model[\\/](digest|game-list|lobby)|components[\\/]list[\\/]load-filter-drawer|stores[\\/](favourites|first-page|game-types))\.ts$/,
                    priority: 2,
                  },
                  {
                    name: 'games',
                    test: /src[\\/]features[\\/]games[\\/](model[\\/](games|game-classes)|components[\\/](GameTile|VendorTile|tile-actions|use-favourites|lobby[\\/]SkeletonTiles))\./,
                    priority: 1,
                  },
                  {
                    name: 'desks',
                    test: /src[\\/]features[\\/]service[\\/]model[\\/](obfuscated-link|service-links)\./,
                  },
                  {
                    name: 'clock',
                    test: /src[\\/](lib[\\/]dates[\\/]countdown|features[\\/](site[\\/]stores[\\/]server-time|shared[\\/]use-server-timeout))\./,
                  },
                  {
                    name: 'moves',
                    test: /src[\\/]features[\\/](cashier[\\/](stores[\\/]pending-transaction|api[\\/]moves)|shared[\\/]use-transaction)\./,
                  },
                  { name: 'dialog', test: /src[\\/]ui[\\/](Dialog|open-dialog)\./ },
                  {
                    name: 'period',
                    test: /src[\\/]features[\\/](shared[\\/]PeriodPicker|records[\\/]model[\\/]period)\./,
                  },
                  // Lists that are no records page by page load this without the rest.
                  { name: 'use-records', test: /src[\\/]features[\\/]shared[\\/]use-records\./, priority: 1 },
                  {
                    name: 'record-page',
                    test: /src[\\/]features[\\/]records[\\/]components[\\/](ListedRecord|RecordPage|FilterSelect|use-filters)\./,
                  },
                  // All that home does by itself without React, at once: a request costs it more than a few hundred bytes.
                  {
                    name: 'home',
                    test: /src[\\/](features[\\/]home[\\/]components[\\/](autoplay|banners|carousel|jackpot|match|match-slide|match-strip|news-ticker|notice-popup|on-announcements|rotate|side-service|slide-track|start-home|start-widgets)\.|ui[\\/](create-element|plain-dialog)\.|features[\\/]games[\\/]stores[\\/]category-games\.)/,
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});
