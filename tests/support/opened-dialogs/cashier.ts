import type { Page } from 'playwright/test';
import { field } from '../forms.ts';
import { gamePath, openGame } from '../game-page.ts';
import { passwordOf } from '../passwords.ts';
import { pendingOrders } from '../screen/cashier.ts';
import { gameNote } from '../screen/games.ts';
import { entries } from '../screen/records.ts';
import type { OpenedDialog } from './opened-dialog.ts';

const openEntry = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await entries(page).first().getByRole('button').click();
  await page.getByRole('dialog').waitFor();
};

export const cashierDialogs: readonly OpenedDialog[] = [
  {
    name: 'the wallets',
    source: 'features/cashier/components/WalletSheet.tsx',
    account: 'player01',
    open: async (page) => {
      await page.goto('/m/mine');
      await page.getByRole('button', { name: 'Wallets' }).click();
      await page.getByRole('dialog', { name: 'Your wallets' }).getByLabel('Amount').waitFor();
    },
  },
  {
    name: 'the deposit sheet over a game',
    source: 'features/cashier/components/deposit/open-deposit-sheet.tsx',
    account: 'newbie01',
    open: async (page, sim) => {
      const game = await openGame(page, await gamePath(sim, 'Blackjack Bituin', 'LIVE'));
      await game.getByRole('button', { name: 'Deal' }).click();
      await gameNote(page).getByRole('button', { name: 'Deposit' }).click();
      await field(page.getByRole('dialog', { name: 'Deposit' }), 'Amount').waitFor();
    },
  },
  {
    name: 'promotions of a deposit',
    source: 'features/cashier/components/deposit/PromoSheet.tsx',
    account: 'newbie01',
    open: async (page) => {
      await page.goto('/m/voucherCenter');
      await field(page, 'Amount').fill('500');
      await page.getByRole('region', { name: 'Promotions' }).getByRole('button').click();
      await page.getByRole('dialog', { name: 'Promotions' }).waitFor();
    },
  },
  {
    name: 'the question about an open deposit',
    source: 'features/cashier/components/deposit/use-deposit-actions.ts',
    account: 'player01',
    scenarios: ['deposit.pending'],
    open: async (page) => {
      await page.goto('/m/voucherCenter');
      await pendingOrders(page).first().click();
      await page.getByRole('button', { name: 'Cancel deposit' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the set-up of a withdrawal',
    source: 'features/cashier/components/withdraw/WithdrawalSetupSheet.tsx',
    account: 'newbie01',
    open: async (page) => {
      await page.goto('/m/withdraw');
      await page.getByRole('button', { name: 'Add account' }).click();
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    },
  },
  {
    name: 'the account of a withdrawal',
    source: 'features/cashier/components/withdraw/WithdrawalSetupSheet.tsx',
    account: 'player01',
    open: async (page) => {
      await page.goto('/m/withdraw');
      await page.getByRole('button', { name: 'Add account' }).click();
      await page.getByRole('dialog').getByRole('combobox').waitFor();
    },
  },
  {
    name: 'the code that ends a hold',
    source: 'features/cashier/components/withdraw/LiftHoldSheet.tsx',
    account: 'player01',
    scenarios: ['security.held-new-device'],
    open: async (page) => {
      await page.goto('/m/withdraw');
      await page.getByRole('button', { name: 'Withdraw sooner with a code' }).click();
      await field(page.getByRole('dialog'), 'Code').waitFor();
    },
  },
  {
    name: 'the question about a pending withdrawal',
    source: 'features/cashier/components/withdraw/use-cancel-withdrawal.ts',
    account: 'player01',
    scenarios: ['withdraw.reviewing'],
    open: async (page) => {
      await page.goto('/m/withdraw');
      await pendingOrders(page).click();
      await page.getByRole('button', { name: 'Cancel withdrawal' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the question about a bonus that a withdrawal ends',
    source: 'features/cashier/components/withdraw/use-withdraw-form.ts',
    account: 'player01',
    scenarios: ['deposit.promotions-taken'],
    open: async (page) => {
      await page.goto('/m/withdraw');
      await field(page, 'Amount').fill('100');
      await field(page, 'Withdrawal password').fill(passwordOf.payment);
      await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
      await page.getByRole('dialog', { name: 'End your bonus?' }).waitFor();
    },
  },
  {
    name: 'the question about a bonus',
    source: 'features/shared/LockedBalance.tsx',
    account: 'player01',
    scenarios: ['deposit.promotions-taken'],
    open: async (page) => {
      await page.goto('/m/rewardCenter');
      await page.getByRole('region', { name: 'Locked balance' }).locator('summary').click();
      await page.getByRole('button', { name: 'Forfeit bonus' }).first().click();
      await page.getByRole('dialog', { name: 'Forfeit this bonus?' }).waitFor();
    },
  },
  {
    name: 'the question about a transfer to the upline',
    source: 'features/cashier/components/upline/use-upline-transfer-form.ts',
    account: 'agent01',
    open: async (page) => {
      await page.goto('/m/upLine/transfer');
      await page.getByLabel('Amount').fill('100');
      await field(page, 'Withdrawal password').fill(passwordOf.payment);
      await page.getByRole('button', { name: 'Transfer', exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'a bet of a record',
    source: 'features/records/components/bets/BetSheet.tsx',
    account: 'player01',
    open: (page) => openEntry(page, '/m/gameRecord?period=month'),
  },
  {
    name: 'a transaction of a record',
    source: 'features/records/components/account/MovementSheet.tsx',
    account: 'player01',
    open: (page) => openEntry(page, '/m/transaction/record?period=month'),
  },
  {
    name: 'a deposit of a record',
    source: 'features/records/components/deposits/DepositSheet.tsx',
    account: 'player01',
    open: (page) => openEntry(page, '/m/vouReport?period=month'),
  },
  {
    name: 'a withdrawal of a record',
    source: 'features/records/components/withdrawals/WithdrawSheet.tsx',
    account: 'player01',
    open: (page) => openEntry(page, '/m/withdrawReport?period=month'),
  },
  {
    name: 'the dates of a record',
    source: 'features/shared/CustomDates.tsx',
    account: 'player01',
    open: async (page) => {
      await page.goto('/m/gameRecord');
      await page.getByRole('button', { name: 'Custom' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];
