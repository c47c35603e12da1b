import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright/test';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const shell = '/usr/bin/chromium-headless-shell';

/**
 * Returns the path of a Chromium for tests: `CHROME_PATH`, the system's, or Playwright's own; undefined if there is
 * none.
 */
export const findChromium = (): string | undefined =>
  [process.env.CHROME_PATH, ...usual, chromium.executablePath()].find((path) => path && existsSync(path));

/**
 * Returns the path of the system's headless shell: it opens a test's page at a third of the cost of a full browser, but
 * has no back/forward cache. Undefined if there is none, or if `CHROME_PATH` names another browser.
 */
export const findShell = (): string | undefined => (!process.env.CHROME_PATH && existsSync(shell) ? shell : undefined);

const attempts: readonly (readonly string[])[] = [
  ['npx', 'playwright', 'install', 'chromium'],
  ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
  ['sudo', '-n', 'apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
];

/** Finds a Chromium, and installs one if there is none. Throws if all ways fail. */
export const ensureChromium = (): void => {
  for (const [command = '', ...args] of attempts) {
    if (findChromium()) return;
    spawnSync(command, args, { stdio: 'inherit' });
  }
  if (!findChromium())
    throw new Error('Chromium was not found and could not be installed. Set CHROME_PATH to an installed one.');
};
