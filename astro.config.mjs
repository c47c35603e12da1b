import { defineConfig } from 'astro/config';
import { Features } from 'lightningcss';
import { brandName } from './scripts/brand.ts';
import { brandTokens } from './scripts/vite/brand-tokens.ts';
import { contentInDev } from './scripts/vite/content-in-dev.ts';
import { policyDirectives } from './scripts/vite/content-security-policy.ts';
import { es5Scripts } from './scripts/vite/es5.ts';
import { finishedDocuments } from './scripts/vite/finished-documents.ts';
import { fixedTokens } from './scripts/vite/fixed-tokens.ts';
import { ownHelpers } from './scripts/vite/own-helpers.ts';
import { plainImports } from './scripts/vite/plain-imports.ts';
import { astroIsland, reactIslands } from './scripts/vite/react-islands.ts';
import { compileHint } from './scripts/vite/script-graph.ts';
import { serviceWorker } from './scripts/vite/service-worker.ts';
import { shippedPackages } from './scripts/vite/shipped-packages.ts';
import { simulatorInDev } from './scripts/vite/simulator-in-dev.ts';
import { supportedBrowsers } from './src/domain/site/supported-browsers.ts';

const brand = brandName();
const { [brand]: settings } = await import(`./src/brand/${brand}.ts`);
const api = process.env.PUBLIC_API_BASE ? [new URL(process.env.PUBLIC_API_BASE).origin] : [];
// Read by src/brand/current.ts; Vite puts it into the bundle, so the other brand's data falls out.
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
      es5Scripts(),
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
              // call: a first touch is answered a fifth sooner (decision 61).
              postBanner: compileHint,
              codeSplitting: {
                // One file each for React, for what every page runs, for what nearly every island needs and for the
                // parts that stand together on a page: many small ones cost more than they save (decision 52).
                groups: [
                  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 5 },
                  {
                    name: 'frame',
                    test: /src[\\/](api[\\/]content[\\/]content|brand[\\/]current|browser[\\/](import-again|on-return|sleep)|contract[\\/]page-message|domain[\\/](content[\\/]digest|site[\\/]arrival)|frame[\\/]boot[\\/]frame\.|page-scripts[\\/](account[\\/]login|content[\\/]help[\\/](help|newer|topics))\.|i18n[\\/]page-locale\.|stores[\\/]site[\\/]merchant\.|layouts[\\/]Page\.astro|styles[\\/]adopt\.)/,
                    priority: 4,
                  },
                  // With the words is what shows them in a toast: without a network both are there or neither.
                  {
                    name: 'words',
                    test: /src[\\/](frame[\\/]toasts[\\/]draw-toast|i18n[\\/](page-words|error-words)|stores[\\/]load-or-toast|widgets[\\/](late-part|latest-choice))\.ts$/,
                    priority: 3,
                  },
                  // Small, and shared by pages that share nothing else; home and lobby need them all. None may bring React.
                  {
                    name: 'small',
                    test: /src[\\/](browser[\\/]still|domain[\\/](account[\\/](roles|member)|content[\\/](announcement-dates|plain-text))|stores[\\/]account[\\/]member(-info)?|ui[\\/]dialog(-turns)?)\.(ts|css)/,
                    priority: 1,
                  },
                  { name: 'call-once', test: /src[\\/]api[\\/]call-once\./, priority: 3 },
                  {
                    name: 'island',
                    test: /@nanostores[\\/]react|virtual:astro-island|astro[\\/]dist[\\/]runtime[\\/]client|src[\\/](browser[\\/]came-back|i18n[\\/]use-words|ui[\\/](Button|Icon|Tabs)|widgets[\\/](PartBoundary|lazy-part|mount-island))\./,
                    priority: 2,
                  },
                  // Content pages need these, and no React.
                  {
                    name: 'plain',
                    test: /src[\\/](domain[\\/](content[\\/]banners|images|manila|money)|stores[\\/](cache|site[\\/]image-cdn)|ui[\\/](lost-picture|near-view))\./,
                    priority: 3,
                  },
                  { name: 'wallet-rows', test: /src[\\/]contract[\\/]rows[\\/]cashier[\\/]wallet\.ts$/, priority: 3 },
                  {
                    name: 'rewards',
                    test: /src[\\/](contract[\\/]rows[\\/]rewards|stores[\\/]rewards[\\/]unclaimed)\b/,
                  },
                  { name: 'load', test: /src[\\/](widgets[\\/](LoadState|use-load)|ui[\\/]Skeleton)\./, priority: 1 },
                  { name: 'days', test: /src[\\/]domain[\\/]manila-words\./, priority: 1 },
                  {
                    name: 'picture',
                    test: /src[\\/](ui[\\/](Picture|use-window)|styles[\\/]state|widgets[\\/](EmptyState|FailedState|use-hosts|use-online-again))\./,
                    priority: 2,
                  },
                  { name: 'LoginForm', test: /src[\\/]islands[\\/]account[\\/]login[\\/]Login(Form|Page)\./ },
                  {
                    name: 'forms',
                    test: /src[\\/](api[\\/]prepare-sealed|ui[\\/](Field|form[\\/](use-complaints|use-form|values|CaptchaField|CheckBox|PasswordField|FormProblem))|(api|domain|stores)[\\/]account[\\/](registration|verification|field-problems|login-ways|mobile|captcha|field-rules))\./,
                    priority: 2,
                  },
                  // Shelves ask for their games without React, as long as nobody touches them.
                  {
                    name: 'shelf',
                    test: /src[\\/](api[\\/]games[\\/]games|domain[\\/]games[\\/](digest|game-list|lobby)|islands[\\/]games[\\/]list[\\/]fetch-filters|stores[\\/]games[\\/](favourites|first-page|game-types))\.ts$/,
                    priority: 2,
                  },
                  {
                    name: 'games',
                    test: /src[\\/](domain[\\/]games[\\/]games|islands[\\/]games[\\/](GameTile|VendorTile|tile-actions|use-favourites|lobby[\\/]WaitingTiles)|domain[\\/]games[\\/]game-classes)\./,
                    priority: 1,
                  },
                  { name: 'desks', test: /src[\\/]domain[\\/]service[\\/](obfuscated-link|service-links)\./ },
                  {
                    name: 'clock',
                    test: /src[\\/](domain[\\/]countdown|stores[\\/]site[\\/]server-time|widgets[\\/]use-due)\./,
                  },
                  {
                    name: 'moves',
                    test: /src[\\/](stores[\\/]cashier[\\/]pending-move|widgets[\\/]use-move|api[\\/]cashier[\\/]moves)\./,
                  },
                  { name: 'dialog', test: /src[\\/]ui[\\/](Dialog|open-dialog)\./ },
                  { name: 'period', test: /src[\\/](widgets[\\/]PeriodPicker|domain[\\/]records[\\/]period)\./ },
                  // Lists that are no records page by page load this without the rest.
                  { name: 'use-records', test: /src[\\/]widgets[\\/]use-records\./, priority: 1 },
                  {
                    name: 'record-page',
                    test: /src[\\/]islands[\\/]records[\\/](ListedRecord|RecordPage|FilterSelect|use-filters)\./,
                  },
                  // All that home does by itself without React, at once: a request costs it more than a few hundred bytes.
                  {
                    name: 'home',
                    test: /src[\\/](islands[\\/]site[\\/]home[\\/](announced|banners|carousel|figure|jackpot|match|match-slide|match-strip|moving|news|notice-popup|on-open|side-service|slide-belt|start-widgets|turning)\.|ui[\\/](element|plain-dialog)\.|stores[\\/]games[\\/]category-games\.)/,
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
