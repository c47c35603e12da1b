import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'playwright/test';
import { findChromium, findShell } from './scripts/chromium.ts';

const chromiumArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--disable-gpu',
  '--disable-gpu-rasterization',
  '--disable-dev-shm-usage',
  // Chromium uses only the last such list, so it repeats Playwright's features. The others are pages of the address bar
  // and a spare process, which a full browser would start for every test.
  `--disable-features=${[
    'AimEnabled',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsFirstBalancedModeAutoEnable',
    'HttpsUpgrades',
    'LensOverlay',
    'MediaRouter',
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'PaintHolding',
    'PreconnectToSearch',
    'SpareRendererForSitePerProcess',
    'ThirdPartyStoragePartitioning',
    'WebUIOmniboxAimPopup',
    'WebUIOmniboxFullPopup',
    'WebUIOmniboxPopup',
  ].join()}`,
];
const isRoot = process.getuid?.() === 0;

/*
 * `npm test` checks every page with axe and runs the main flows in ten minutes on two cores. Files about variants (each
 * kind of game, each field, other languages and sizes), rare failures and long walks start with the comment `// @long`; they
 * and single tests tagged `@long` run with `npm run test:all`.
 */
const isFullRun = Boolean(process.env.ALL_TESTS);
const longTestFiles = globSync('tests/e2e/**/*.test.ts')
  .filter((file) => readFileSync(file, 'utf8').startsWith('// @long'))
  .map((file) => `**/${file}`);
const launch = (executablePath: string | undefined) => ({
  args: [...chromiumArgs, ...(isRoot ? ['--no-sandbox'] : [])],
  ...(executablePath && { executablePath }),
});
const backForward = '**/shell/back-forward.test.ts';

export default defineConfig({
  ...(isFullRun ? {} : { grepInvert: /@long\b/ }),
  projects: [
    { name: 'site', testIgnore: [backForward, ...(isFullRun ? [] : longTestFiles)] },
    {
      // Enables the back/forward cache, which Playwright disables by default.
      name: 'back-forward',
      testMatch: backForward,
      testIgnore: isFullRun ? [] : backForward,
      use: { launchOptions: { ...launch(findChromium()), ignoreDefaultArgs: ['--disable-back-forward-cache'] } },
    },
  ],
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  globalSetup: './tests/support/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // As in vitest.config.ts.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['line']],
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    timezoneId: 'Asia/Manila',
    // The service worker would respond instead of the server. Its own tests allow it.
    serviceWorkers: 'block',
    launchOptions: launch(findShell() ?? findChromium()),
  },
});
