import type { Page } from 'playwright/test';
import type { Sim } from '#sim/client/sim.ts';
import { field } from './forms.ts';
import { gamePath, openGame } from './game-page.ts';
import { addLastDigit } from './lottery.ts';
import { menuButton } from './screen/frame.ts';
import { gameLinks, gameNote, listOfGames } from './screen/games.ts';
import { entries } from './screen/records.ts';
import { limit } from './screen/safety.ts';

/** A screen that is reached by using a page: a result, an opened part or a dialog. */
export interface OpenedScreen {
  readonly name: string;
  /** Account of the member; a guest if absent. */
  readonly account?: string;
  readonly scenarios?: readonly string[];
  readonly open: (page: Page, sim: Sim) => Promise<void>;
}

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

export const openedScreens: readonly OpenedScreen[] = [
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
    name: 'an entry of a record',
    account: 'player01',
    open: async (page) => {
      await goTo(page, '/m/gameRecord?period=month');
      await entries(page).first().getByRole('button').click();
    },
  },
  {
    name: 'the deposit sheet over a game',
    account: 'newbie01',
    open: async (page, sim) => {
      const game = await openGame(page, await gamePath(sim, 'Blackjack Bituin', 'LIVE'));
      await game.getByRole('button', { name: 'Deal' }).click();
      await gameNote(page).getByRole('button', { name: 'Deposit' }).click();
      await field(page.getByRole('dialog', { name: 'Deposit' }), 'Amount').waitFor();
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
    name: 'promotions of a deposit',
    account: 'newbie01',
    open: async (page) => {
      await goTo(page, '/m/voucherCenter');
      await field(page, 'Amount').fill('500');
      await page.getByRole('region', { name: 'Promotions' }).getByRole('button').click();
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
    name: 'the set-up of a withdrawal',
    account: 'newbie01',
    open: async (page) => {
      await goTo(page, '/m/withdraw');
      await page.getByRole('button', { name: 'Add account' }).click();
    },
  },
  {
    name: 'the prompt for a nickname',
    account: 'player01',
    open: async (page) => {
      await goTo(page, '/m/securityCenter');
      await page.getByRole('button', { name: /^Nickname/ }).click();
    },
  },
  {
    name: 'the prompt that removes a bank account',
    account: 'player01',
    open: async (page) => {
      await goTo(page, '/m/securityCenter?step=cards');
      await page.getByRole('button', { name: 'Remove' }).first().click();
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
  {
    name: 'details of a game',
    account: 'player01',
    open: async (page) => {
      await goTo(page, '/m/gameList?gameType=RNG');
      await gameLinks(listOfGames(page)).first().click();
    },
  },
  {
    name: 'filters of games',
    open: async (page) => {
      await goTo(page, '/m/gameList?gameType=RNG');
      await gameLinks(listOfGames(page)).first().waitFor();
      await page.getByRole('button', { name: 'Filter' }).click();
    },
  },
  {
    name: 'a deposit limit',
    account: 'player01',
    open: async (page) => {
      await goTo(page, '/m/responsible');
      await limit(page, 'Deposit limit', '7 days').getByRole('button').first().click();
      await page.getByRole('dialog', { name: 'Deposit limit: 7 days' }).waitFor();
    },
  },
  {
    name: 'the transfer to a downline',
    account: 'agent01',
    open: async (page) => {
      await goTo(page, '/m/member/team');
      await page.getByRole('button', { name: 'Transfer', exact: true }).click();
      await page.getByRole('dialog', { name: 'Transfer' }).getByLabel('Add member').waitFor();
    },
  },
  {
    name: 'rebates of a downline',
    account: 'agent01',
    open: async (page) => {
      await goTo(page, '/m/member/team');
      await page.getByRole('button', { name: /^mayumi07/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Change rebates' }).click();
      await page.getByRole('textbox', { name: 'Slots, %' }).waitFor();
    },
  },
  {
    name: 'the question about a contract',
    account: 'agent01',
    open: async (page) => {
      await goTo(page, '/m/member/agent/getSalaryContract');
      await page.getByRole('main').getByRole('button', { name: 'Accept' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'a new invitation link',
    account: 'agent01',
    open: async (page) => {
      await goTo(page, '/m/agentRegister');
      await page.getByRole('tab', { name: 'Links' }).click();
      await page.getByRole('button', { name: 'Create link' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the menu',
    account: 'player01',
    open: async (page) => {
      await goTo(page, '/m/home');
      await menuButton(page).click();
    },
  },
  {
    name: 'display settings',
    open: async (page) => {
      await goTo(page, '/m/home');
      await menuButton(page).click();
      await page.getByRole('button', { name: /^Display/ }).click();
    },
  },
];
