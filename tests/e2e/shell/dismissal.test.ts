// @long

import type { Locator, Page } from 'playwright/test';
import { withoutCloseWatcher } from '#tests/support/escape.ts';
import { field } from '#tests/support/forms.ts';
import { gamePath, openGame } from '#tests/support/game-page.ts';
import { menu, menuButton } from '#tests/support/screen/frame.ts';
import { gameLinks, listOfGames } from '#tests/support/screen/games.ts';
import { entries } from '#tests/support/screen/records.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

test.beforeEach(({ context }) => withoutNotices(context));

interface Opening {
  readonly account?: string;
  readonly path: string;
  readonly open: (page: Page) => Promise<void>;
  /** Expects typed text to be kept. */
  readonly kept?: (page: Page) => Promise<void>;
}

const openings: Readonly<Record<string, Opening>> = {
  'promotions of a deposit': {
    account: 'newbie01',
    path: '/m/voucherCenter',
    open: async (page) => {
      await field(page, 'Amount').fill('500');
      await page.getByRole('region', { name: 'Promotions' }).getByRole('button').click();
    },
    kept: async (page) => expect(field(page, 'Amount')).toHaveValue('500'),
  },
  'set-up of a withdrawal': {
    account: 'newbie01',
    path: '/m/withdraw',
    open: async (page) => {
      await field(page, 'Amount').fill('150');
      await page.getByRole('button', { name: 'Add account' }).click();
    },
    kept: async (page) => expect(field(page, 'Amount')).toHaveValue('150'),
  },
  'details of a game': {
    account: 'player01',
    path: '/m/gameList?gameType=RNG',
    open: (page) => gameLinks(listOfGames(page)).first().click(),
  },
  'filters of games': {
    path: '/m/gameList?gameType=RNG',
    open: async (page) => {
      await expect(gameLinks(listOfGames(page)).first()).toBeVisible();
      await page.getByRole('button', { name: 'Filter' }).click();
    },
  },
  'an entry of a record': {
    account: 'player01',
    path: '/m/gameRecord?period=month',
    open: (page) => entries(page).first().getByRole('button').click(),
  },
  'display settings without React': {
    path: '/m/home',
    open: async (page) => {
      await menuButton(page).click();
      await page.getByRole('button', { name: /^Display/ }).click();
    },
  },
  menu: { path: '/m/home', open: (page) => menuButton(page).click() },
};

type Point = readonly [x: number, y: number];

const openDialogs = (page: Page): Locator => page.locator('dialog:modal');

for (const [name, { account, path, open, kept }] of Object.entries(openings)) {
  test(`back closes a dialog and keeps the page without CloseWatcher: ${name}`, {
    tag: ['@R030', '@engines'],
  }, async ({ page, signIn }) => {
    await withoutCloseWatcher(page);
    if (account) await signIn(account);
    await page.goto('/m/help');
    await page.goto(path);
    const url = page.url();
    await open(page);
    const dialog = openDialogs(page).last();
    await expect(dialog).toBeVisible();
    const count = await openDialogs(page).count();
    await page.goBack();
    await expect(openDialogs(page)).toHaveCount(count - 1);
    expect(page.url()).toBe(url);
    await kept?.(page);
  });
}

// Android's back is a close request there, like Escape: the browser closes the last opened element.
for (const [name, { account, path, open, kept }] of Object.entries(openings)) {
  test(`a close request closes a dialog and keeps the page with CloseWatcher: ${name}`, {
    tag: ['@R030', '@long'],
  }, async ({ page, signIn }) => {
    if (account) await signIn(account);
    await page.goto(path);
    const url = page.url();
    await open(page);
    await expect(openDialogs(page).last()).toBeVisible();
    const count = await openDialogs(page).count();
    await page.keyboard.press('Escape');
    await expect(openDialogs(page)).toHaveCount(count - 1);
    expect(page.url()).toBe(url);
    await kept?.(page);
  });
}

test('one back leaves the page after dialogs were closed with Escape', { tag: '@R030' }, async ({ page, signIn }) => {
  await withoutCloseWatcher(page);
  await signIn('player01');
  await page.goto('/m/help');
  await page.goto('/m/gameRecord?period=month');
  for (const n of [0, 1]) {
    await entries(page).nth(n).getByRole('button').click();
    await expect(openDialogs(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(openDialogs(page)).toHaveCount(0);
  }
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/m\/help$/);
});

test('browsers with CloseWatcher add no history entry for a dialog', { tag: '@R030' }, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/gameRecord?period=month');
  await expect(entries(page).first()).toBeVisible();
  const before = await page.evaluate(() => history.length);
  await entries(page).first().getByRole('button').click();
  await expect(openDialogs(page)).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('a dialog that needs a response stays open on back without CloseWatcher', { tag: '@X05' }, async ({
  page,
  sim,
  signIn,
}) => {
  await withoutCloseWatcher(page);
  await sim.apply('safety.check-due');
  await signIn('player01');
  const path = await gamePath(sim, 'Kidlat Fortune');
  await page.goto('/m/help');
  await openGame(page, path);
  const dialog = openDialogs(page);
  await expect(dialog).toBeVisible();
  for (const _ of [0, 1, 2]) {
    await page.evaluate(() => history.back());
    await expect.poll(() => page.evaluate(() => (history.state as { dialogs?: number } | null)?.dialogs)).toBe(1);
    await expect(dialog).toBeVisible();
  }
  await expect(page).toHaveURL(/\/m\/outerApp\?/);
});

for (const [name, { account, path, open }] of Object.entries(openings)) {
  test(`only a press that starts and ends on the backdrop closes the dialog: ${name}`, { tag: '@R030' }, async ({
    page,
    signIn,
  }) => {
    if (account) await signIn(account);
    await page.goto(path);
    await open(page);
    const dialog = openDialogs(page).last();
    await expect(dialog).toBeVisible();
    await dialog.evaluate((box) => Promise.all(box.getAnimations().map(({ finished }) => finished)));
    const box = await dialog.boundingBox();
    if (!box) throw new Error('The dialog has no box');
    const count = await openDialogs(page).count();
    const inside: Point = [box.x + box.width / 2, box.y + 30];
    const outside: Point = box.x > 20 ? [10, 300] : box.y > 20 ? [200, 10] : [380, 400];
    for (const [from, to] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(...to);
      await page.mouse.up();
      await expect(openDialogs(page)).toHaveCount(count);
    }
    await page.mouse.click(...outside);
    await expect(openDialogs(page)).toHaveCount(count - 1);
  });
}

test('the menu closes with its button', async ({ page }) => {
  await page.goto('/m/home');
  await menuButton(page).click();
  await menu(page).getByRole('button', { name: 'Close' }).click();
  await expect(menu(page)).toBeHidden();
});
