import type { Page } from 'playwright/test';
import { field } from '../../support/forms.ts';
import { withoutNotices } from '../../support/quiet.ts';
import { toast } from '../../support/screen/frame.ts';
import { entries } from '../../support/screen/records.ts';
import { expect, test } from '../../support/test.ts';

test.beforeEach(({ context }) => withoutNotices(context));

interface LazyPart {
  readonly what: string;
  readonly account?: string;
  readonly path: string;
  /** Start of its file's name. */
  readonly file: string;
  readonly open: (page: Page) => Promise<void>;
  /** What of the page must still be there. */
  readonly stays: (page: Page) => Promise<void>;
  /** What is there once the part came. */
  readonly came: (page: Page) => Promise<void>;
}

const dialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();

/** Parts that take their place in the page, or stand over it, when something is pressed. */
const inPlace: readonly LazyPart[] = [
  {
    what: 'results of a lottery',
    path: '/m/startLottery?code=anim-na-bola',
    file: 'Results',
    open: (page) => page.getByRole('tab', { name: 'Results' }).click(),
    stays: (page) => expect(page.getByRole('tab', { name: 'Results' })).toHaveAttribute('aria-selected', 'true'),
    came: (page) => expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible(),
  },
  {
    what: 'sheet of a bet',
    account: 'player01',
    path: '/m/gameRecord?period=month',
    file: 'BetSheet',
    open: (page) => entries(page).first().getByRole('button').click(),
    stays: (page) => expect(entries(page).first()).toBeVisible(),
    came: dialog,
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
    stays: (page) => expect(page.getByRole('button', { name: /boyet77/ }).first()).toBeVisible(),
    came: dialog,
  },
];

for (const { what, account, path, file, open, stays, came } of inPlace)
  test(`a part that cannot be fetched says so in its place and comes when it can: ${what}`, {
    tag: ['@R274'],
  }, async ({ page, signIn, watch }) => {
    watch.expectError(/Failed to (load resource|fetch)|_astro/);
    if (account) await signIn(account);
    const files = new RegExp(`/_astro/${file}\\.`);
    await page.route(files, (route) => route.abort());
    await page.goto(path);
    await open(page);
    await expect(page.getByRole('alert')).toContainText('This part could not be loaded.');
    await stays(page);
    await page.unroute(files);
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await came(page);
  });

/** Parts without which the page stays as it is: a toast says why. */
const orToast: readonly Omit<LazyPart, 'came'>[] = [
  {
    what: 'filters of a list',
    path: '/m/gameList?gameType=RNG',
    file: 'FilterDrawer',
    open: (page) => page.getByRole('button', { name: 'Filter', exact: true }).click(),
    stays: (page) => expect(page.getByRole('searchbox')).toHaveValue(''),
  },
  {
    what: 'login by mobile number',
    path: '/m/login',
    file: 'MobileForm',
    open: async (page) => {
      await field(page, 'Username').fill('player01');
      await page.getByRole('tab', { name: 'Mobile' }).click();
    },
    stays: (page) => expect(field(page, 'Username')).toHaveValue('player01'),
  },
  {
    what: 'own dates of a record',
    account: 'player01',
    path: '/m/vouReport',
    file: 'OwnDates',
    open: (page) => page.getByRole('button', { name: /dates/i }).click(),
    stays: (page) => expect(entries(page).first()).toBeVisible(),
  },
];

for (const { what, account, path, file, open, stays } of orToast)
  test(`a part that cannot be fetched leaves the page as it is and says why: ${what}`, {
    tag: ['@R274', '@long'],
  }, async ({ page, signIn, watch }) => {
    watch.expectError(/Failed to (load resource|fetch)|_astro/);
    if (account) await signIn(account);
    await page.route(new RegExp(`/_astro/${file}\\.`), (route) => route.abort());
    await page.goto(path);
    await open(page);
    await expect(toast(page)).toContainText(/try again|went wrong|connection/i);
    await stays(page);
  });
