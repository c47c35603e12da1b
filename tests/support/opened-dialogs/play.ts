import { gamePath, openGame } from '../game-page.ts';
import { atNoon } from '../lottery.ts';
import { gameLinks, listOfGames } from '../screen/games.ts';
import { hotMatches } from '../screen/home.ts';
import { betsOf, orderHead, orders } from '../screen/orders.ts';
import { limit } from '../screen/safety.ts';
import type { OpenedDialog } from './opened-dialog.ts';

export const playDialogs: readonly OpenedDialog[] = [
  {
    name: 'details of a game',
    source: 'features/games/components/GameSheet.tsx',
    account: 'player01',
    open: async (page) => {
      await page.goto('/m/gameList?gameType=RNG');
      await gameLinks(listOfGames(page)).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'filters of games',
    source: 'features/games/components/list/FilterDrawer.tsx',
    open: async (page) => {
      await page.goto('/m/gameList?gameType=RNG');
      await gameLinks(listOfGames(page)).first().waitFor();
      await page.getByRole('button', { name: 'Filter' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Show \d/ })
        .waitFor();
    },
  },
  {
    name: 'the hot matches',
    source: 'features/home/scripts/match-dialog.ts',
    open: async (page) => {
      await page.goto('/m/home');
      await hotMatches(page).getByRole('button').first().click();
      await page.getByRole('dialog', { name: 'Hot matches' }).waitFor();
    },
  },
  {
    name: 'the question about a lottery bet',
    source: 'features/lottery/components/orders/use-cancel-bet.ts',
    account: 'player01',
    open: async (page, sim) => {
      await atNoon(page, sim);
      await sim.apply('lottery.open-order');
      await page.goto('/m/moreLottery?view=mine');
      await orderHead(orders(page).first()).click();
      await betsOf(orders(page).first()).first().getByRole('button').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the reality check over a game',
    source: 'shell/safety/show-reality-check.tsx',
    account: 'player01',
    scenarios: ['safety.check-due'],
    open: async (page, sim) => {
      await openGame(page, await gamePath(sim, 'Kidlat Fortune'));
      await page.getByRole('dialog', { name: 'Reality check' }).waitFor();
    },
  },
  {
    name: 'a deposit limit',
    source: 'features/safety/components/limits/LimitForm.tsx',
    account: 'player01',
    open: async (page) => {
      await page.goto('/m/responsible');
      await limit(page, 'Deposit limit', '7 days').getByRole('button').first().click();
      await page.getByRole('dialog', { name: 'Deposit limit: 7 days' }).waitFor();
    },
  },
  {
    name: 'the confirmation of a raised limit',
    source: 'features/safety/components/limits/Limits.tsx',
    account: 'player01',
    scenarios: ['safety.limit-to-confirm'],
    open: async (page) => {
      await page.goto('/m/responsible');
      await limit(page, 'Deposit limit', '7 days').getByRole('button', { name: 'Confirm' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the confirmation of a self-exclusion',
    source: 'features/safety/components/account-closure/ConfirmClosureDialog.tsx',
    account: 'player01',
    open: async (page) => {
      await page.goto('/m/responsible');
      const form = page.getByRole('form', { name: 'Self-exclusion' });
      await form.getByRole('radio').first().check();
      await form.getByRole('button', { name: 'Start self-exclusion' }).click();
      await page.getByRole('dialog').getByLabel('Login password').waitFor();
    },
  },
  {
    name: 'the confirmation of a return after an exclusion',
    source: 'features/safety/components/closed/ClosedAccount.tsx',
    account: 'player01',
    scenarios: ['safety.exclusion-over'],
    open: async (page) => {
      await page.goto('/m/closed');
      await page.getByRole('button', { name: 'Request to reopen my account' }).click();
      await page.getByRole('button', { name: 'Reopen my account' }).click();
      await page.getByRole('dialog').getByLabel('Login password').waitFor();
    },
  },
];
