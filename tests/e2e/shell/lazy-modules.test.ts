// @long

import type { Page } from 'playwright/test';
import { field } from '#tests/support/forms.ts';
import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { pendingOrders } from '#tests/support/screen/cashier.ts';
import { headElement, toast } from '#tests/support/screen/frame.ts';
import { hotMatches } from '#tests/support/screen/home.ts';
import { inboxMessages } from '#tests/support/screen/messages.ts';
import { orderHead, orders } from '#tests/support/screen/orders.ts';
import { entries } from '#tests/support/screen/records.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

test.beforeEach(({ context }) => withoutNotices(context));

for (const saveData of [false, true])
  test(`a guest’s page ${saveData ? 'fetches no' : 'fetches'} modules in advance ${saveData ? 'for' : 'without'} a data saver`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { saveData: value }) });
    }, saveData);
    await page.goto('/m/login');
    await waitForIdlePage(page);
    const preloads = headElement(page, 'link[rel=modulepreload]');
    if (saveData) await expect(preloads).toHaveCount(0);
    else await expect(preloads.first()).toBeAttached();
  });

interface LazyPart {
  readonly what: string;
  readonly account?: string;
  readonly path: string;
  /** Start of its file name. */
  readonly file: string;
  readonly open: (page: Page) => Promise<void>;
  /** Expects that the rest of the page is unchanged. */
  readonly expectUnchanged: (page: Page) => Promise<void>;
  /** Expects the content of the loaded module. */
  readonly expectLoaded: (page: Page) => Promise<void>;
}

const dialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();

/** Modules that are shown in or above the page after an interaction. */
const inPlace: readonly LazyPart[] = [
  {
    what: 'results of a lottery',
    path: '/m/startLottery?code=anim-na-bola',
    file: 'Results',
    open: (page) => page.getByRole('tab', { name: 'Results' }).click(),
    expectUnchanged: (page) =>
      expect(page.getByRole('tab', { name: 'Results' })).toHaveAttribute('aria-selected', 'true'),
    expectLoaded: (page) => expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible(),
  },
  {
    what: 'sheet of a bet',
    account: 'player01',
    path: '/m/gameRecord?period=month',
    file: 'BetSheet',
    open: (page) => entries(page).first().getByRole('button').click(),
    expectUnchanged: (page) => expect(entries(page).first()).toBeVisible(),
    expectLoaded: dialog,
  },
  {
    what: 'sheet of a team member',
    account: 'agent01',
    path: '/m/member/team',
    file: 'MemberSheet',
    open: (page) =>
      page
        .getByRole('button', { name: /boyet77/ })
        .first()
        .click(),
    expectUnchanged: (page) => expect(page.getByRole('button', { name: /boyet77/ }).first()).toBeVisible(),
    expectLoaded: dialog,
  },
];

/**
 * Loads a module that failed before. Chrome before 156 keeps the failure until a reload, which the page then offers; the
 * part is opened once more after it.
 */
const loadAgain = async (
  page: Page,
  again: (page: Page) => Promise<unknown>,
  open: (page: Page) => Promise<unknown>,
  expectLoaded: (page: Page) => Promise<unknown>,
): Promise<void> => {
  await again(page);
  const reload = page.locator('.start-notice').getByRole('button', { name: 'Try again' });
  await Promise.any([expectLoaded(page), reload.waitFor()]);
  if (await reload.isVisible()) {
    await reload.click();
    await open(page);
  }
  await expectLoaded(page);
};

for (const { what, account, path, file, open, expectUnchanged, expectLoaded } of inPlace)
  test(`a module that fails to load shows an error in its place and can be retried: ${what}`, {
    tag: ['@R274'],
  }, async ({ page, signIn, watch }) => {
    watch.expectError(/Failed to (load resource|fetch)|_astro/);
    if (account) await signIn(account);
    const files = new RegExp(`/_astro/${file}\\.`);
    await page.route(files, (route) => route.abort());
    await page.goto(path);
    await open(page);
    await expect(page.getByRole('alert')).toContainText('We couldn’t load this section');
    await expectUnchanged(page);
    await page.unroute(files);
    const tryAgain = () => page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await loadAgain(page, tryAgain, open, expectLoaded);
  });

/** Dispatches the browser's event for a restored network. */
const networkReturns = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('online')));

test('a module that failed to load is loaded when the network returns', { tag: '@R274' }, async ({ page, watch }) => {
  watch.expectError(/Failed to (load resource|fetch)|_astro/);
  await page.route(/_astro\/Results\./, (route) => route.abort());
  await page.goto('/m/startLottery?code=anim-na-bola');
  const open = () => page.getByRole('tab', { name: 'Results' }).click();
  await open();
  await expect(page.getByRole('alert')).toContainText('We couldn’t load this section');
  await page.unroute(/_astro\/Results\./);
  await loadAgain(page, networkReturns, open, () =>
    expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible(),
  );
});

test('icons that failed to load appear when the network returns', { tag: '@R274' }, async ({ page, watch }) => {
  watch.expectError(/Failed to load resource/);
  const lost = /categories\.\w+\.svg|\/teams\//;
  await page.route(lost, (route) => route.abort());
  await page.goto('/m/home');
  const icon = page.getByRole('tab', { name: 'Slots', exact: true }).locator('use');
  const widthOf = () => icon.evaluate((use) => use.getBoundingClientRect().width);
  await expect(icon).toHaveAttribute('href', /categories/);
  await expect.poll(widthOf).toBe(0);
  await page.unroute(lost);
  await networkReturns(page);
  await expect.poll(widthOf).toBeGreaterThan(0);
});

