import type { Page } from 'playwright/test';
import type { Sim } from '../../../mock-server/client/sim.ts';
import { freshPassword } from '../../support/passwords.ts';
import { seedPassword } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

const pin = '246810';

interface Change {
  readonly what: string;
  readonly account: string;
  readonly path: string;
  /** The row that makes the change. */
  readonly row: string;
  /** Fills the form in and sends it. */
  readonly fill: (page: Page) => Promise<void>;
  readonly send: (page: Page) => Promise<void>;
  /** What shows that it is done, once. */
  readonly done: (page: Page, sim: Sim) => Promise<void>;
}

const fields = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) await page.locator(`main [name=${name}]`).fill(value);
};

const changes: readonly Change[] = [
  {
    what: 'a first withdrawal password',
    account: 'newbie01',
    path: '/m/securityCenter?step=payment',
    row: 'setPaymentPassword',
    fill: (page) => fields(page, { newPaymentPassword: pin, repeatPassword: pin, loginPassword: seedPassword }),
    send: (page) => page.getByRole('button', { name: 'Save' }).click(),
    done: (page) =>
      expect(page.getByRole('button', { name: /^Withdrawal password/ })).toHaveText('Withdrawal passwordSet'),
  },
  {
    what: 'a withdrawal password that replaces another',
    account: 'player01',
    path: '/m/securityCenter?step=payment',
    row: 'setPaymentPassword',
    fill: (page) =>
      fields(page, {
        oldPaymentPassword: pin,
        newPaymentPassword: '135790',
        repeatPassword: '135790',
        loginPassword: seedPassword,
      }),
    send: (page) => page.getByRole('button', { name: 'Save' }).click(),
    done: (page) => expect(page.getByText('Withdrawals wait until')).toBeVisible(),
  },
  {
    what: 'a card of the security centre',
    account: 'player01',
    path: '/m/securityCenter?step=cards',
    row: 'addBankCard',
    fill: async (page) => {
      await page.getByRole('button', { name: 'Add a card or wallet' }).click();
      await page.locator('[name=bankId]').selectOption('MAYA');
      await fields(page, { number: '09175550188', paymentPassword: pin, loginPassword: seedPassword });
    },
    send: (page) => page.getByRole('button', { name: 'Add a card or wallet' }).click(),
    done: (page) => expect(page.locator('.bankcard')).toHaveCount(3),
  },
  {
    what: 'a login password',
    account: 'player01',
    path: '/m/changePsw',
    row: 'changePassword',
    fill: (page) =>
      fields(page, { oldPassword: seedPassword, newPassword: freshPassword, confirmNewPassword: freshPassword }),
    send: (page) => page.locator('main form button[type=submit]').click(),
    done: (page) => page.waitForURL('**/m/home'),
  },
  {
    what: 'a member whom an agent registers',
    account: 'agent01',
    path: '/m/agentRegister',
    row: 'createDownline',
    fill: (page) => fields(page, { username: 'bago2026', password: freshPassword }),
    send: (page) => page.getByRole('button', { name: 'Open account' }).click(),
    done: (page) => expect(page.getByRole('heading', { name: 'The account is open' })).toBeVisible(),
  },
  {
    what: 'a feedback',
    account: 'player01',
    path: '/m/feedback',
    row: 'feedback',
    fill: (page) => fields(page, { comment: 'The reels stopped.' }),
    send: (page) => page.getByRole('button', { name: 'Send', exact: true }).click(),
    done: async (page) => {
      await expect(page.getByText('The reels stopped.')).toHaveCount(1);
    },
  },
];

const everyTime = new Set(['a first withdrawal password', 'a card of the security centre']);

for (const { what, account, path, row, fill, send, done } of changes) {
  const tag = everyTime.has(what) ? ['@X19'] : ['@X19', '@long'];

  test(`${what}: an answer that is lost is asked for again, and nobody notices`, { tag }, async ({
    page,
    sim,
    signIn,
    watch,
  }) => {
    watch.expectError(/./);
    await signIn(account);
    await page.goto(path);
    await fill(page);
    await sim.faults({ endpoint: row, call: 1, kind: 'reset', after: true });
    await send(page);
    await done(page, sim);
    await expect(page.locator('main [role=alert]').filter({ hasText: /./ })).toHaveCount(0);
  });

  test(`${what}: done while the network stays away, it is done no second time by another try`, {
    tag: ['@X19', '@long'],
  }, async ({ page, sim, signIn, watch }) => {
    watch.expectError(/./);
    await signIn(account);
    await page.goto(path);
    await fill(page);
    // Both the call and its repeat are done, and neither answer arrives.
    await sim.faults({ endpoint: row, kind: 'reset', after: true });
    await send(page);
    await expect(page.locator('main [role=alert]').filter({ hasText: /connection/ })).toBeVisible();
    await sim.faults();
    await send(page);
    await done(page, sim);
  });
}
