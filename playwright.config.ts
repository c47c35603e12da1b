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

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  globalSetup: './tests/support/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
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
    trace: 'retain-on-failure',
    launchOptions: {
      args: [...quiet, ...(root ? ['--no-sandbox'] : [])],
      ...(executablePath && { executablePath }),
    },
  },
});