/** Modules whose failure leaves the page unchanged and shows a toast. */
const orToast: readonly Omit<LazyPart, 'expectLoaded'>[] = [
  {
    what: 'filters of a list',
    path: '/m/gameList?gameType=RNG',
    file: 'FilterDrawer',
    open: (page) => page.getByRole('button', { name: 'Filter', exact: true }).click(),
    expectUnchanged: (page) => expect(page.getByRole('searchbox')).toHaveValue(''),
  },
  {
    what: 'login by mobile number',
    path: '/m/login',
    file: 'MobileLoginForm',
    open: async (page) => {
      await field(page, 'Username').fill('player01');
      await page.getByRole('tab', { name: 'Mobile' }).click();
    },
    expectUnchanged: (page) => expect(field(page, 'Username')).toHaveValue('player01'),
  },
  {
    what: 'custom dates of a record',
    account: 'player01',
    path: '/m/vouReport',
    file: 'CustomDates',
    open: (page) => page.getByRole('button', { name: /^Custom/ }).click(),
    expectUnchanged: (page) => expect(entries(page).first()).toBeVisible(),
  },
  {
    what: 'step of the security centre',
    account: 'player01',
    path: '/m/securityCenter',
    file: 'EmailStep',
    open: (page) => page.getByRole('button', { name: /^Email/ }).click(),
    expectUnchanged: (page) => expect(page).toHaveURL(/\/m\/securityCenter$/),
  },
];

for (const { what, account, path, file, open, expectUnchanged } of orToast)
  test(`a module that fails to load keeps the page and shows a toast: ${what}`, {
    tag: ['@R274', '@long'],
  }, async ({ page, signIn, watch }) => {
    watch.expectError(/Failed to (load resource|fetch)|_astro/);
    if (account) await signIn(account);
    await page.route(new RegExp(`/_astro/${file}\\.`), (route) => route.abort());
    await page.goto(path);
    await open(page);
    await expect(toast(page)).toContainText(/try again|went wrong|connection/i);
    await expectUnchanged(page);
  });

interface Asked {
  readonly what: string;
  readonly account?: string;
  readonly scenario?: string;
  readonly path: string;
  /** Start of the file name of the opened module. */
  readonly file: string;
  /** Interactions before the tested one. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly open: (page: Page) => Promise<void>;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** Dialogs and sheets that are loaded with the interaction that needs them. */
const modulesOnRequest: readonly Asked[] = [
  {
    what: 'acceptance of a contract',
    account: 'agent01',
    path: '/m/member/agent/getSalaryContract',
    file: 'open-dialog',
    open: press('Accept'),
  },
  {
    what: 'cancellation of a bet',
    account: 'player01',
    scenario: 'lottery.open-order',
    path: '/m/moreLottery?view=mine',
    file: 'open-dialog',
    prepare: (page) => orderHead(orders(page)).click(),
    open: press(/^Cancel bet/),
  },
  {
    what: 'cancellation of a deposit',
    account: 'player01',
    scenario: 'deposit.alipay-pending',
    path: '/m/voucherCenter',
    file: 'open-dialog',
    prepare: (page) => pendingOrders(page).click(),
    open: press('Cancel deposit'),
  },
  {
    what: 'logout of all other devices',
    account: 'player01',
    path: '/m/security/sessions',
    file: 'open-dialog',
    open: press('Log out all other devices'),
  },
  {
    what: 'a message',
    account: 'player01',
    path: '/m/webEmail',
    file: 'MessageSheet',
    open: (page) => inboxMessages(page).first().getByRole('button').click(),
  },
  {
    what: 'the apps',
    path: '/m/home',
    file: 'show-downloads',
    open: (page) => page.getByRole('button', { name: 'Download', exact: true }).click(),
  },
  {
    what: 'the hot matches',
    path: '/m/home',
    file: 'match-dialog',
    open: (page) => hotMatches(page).getByRole('button').first().click(),
  },
];

for (const { what, account, scenario, path, file, prepare, open } of modulesOnRequest)
  test(`a press whose module fails to load shows a toast and works when repeated: ${what}`, {
    tag: what === 'logout of all other devices' ? ['@R274'] : ['@R274', '@long'],
  }, async ({ page, sim, signIn, watch }) => {
    watch.expectError(/Failed to (load resource|fetch)|_astro/);
    if (scenario) await sim.apply(scenario);
    if (account) await signIn(account);
    if (path.endsWith('sessions')) await signIn(account ?? '');
    const files = new RegExp(`/_astro/${file}\\.`);
    await page.route(files, (route) => route.abort());
    await page.goto(path);
    await prepare?.(page);
    await open(page);
    await expect(toast(page)).toContainText('This couldn’t load. Please try again.');
    await page.unroute(files);
    await loadAgain(
      page,
      open,
      async (reloaded) => {
        await reloaded.goto(path);
        await prepare?.(reloaded);
        await open(reloaded);
      },
      dialog,
    );
  });

test('a guest whose login popup fails to load is led to the login page', { tag: ['@R067', '@long'] }, async ({
  page,
  watch,
}) => {
  watch.expectError(/Failed to (load resource|fetch)|_astro/);
  await page.route(/\/_astro\/open-login-popup\./, (route) => route.abort());
  await page.goto('/m/home');
  await page.getByRole('link', { name: /Messages/ }).click();
  await page.waitForURL('**/m/login');
});
