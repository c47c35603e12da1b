// @long

import type { Locator, Page } from 'playwright/test';
import { hydrateWhenIdle } from '#tests/support/hydrate-page.ts';
import { addLastDigit, atNoon } from '#tests/support/lottery.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

const words = {
  en: {
    underReview: 'Under review',
    processing: 'Processing',
    amount: 'Amount',
    amountNone: 'Enter an amount, such as ₱100.50.',
    youPay: 'You pay',
    youReceive: 'You receive',
    continueTo: 'Continue to GCash',
    within: 'Within 1 minute',
    withdrawTo: 'Withdraw to',
    password: 'Withdrawal password',
    passwordNone: 'Enter your 6-digit withdrawal password.',
    withdraw: 'Withdraw',
    review: 'We are checking your withdrawal. This page updates automatically.',
    steps: 'Withdrawal status',
    cancel: 'Cancel withdrawal',
    transferNone: 'Enter an amount, such as ₱100.50.',
    transfer: 'Transfer',
    asks: 'Transfer ₱100.00?',
    asksText: 'agent01 receives it immediately. You can’t cancel this transfer.',
    no: 'Cancel',
    toClaim: 'To claim',
    claim: 'Claim Loyalty bonus',
    claimed: '₱50.00 added to your balance',
    last: 'Last digit',
    add: 'Add to bet slip',
    added: 'Added to your bet slip',
    slip: 'Bet slip',
    stake: 'Stake on Last digit 7',
    remove: 'Remove Last digit 7',
    stakeLow: 'The minimum bet is ₱1.00.',
    place: 'Place bet',
    placed: 'Bet placed',
  },
  ty: {
    underReview: 'Nire-review',
    processing: 'Pinoproseso',
    amount: 'Amount',
    amountNone: 'Ilagay ang amount, gaya ng ₱100.50.',
    youPay: 'Babayaran mo',
    youReceive: 'Matatanggap mo',
    continueTo: 'Magpatuloy sa GCash',
    within: 'Sa loob ng 1 minuto',
    withdrawTo: 'I-withdraw sa',
    password: 'Withdrawal password',
    passwordNone: 'Ilagay ang 6-digit withdrawal password mo.',
    withdraw: 'Mag-withdraw',
    review: 'Chine-\u2060check namin ang withdrawal mo. Automatic na nag-\u2060a-\u2060update ang page na ito.',
    steps: 'Status ng withdrawal',
    cancel: 'I-cancel ang withdrawal',
    transferNone: 'Ilagay ang amount, gaya ng ₱100.50.',
    transfer: 'Mag-transfer',
    asks: 'I-transfer ang ₱100.00?',
    asksText: 'Matatanggap agad ito ni agent01. Hindi na puwedeng i-\u2060cancel ang transfer.',
    no: 'I-cancel',
    toClaim: 'Puwedeng i-claim',
    claim: 'I-claim ang Loyalty bonus',
    claimed: 'Nadagdag ang ₱50.00 sa balance mo',
    last: 'Huling digit',
    add: 'Idagdag sa bet slip',
    added: 'Naidagdag sa bet slip mo',
    slip: 'Bet slip',
    stake: 'Taya sa Huling digit 7',
    remove: 'Alisin ang Huling digit 7',
    stakeLow: '₱1.00 ang minimum bet.',
    place: 'Ilagay ang taya',
    placed: 'Nailagay na ang taya',
  },
} as const;

/** Returns live regions that contain this text; with more than one, screen readers repeat it or skip it. */
const announcements = (page: Page, text: string): Locator =>
  page.locator('[role=status], [role=alert], [role=log], [aria-live=polite]').filter({ hasText: text });

const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

