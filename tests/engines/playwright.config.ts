import { defineConfig } from 'playwright/test';

/** The browser tests that Firefox runs too: every page, form, kind of game and move of money at least once. */
const told = [
  'account/{login,register,sign-out,member-centre,passwords,popup}',
  'agent/agency',
  'cashier/{deposit,withdraw}',
  'content/{help,notices,promotions,service,texts}',
  'frame/{home,language,session}',
  'games/{favourites,game-list,kinds,lobby,slot}',
  'lottery/bet',
  'messages/inbox',
  'records/records',
  'rewards/rewards',
  'safety/protection',
];

export default defineConfig({
  testDir: '../e2e',
  testMatch: told.map((name) => `**/${name}.test.ts`),
  globalSetup: '../support/global-setup.ts',
  outputDir: '../../test-results/firefox',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: '../../test-results/firefox.json' }]],
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
        'ui.useOverlayScrollbars': 1,
        'ui.primaryPointerCapabilities': 1,
        'ui.allPointerCapabilities': 1,
      },
    },
  },
});
