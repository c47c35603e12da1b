import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];
const root = process.getuid?.() === 0;
const executablePath = findChromium();

/*
 * Not part of the suite until they are settled: two of the console's are heavy (the API explorer, axe
 * over every panel), the frame's for the home page's new parts, the others for a quiet machine. `QUARANTINE=1 npx playwright test` runs them.
 */
const unsettled = process.env.QUARANTINE
  ? {}
  : {
      testIgnore: ['**/console/{api,look}.test.ts', '**/frame/**', '**/script-weight.test.ts'],
      grepInvert: /gameList loses nothing at 320 px/,
    };

export default defineConfig({
  ...unsettled,
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  globalSetup: './tests/support/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A machine shared with others may stall a browser; what needs its second try is named in the report.
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
    // A worker would answer in place of the server; the tests about it allow it.
    serviceWorkers: 'block',
    // Recording every test would cost a quarter of the suite's time.
    trace: 'on-first-retry',
    launchOptions: {
      args: [...quiet, ...(root ? ['--no-sandbox'] : [])],
      ...(executablePath && { executablePath }),
    },
  },
});