for (const lang of ['en', 'ty'] as const) {
  const w = words[lang];

  test.describe(`for a screen reader in ${lang}`, () => {
    test.use({ lang });
    test.beforeEach(({ context }) => withoutNotices(context));

    test('the deposit form exposes method, amount and summary, and announces its error once', {
      tag: ['@R264', '@X12'],
    }, async ({ page, signIn }) => {
      await signIn('player01');
      await page.goto('/m/voucherCenter');
      await hydrateWhenIdle(page);
      await field(page, w.amount).focus();
      await page.keyboard.press('Enter');
      await expect(announcements(page, w.amountNone)).toHaveCount(1);
      await expect(field(page, w.amount)).toBeFocused();
      await expect(field(page, w.amount)).toHaveAccessibleDescription(w.amountNone);
      await expect(page.getByRole('main')).toMatchAriaSnapshot(`
        - main:
          - paragraph: Balance ₱12,480.50
          - heading [level=2]
          - group:
            - radio "GCash ${w.within}" [checked]
            - radio "Maya ${w.within}"
          - heading "${w.amount}" [level=2]
          - textbox "${w.amount}" [invalid]
          - group "${w.amount}":
            - button "₱100"
          - region "Summary":
            - term: ${w.youPay}
            - definition: ₱0.00
            - term: ${w.youReceive}
            - definition: ₱0.00
          - button "${w.continueTo}"
      `);
    });

    test('a withdrawal exposes errors at its fields and then moves focus to its status', {
      tag: ['@R263', '@X12'],
    }, async ({ page, signIn }) => {
      await signIn('player01');
      await page.goto('/m/withdraw');
      await hydrateWhenIdle(page);
      await button(page, w.withdraw).click();
      await expect(field(page, w.amount)).toBeFocused();
      await expect(field(page, w.password)).toHaveAccessibleDescription(w.passwordNone);
      await expect(page.getByRole('main')).toMatchAriaSnapshot(`
        - main:
          - group "${w.withdrawTo}":
            - radio "GCash •••• 4567" [checked]
            - radio "BPI •••• 4821"
          - textbox "${w.amount}" [invalid]
          - paragraph: ${w.amountNone}
          - textbox "${w.password}" [invalid]
          - paragraph: ${w.passwordNone}
          - term: ${w.youReceive}
          - definition: ₱0.00
          - button "${w.withdraw}"
      `);
      await field(page, w.amount).fill('100');
      await field(page, w.password).fill('246810');
      await button(page, w.withdraw).click();
      await expect(page.getByRole('heading', { name: w.underReview })).toBeFocused();
      await expect(page.getByRole('main')).toMatchAriaSnapshot(`
        - main:
          - paragraph: ₱100.00
          - status:
            - heading "${w.underReview}" [level=2]
            - paragraph: ${w.review}
          - list "${w.steps}":
            - listitem: /${w.underReview}/
            - listitem: /${w.processing}/
            - listitem: Completed
          - term: Fee
          - definition: ₱0.00
          - term: ${w.youReceive}
          - definition: ₱100.00
          - button "${w.cancel}"
      `);
    });

    test('a transfer to the upline is confirmed in a dialog that states it cannot be cancelled', {
      tag: ['@R180', '@X12'],
    }, async ({ page, signIn }) => {
      await signIn('player01');
      await page.goto('/m/upLine/transfer');
      await hydrateWhenIdle(page);
      await field(page, w.amount).focus();
      await page.keyboard.press('Enter');
      await expect(announcements(page, w.transferNone)).toHaveCount(1);
      await field(page, w.amount).fill('100');
      await field(page, w.password).fill('246810');
      await button(page, w.transfer).click();
      await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
        - dialog "${w.asks}":
          - heading "${w.asks}" [level=2]
          - paragraph: ${w.asksText}
          - button "${w.no}"
          - button "${w.transfer}"
      `);
    });

    test('a claimed reward is announced, and focus stays in the list', { tag: ['@R242', '@X12'] }, async ({
      page,
      signIn,
    }) => {
      await signIn('player01');
      await page.goto('/m/rewardCenter');
      await hydrateWhenIdle(page);
      const panel = page.getByRole('tabpanel', { name: w.toClaim });
      await expect(panel).toMatchAriaSnapshot(`
        - tabpanel "${w.toClaim}":
          - heading "${w.toClaim}" [level=2]
          - list:
            - listitem:
              - heading "Loyalty bonus" [level=3]
              - button "${w.claim}"
            - listitem:
              - heading "Weekend raffle" [level=3]
      `);
      await button(page, w.claim).click();
      await expect(announcements(page, w.claimed)).toHaveCount(1);
      await expect(panel.getByRole('heading', { name: 'Weekend raffle' })).toBeFocused();
    });

    test('a bet exposes its slip and the error of an invalid stake, which receives focus', {
      tag: ['@R255', '@X12'],
    }, async ({ page, sim, signIn }) => {
      await atNoon(page, sim);
      await signIn('player01');
      await page.goto('/m/startLottery?code=bilis-lima-3-minute');
      await hydrateWhenIdle(page);
      await addLastDigit(page, '7', w);
      await expect(announcements(page, w.added)).toHaveCount(1);
      const slip = page.getByRole('region', { name: w.slip });
      await expect(page.locator(':focus')).toHaveCount(1);
      await field(page, w.stake).fill('0');
      await button(page, w.place).click();
      await expect(field(page, w.stake)).toBeFocused();
      await expect(slip).toMatchAriaSnapshot(`
        - region "${w.slip} 1":
          - heading "${w.slip} 1" [level=2]
          - list:
            - listitem:
              - textbox "${w.stake}" [invalid]: "0"
              - button "${w.remove}"
              - paragraph: ${w.stakeLow}
          - term: Total
          - definition: ₱0.00
          - term: Balance
          - definition: ₱12,480.50
          - button "${w.place}"
      `);
      await field(page, w.stake).fill('50');
      await button(page, w.place).click();
      await expect(announcements(page, w.placed)).toHaveCount(1);
    });
  });
}
