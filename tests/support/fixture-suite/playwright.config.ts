import { defineConfig } from 'playwright/test';
import type { SimulatorUse } from '../../../mock-server/client/playwright.ts';
import { findChromium, findShell } from '../../../scripts/chromium.ts';

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
