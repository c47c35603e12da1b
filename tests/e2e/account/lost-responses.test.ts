// @long

import type { Page } from 'playwright/test';
import type { EndpointName } from '#contract/types.ts';
import type { Sim } from '#sim/client/sim.ts';
import { errorMessage, fillForm, submitForm } from '#tests/support/forms.ts';
import { seedPassword } from '#tests/support/login-session.ts';
import { freshPassword } from '#tests/support/passwords.ts';
import { cards } from '#tests/support/screen/member.ts';
import { expect, test } from '#tests/support/test.ts';

const pin = '246810';

interface Change {
  readonly what: string;
  readonly account: string;
  readonly path: string;
  /** Endpoint that makes the change. */
  readonly endpoint: EndpointName;
  /** Fills in the form and submits it. */
  readonly fill: (page: Page) => Promise<void>;
  readonly send: (page: Page) => Promise<void>;
  /** Expects that the change was made exactly once. */
  readonly done: (page: Page, sim: Sim) => Promise<void>;
}

const changes: readonly Change[] = [
  {
    what: 'a first withdrawal password',
    account: 'newbie01',
    path: '/m/securityCenter?step=payment',
    endpoint: 'setPaymentPassword',
    fill: (page) =>
      fillForm(page, {
        'New withdrawal password': pin,
        'Repeat withdrawal password': pin,
        'Login password': seedPassword,
      }),
    send: (page) => page.getByRole('button', { name: 'Save' }).click(),
    done: (page) =>
      expect(page.getByRole('button', { name: /^Withdrawal password/ })).toHaveText('Withdrawal passwordSet'),
  },
  {
    what: 'a withdrawal password that replaces another',
    account: 'player01',
    path: '/m/securityCenter?step=payment',
    endpoint: 'setPaymentPassword',
    fill: (page) =>
      fillForm(page, {
        'Current withdrawal password': pin,
        'New withdrawal password': '135790',
        'Repeat withdrawal password': '135790',
        'Login password': seedPassword,
      }),
    send: (page) => page.getByRole('button', { name: 'Save' }).click(),
    done: (page) => expect(page.getByText('Withdrawals are on hold until')).toBeVisible(),
  },
  {
    what: 'a card of the security centre',
    account: 'player01',
    path: '/m/securityCenter?step=cards',
    endpoint: 'addBankCard',
    fill: async (page) => {
      await page.getByRole('button', { name: 'Add account' }).click();
      await page.getByLabel(/^Bank or e-wallet/).selectOption('MAYA');
      await fillForm(page, {
        'E-wallet mobile number': '09175550188',
        'Withdrawal password': pin,
        'Login password': seedPassword,
      });
    },
    send: (page) => page.getByRole('button', { name: 'Add account' }).click(),
    done: (page) => expect(cards(page)).toHaveCount(3),
  },
  {
    what: 'a login password',
    account: 'player01',
    path: '/m/changePsw',
    endpoint: 'changePassword',
    fill: (page) =>
      fillForm(page, {
        'Old password': seedPassword,
        'New password': freshPassword,
        'Confirm new password': freshPassword,
      }),
    send: (page) => submitForm(page),
    done: (page) => page.waitForURL('**/m/home'),
  },
  {
    what: 'a member whom an agent registers',
    account: 'agent01',
    path: '/m/agentRegister',
    endpoint: 'createDownline',
    fill: (page) => fillForm(page, { Username: 'bago2026', 'First password': freshPassword }),
    send: (page) => page.getByRole('button', { name: 'Open account' }).click(),
    done: (page) => expect(page.getByRole('heading', { name: 'Account created' })).toBeVisible(),
  },
  {
    what: 'a feedback',
    account: 'player01',
    path: '/m/feedback',
    endpoint: 'feedback',
    fill: (page) => fillForm(page, { 'Your message': 'The reels stopped.' }),
    send: (page) => page.getByRole('button', { name: 'Send', exact: true }).click(),
    done: async (page) => {
      await expect(page.getByText('The reels stopped.')).toHaveCount(1);
    },
  },
];

const everyTime = new Set(['a first withdrawal password', 'a card of the security centre']);

for (const { what, account, path, endpoint, fill, send, done } of changes) {
  const tag = everyTime.has(what) ? ['@X19'] : ['@X19', '@long'];

  test(`${what}: a request whose response is lost is retried without showing an error`, { tag }, async ({
    page,
    sim,
    signIn,
    watch,
  }) => {
    watch.expectError(/./);
    await signIn(account);
    await page.goto(path);
    await fill(page);
    await sim.faults({ endpoint, call: 1, kind: 'reset', after: true });
    await send(page);
    await done(page, sim);
    await expect(errorMessage(page.getByRole('main'))).toHaveCount(0);
  });

  test(`${what}: submitting again after two lost responses completes the change once`, {
    tag: ['@X19', '@long'],
  }, async ({ page, sim, signIn, watch }) => {
    watch.expectError(/./);
    await signIn(account);
    await page.goto(path);
    await fill(page);
    // Both the call and its repetition take effect, but both responses are lost.
    await sim.faults({ endpoint, kind: 'reset', after: true });
    await send(page);
    await expect(errorMessage(page.getByRole('main')).filter({ hasText: /connection/ })).toBeVisible();
    await sim.faults();
    await send(page);
    await done(page, sim);
  });
}
