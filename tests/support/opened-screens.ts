import type { Page } from 'playwright/test';
import { field } from './forms.ts';
import { gamePath, openGame } from './game-page.ts';
import { addLastDigit } from './lottery.ts';
import { accountDialogs } from './opened-dialogs/account.ts';
import { agentDialogs } from './opened-dialogs/agent.ts';
import { cashierDialogs } from './opened-dialogs/cashier.ts';
import type { OpenedDialog, OpenedScreen } from './opened-dialogs/opened-dialog.ts';
import { playDialogs } from './opened-dialogs/play.ts';
import { securityDialogs } from './opened-dialogs/security.ts';
import { siteDialogs } from './opened-dialogs/site.ts';
import { entries } from './screen/records.ts';

const goTo = (page: Page, address: string): Promise<unknown> => page.goto(address);

const openReceipt = async (page: Page): Promise<void> => {
  await goTo(page, '/m/vouReport?period=month&status=approved');
  await entries(page).first().getByRole('button').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Receipt' }).click();
  await page.getByRole('article', { name: 'Deposit receipt' }).waitFor();
};

const search = async (page: Page, text: string): Promise<void> => {
  await goTo(page, '/m/search');
  await page.getByRole('searchbox').fill(text);
};

/** All dialogs, sheets, drawers and menus of the site. */
export const openedDialogs: readonly OpenedDialog[] = [
  ...accountDialogs,
  ...securityDialogs,
  ...cashierDialogs,
  ...playDialogs,
  ...agentDialogs,
  ...siteDialogs,
];

/** All dialogs, and screens that are reached by using a page. */
export const openedScreens: readonly OpenedScreen[] = [
  ...openedDialogs,
  {
    name: 'search results',
    account: 'player01',
    open: async (page) => {
      await search(page, 'bonus');
      await page.getByRole('main').getByRole('link').first().waitFor();
    },
  },
  {
    name: 'a search without results',
    open: async (page) => {
      await search(page, 'zzzzqqq');
      await page.getByRole('heading', { name: 'No results for “zzzzqqq”' }).waitFor();
    },
  },
  {
    name: 'the active bonus in a game',
    account: 'player01',
    scenarios: ['deposit.promotions-taken'],
    open: async (page, sim) => {
      await openGame(page, await gamePath(sim, 'Kidlat Fortune'));
      await page.getByRole('region', { name: 'Active bonus' }).locator('summary').click();
    },
  },
  {
    name: 'the locked balance',
    account: 'player01',
    scenarios: ['deposit.promotions-taken'],
    open: async (page) => {
      await goTo(page, '/m/withdraw');
      await page.getByRole('region', { name: 'Locked balance' }).locator('summary').click();
    },
  },
  { name: 'a receipt', account: 'player01', open: openReceipt },
  {
    name: 'a verified receipt',
    account: 'player01',
    open: async (page) => {
      await openReceipt(page);
      await page.getByRole('link', { name: 'Verify receipt' }).click();
      await page.getByText('This receipt is genuine').waitFor();
    },
  },
  {
    name: 'claimed missions with their history',
    account: 'player01',
    scenarios: ['rewards.missions-done'],
    open: async (page) => {
      await goTo(page, '/m/leaderBoard');
      await page
        .getByRole('button', { name: /^Claim / })
        .first()
        .click();
      await page
        .getByRole('status')
        .filter({ hasText: /added to your balance/ })
        .waitFor();
      await page.locator('.missionhistory summary').click();
    },
  },
  {
    name: 'bets of a month under their days',
    account: 'player01',
    open: async (page) => {
      await goTo(page, '/m/gameRecord?period=month');
      await entries(page).first().waitFor();
    },
  },
  {
    name: 'an open deposit',
    account: 'player01',
    open: async (page) => {
      await goTo(page, '/m/voucherCenter');
      await field(page, 'Amount').fill('500');
      await page.getByRole('button', { name: 'Continue to GCash' }).click();
      await page.waitForURL(/__pay/);
      await goTo(page, '/m/voucherCenter');
      await page.getByRole('button', { name: /Waiting for your payment/ }).click();
      await page.getByRole('list', { name: 'Deposit status' }).waitFor();
    },
  },
  {
    name: 'a withdrawal under review',
    account: 'player01',
    open: async (page) => {
      await goTo(page, '/m/withdraw');
      await field(page, 'Amount').fill('100');
      await field(page, 'Withdrawal password').fill('246810');
      await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
      await page.getByRole('heading', { name: 'Under review' }).waitFor();
    },
  },
  {
    name: 'a bet slip',
    account: 'player01',
    open: async (page) => {
      await goTo(page, '/m/startLottery?code=bilis-lima-3-minute');
      await addLastDigit(page, '7');
      await page.getByRole('textbox', { name: 'Stake on Last digit 7' }).waitFor();
    },
  },
];
