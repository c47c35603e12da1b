import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Browser, type BrowserContext, test as base, type Page } from 'playwright/test';
import { type Sim, simOf } from '#sim/client/sim.ts';
import { useFreshWorld, worldOfTest } from '#sim/client/world-of-test.ts';
import { startLoggedIn } from './login-session.ts';
import { freePort } from './nginx.ts';
import { copyProject } from './project-copy.ts';

const key = 'key-of-the-editors';

interface EditorServer {
  readonly site: string;
  /** Copy of the project whose content the tests change. */
  readonly folder: string;
}

/** Starts `npm run editor` with a key. */
const startEditor = (port: number, cwd: string, brand: string) =>
  spawn('node', ['scripts/dev.ts', '--editor'], {
    cwd,
    env: { ...process.env, BRAND: brand, PORT: String(port), ADMIN_KEY: key, NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Resolves when the server listens; throws its output if it ends earlier. */
const whenServed = (child: ReturnType<typeof startEditor>, port: number): Promise<void> => {
  let output = '';
  return new Promise((ready, failed) => {
    // The streams stay open, because a server whose output is not read would end.
    const read = (part: Buffer) => {
      output += part;
      if (output.includes(`:${port}/`)) ready();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => failed(new Error(`npm run editor did not start: ${output}`)));
  });
};

const logIn = async (context: BrowserContext, site: string): Promise<void> => {
  await context.request.post(`${site}/keystatic-login`, { form: { key }, maxRedirects: 0 });
};

/** Opens the editor until its dependencies are bundled: the first visit does so, and then reloads the page. */
const bundleEditor = async (browser: Browser, site: string): Promise<void> => {
  const context = await browser.newContext();
  await logIn(context, site);
  const page = await context.newPage();
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(`${site}/keystatic/collection/help/create`);
    await page.getByRole('textbox', { name: 'Folder', exact: true }).waitFor({ timeout: 130_000 });
    await page.waitForLoadState('networkidle');
  }
  await context.close();
};

const openPhone = async (
  browser: Browser,
  { site, lang, sim }: { readonly site: string; readonly lang: string; readonly sim: Sim },
): Promise<BrowserContext> => {
  const context = await browser.newContext({ baseURL: site, viewport: { width: 390, height: 844 } });
  await context.addCookies([{ name: 'lang', value: lang, url: site }]);
  await sim.attach(context);
  return context;
};

interface Fixtures {
  lang: 'en' | 'ty' | 'vi';
  /** The world of the players in this test. */
  sim: Sim;
  /** An editor's browser, logged in, at the size of a laptop. */
  editor: Page;
  /** A player's phone in the world of this test. */
  player: Page;
  /** Returns the phone of another member of the seed, who is logged in. */
  playerOf: (account: string) => Promise<Page>;
  /** Logs a member of the seed in on the player's phone, before its next page. */
  signIn: (account: string) => Promise<string>;
}

/** Playwright's test with the content editor of a team, and a player who reads what it publishes. */
export const test = base.extend<Fixtures, { server: EditorServer; brand: string }>({
  brand: ['kidlat', { option: true, scope: 'worker' }],

  lang: ['en', { option: true }],

  server: [
    async ({ browser, brand }, use) => {
      const { folder, remove } = copyProject();
      const port = await freePort();
      const child = startEditor(port, folder, brand);
      await whenServed(child, port);
      const site = `http://localhost:${port}`;
      await bundleEditor(browser, site);
      await use({ site, folder });
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      remove();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  // Pages of the development server are rendered with calls that name no world, so those are not refused.
  sim: async ({ server: { site } }, use, testInfo) =>
    useFreshWorld(simOf(site, worldOfTest(testInfo), site, key), testInfo, use, { checks: false }),

  editor: async ({ browser, server: { site } }, use) => {
    const context = await browser.newContext({
      baseURL: site,
      viewport: { width: 1280, height: 900 },
      isMobile: false,
      hasTouch: false,
    });
    await logIn(context, site);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await use(page);
    await context.close();
  },

  player: async ({ browser, lang, server: { site }, sim }, use) => {
    const context = await openPhone(browser, { site, lang, sim });
    await use(await context.newPage());
    await context.close();
  },

  playerOf: async ({ browser, lang, server: { site }, sim }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (account) => {
      const context = await openPhone(browser, { site, lang, sim });
      opened.push(context);
      await startLoggedIn(context, await sim.signIn(account));
      const page = await context.newPage();
      await sim.clock.follow(page);
      return page;
    });
    for (const context of opened) await context.close();
  },

  signIn: async ({ player, sim }, use) => {
    await use(async (account) => {
      const session = await sim.signIn(account);
      await startLoggedIn(player.context(), session);
      return session.token;
    });
  },
});
