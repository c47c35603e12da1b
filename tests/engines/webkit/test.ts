import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'playwright/test';
import { faultsOf } from '#sim/client/world-of-test.ts';
import { sessionItem } from '#tests/support/login-session.ts';
import { test as worldTest } from '#tests/support/world.ts';
import { startDriver } from './driver.ts';
import { Phone } from './phone.ts';
import { openSession, type Session } from './web-driver.ts';

interface Fixtures {
  /** The site in WebKit, in this test's world and language; fails on errors that the pages and their frames report. */
  phone: Phone;
  /** Logs a member of the seed in before the next page is opened. */
  signIn: (account: string) => Promise<void>;
  /** Ignores expected reports that match. */
  expectReport: (pattern: RegExp) => void;
}

interface Inner {
  excused: RegExp[];
  /** File with reports of pages and frames, one per line. */
  reports: string;
  session: Session;
}

interface Workers {
  /** URL of the worker's driver. */
  driver: string;
}

const binary = fileURLToPath(new URL('view.py', import.meta.url));

/** Playwright's test with a separate world and WebKit instead of Playwright's browsers. */
export const test = worldTest.extend<Fixtures & Inner, Workers>({
  driver: [
    async ({}, use) => {
      const { address, stop } = await startDriver();
      await use(address);
      stop();
    },
    { scope: 'worker' },
  ],

  excused: async ({}, use) => use([]),

  expectReport: async ({ excused }, use) => use((pattern) => void excused.push(pattern)),

  reports: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'kidlat-webkit-'));
    await use(join(folder, 'reports'));
    rmSync(folder, { recursive: true });
  },

  session: async ({ driver, reports }, use) => {
    const session = await openSession(driver, { 'webkitgtk:browserOptions': { binary, args: [reports] } });
    await use(session);
    await session.close();
  },

  phone: async ({ session, reports, site, sim, lang, excused }, use, testInfo) => {
    // Cookies and storage are set on a file of the site's origin, which runs no script.
    await session.open(`${site}/robots.txt`);
    await session.addCookie('sim_world', sim.world);
    await session.addCookie('lang', lang);
    await session.evaluate(() => sessionStorage.setItem('NOTICE_POP', '1'));
    const phone = new Phone(session, site);
    await use(phone);
    if (testInfo.status !== testInfo.expectedStatus) {
      const path = testInfo.outputPath('screenshot.png');
      writeFileSync(path, await phone.screenshot());
      testInfo.attachments.push({ name: 'screenshot', path, contentType: 'image/png' });
    }
    // Read before the window closes, because closing causes errors that are not the page's.
    const errors = readFileSync(reports, 'utf8').split('\n').filter(Boolean);
    const unexpected = errors.filter((line) => !excused.some((pattern) => pattern.test(line)));
    expect([...unexpected, ...(await faultsOf(sim))]).toEqual([]);
  },

  signIn: async ({ phone, sim }, use) => {
    await use(async (account) => {
      const item = sessionItem(await sim.signIn(account));
      await phone.evaluate((text) => sessionStorage.setItem('MC_SESSION_INFO', text), item);
    });
  },
});
