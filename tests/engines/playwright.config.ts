import { defineConfig } from 'playwright/test';

export default defineConfig({
  testDir: '..',
  globalSetup: '../support/global-setup.ts',
  outputDir: '../../test-results/engines',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Drivers fail sporadically on a busy machine; tests that needed a second try are listed in the table.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['line']],
  projects: [
    {
      // Playwright drives Debian's Firefox, with a selection of the browser tests.
      name: 'firefox',
      testMatch: ['e2e/**/*.test.ts', 'engines/firefox/*.test.ts'],
      grep: /@engines\b/,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        colorScheme: null,
        timezoneId: 'Asia/Manila',
        serviceWorkers: 'block',
        launchOptions: {
          executablePath: '/usr/bin/firefox-esr',
          firefoxUserPrefs: {
            // Otherwise Playwright waits forever for a page restored from the back/forward cache.
            'fission.bfcacheInParent': false,
            'ui.useOverlayScrollbars': 1,
            'ui.primaryPointerCapabilities': 1,
            'ui.allPointerCapabilities': 1,
          },
        },
      },
    },
    // Playwright cannot drive Debian's WebKit: it only runs the tests, which use their own WebDriver client.
    { name: 'webkit', testMatch: 'engines/webkit/*.test.ts' },
  ],
});
