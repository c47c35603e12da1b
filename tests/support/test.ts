import { stripVTControlCharacters } from 'node:util';
import { expect as baseExpect, type Page } from 'playwright/test';
import { attachNewContexts, attachNewRequests, attachWhile } from '../../mock-server/client/attach.ts';
import { toHaveCalled } from '../../mock-server/client/have-called.ts';
import { faultsOf, keepWorld } from '../../mock-server/client/world-of-test.ts';
import type { Value } from '../../src/contract/types.ts';
import { startLoggedIn } from './login-session.ts';
import { type Watch, watchPages } from './page-errors.ts';
import { test as base } from './world.ts';

interface Fixtures {
  /** Signs a member of the seed in before the next page is opened. */
  signIn: (account: string) => Promise<Value<'login'>>;
  watch: Watch;
  /** On failure, attaches what `npm run replay` brings the world back from, and its calls for the browser's tools. */
  bundle: undefined;
  attached: undefined;
}

/** Playwright's, and `expect(sim).toHaveCalled(…)`. */
export const expect = baseExpect.extend({ toHaveCalled });

/** Who is signed in on a page; nobody when it cannot tell. */
const signedIn = async (page: Page | undefined): Promise<string | undefined> => {
  const stored = await page?.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO')).catch(() => null);
  return stored ? (JSON.parse(stored) as { userName?: string }).userName : undefined;
};

/** Its driver runs init scripts in blank documents too, where storage throws. */
const ownOfFirefox = /SecurityError: The operation is insecure/;

/**
 * Playwright's test with a world of its own. Fails on an unexpected console or page error, on
 * anything that the content policy stopped, on a call that the contract does not know, and on a
 * ledger that does not add up at the end.
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
    // Firefox drops the cookies of a context before it closes the pages, which may call without a world then.
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
      const member = await signedIn(context.pages().at(-1));
      await keepWorld(testInfo, sim, { test: title, errors, address, member, console: lines });
    },
    { auto: true },
  ],

  watch: [
    async ({ context, sim, browserName, bundle: _ }, use) => {
      const watch = watchPages(context);
      if (browserName === 'firefox') watch.expectError(ownOfFirefox);
      await use(watch);
      for (const fault of await faultsOf(sim)) watch.note(fault);
      expect(watch.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
});
