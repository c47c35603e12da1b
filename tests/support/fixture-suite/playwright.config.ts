import { defineConfig } from 'playwright/test';
import { findChromium, findShell } from '#scripts/chromium.ts';
import type { SimulatorUse } from '#sim/client/playwright.ts';

const executablePath = findShell() ?? findChromium();

/** A project that uses the fixture on the simulator at `SIM`. */
export default defineConfig<object, SimulatorUse>({
  testMatch: '*.suite.ts',
  outputDir: process.env.SUITE_OUTPUT ?? 'test-results',
  workers: 1,
  reporter: 'json',
  use: {
    extraHTTPHeaders: { 'x-project': 'kept' },
    launchOptions: { args: ['--no-sandbox'], ...(executablePath && { executablePath }) },
  },
});
