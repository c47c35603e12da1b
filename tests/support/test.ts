import { stripVTControlCharacters } from 'node:util';
import { expect as baseExpect, type Page } from 'playwright/test';
import type { Value } from '#contract/types.ts';
import { attachNewContexts, attachNewRequests, attachWhile } from '#sim/client/attach.ts';
import { toHaveCalled } from '#sim/client/have-called.ts';
import { faultsOf, keepWorld } from '#sim/client/world-of-test.ts';
import { startLoggedIn } from './login-session.ts';
import { type Watch, watchPages } from './page-errors.ts';
import { test as base } from './world.ts';

interface Fixtures {
  /** Logs a member of the seed in before the next page is opened. */
  signIn: (account: string) => Promise<Value<'login'>>;
  watch: Watch;
  /** On failure, attaches the data for `npm run replay`, and its calls as an HTTP archive. */
  bundle: undefined;
  attached: undefined;
}

/** Playwright's `expect` with the matcher `expect(sim).toHaveCalled(…)`. */
export const expect = baseExpect.extend({ toHaveCalled });

/** Returns the member who is logged in on a page; undefined if unknown. */
const loggedInAccount = async (page: Page | undefined): Promise<string | undefined> => {
  const stored = await page?.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO')).catch(() => null);
  return stored ? (JSON.parse(stored) as { userName?: string }).userName : undefined;
};

/** The Firefox driver runs init scripts in blank documents too, where storage throws. */
const firefoxMessages = /SecurityError: The operation is insecure/;

/**
 * Playwright's test with a separate world. Fails on unexpected console or page errors, content policy violations, calls
 * outside the contract, and an unbalanced ledger at the end.
 */
export const test = base.extend<Fixtures>({
  baseURL: async ({ site }, use) => use(site),

  attached: [
    async ({ sim, extraHTTPHeaders: headers }, use) => attachWhile({ sim, headers }, () => use(undefined)),
    { auto: true },
  ],

  playwright: [
    async ({ playwright }, use) => {
      attachNewRequests(playwright.request);
      await use(playwright);
    },
    { scope: 'worker' },
  ],

  browser: [async ({ browser }, use) => use(attachNewContexts(browser)), { scope: 'worker' }],

  request: async ({ attached: _, request }, use) => use(request),

  context: async ({ attached: _, browserName, context, site, lang }, use) => {
    await context.addCookies([{ name: 'lang', value: lang, url: site }]);
    await use(context);
    // Firefox drops the cookies of a context before it closes the pages, which may then call without a world.
    if (browserName === 'firefox') await Promise.all(context.pages().map((page) => page.close()));
  },

  signIn: async ({ context, sim }, use) => {
    await use(async (account) => {
      const session = await sim.signIn(account);
      await startLoggedIn(context, session);
      return session;
    });
  },

  bundle: [
    async ({ context, sim }, use, testInfo) => {
      const lines: string[] = [];
      let address = '';
      context.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
      context.on('weberror', (error) => lines.push(`uncaught: ${error.error().stack ?? error.error().message}`));
      context.on('request', (request) => {
        if (request.isNavigationRequest()) address = request.url();
      });
      await use(undefined);
      if (testInfo.status === testInfo.expectedStatus) return;
      const { title } = testInfo;
      const errors = testInfo.errors.map(({ message = '' }) => stripVTControlCharacters(message));
      const member = await loggedInAccount(context.pages().at(-1));
      await keepWorld(testInfo, sim, { test: title, errors, address, member, console: lines });
    },
    { auto: true },
  ],

  watch: [
    async ({ context, sim, browserName, bundle: _ }, use) => {
      const watch = watchPages(context);
      if (browserName === 'firefox') watch.expectError(firefoxMessages);
      await use(watch);
      for (const fault of await faultsOf(sim)) watch.note(fault);
      expect(watch.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
});
