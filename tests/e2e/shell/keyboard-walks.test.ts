import type { Locator, Page } from 'playwright/test';
import { hydratePage } from '#tests/support/hydrate-page.ts';
import { atNoon } from '#tests/support/lottery.ts';
import { freshPassword } from '#tests/support/passwords.ts';
import { envelopeNotice } from '#tests/support/screen/agency.ts';
import { bannerDots } from '#tests/support/screen/home.ts';
import { orders, stakeOn } from '#tests/support/screen/orders.ts';
import { tabTo, tabToControl } from '#tests/support/tab-to.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

// Whole walks by keyboard alone; `keyboard.test.ts` has the main flows.

test.beforeEach(({ context }) => withoutNotices(context));

/** Tabs to a control and presses Enter; the page must not lose the focus by it. */
const press = async (page: Page, control: Locator): Promise<void> => {
  await tabToControl(page, control);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
};

const button = (where: Page | Locator, name: string): Locator => where.getByRole('button', { name, exact: true });

test('a guest can register by keyboard and without the picture', { tag: ['@A59', '@R147'] }, async ({ page, sim }) => {
  await page.goto('/m/register');
  await hydratePage(page);
  await tabTo(page, 'input[name=username]');
  await page.keyboard.type('maria2026');
  for (const name of ['password', 'confirmPassword']) {
    await tabTo(page, `input[name=${name}]`);
    await page.keyboard.type(freshPassword);
  }
  await tabTo(page, 'input[name=captcha]');
  await tabTo(page, '.captcha');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Verify without the image' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Verified. You don’t need the image.')).toBeFocused();
  await tabTo(page, 'button[type=submit]');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/m/home');
  await expect(page.getByRole('banner')).toContainText('maria2026');
  const [registration] = await sim.requests({ path: '/wps/member/register' });
  expect(registration?.status).toBe(200);
});

test('a member can bet on a lottery by keyboard', { tag: ['@R255', '@long'] }, async ({ page, sim, signIn }) => {
  await atNoon(page, sim);
  await signIn('player01');
  await page.goto('/m/startLottery?code=bilis-lima-3-minute');
  await hydratePage(page);
  await press(page, button(page, 'Last digit'));
  await press(page, button(page, '7'));
  await expect(button(page, '7')).toHaveAttribute('aria-pressed', 'true');
  await press(page, button(page, 'Add to bet slip'));
  await tabToControl(page, stakeOn(page, 'Last digit 7'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('50');
  await press(page, button(page, 'Place bet'));
  await expect(page.getByText('Bet placed')).toBeVisible();
  await expect(orders(page)).toHaveCount(1);
  await expect(orders(page)).toContainText('₱50.00');
});

test('an agent can accept a contract by keyboard', { tag: ['@R258', '@long'] }, async ({ page, signIn }) => {
  await signIn('agent01');
  await page.goto('/m/member/agent/getSalaryContract');
  await hydratePage(page);
  await expect(page.getByRole('heading', { name: 'Offer from topagent01' })).toBeVisible();
  await press(page, button(page.getByRole('main'), 'Accept'));
  const question = page.getByRole('dialog');
  await expect(question).toHaveAccessibleName(/./);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(button(page.getByRole('main'), 'Accept')).toBeFocused();
  await page.keyboard.press('Enter');
  await tabToControl(page, button(question, 'Accept'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/m\/agent$/);
});

test('an agent can catch an envelope of red rain by keyboard', { tag: ['@R035', '@long'] }, async ({
  page,
  sim,
  signIn,
}) => {
  await sim.apply('agent.red-rain');
  await signIn('agent01');
  await page.goto('/m/redRain');
  await hydratePage(page);
  await press(page, button(page, 'Catch an envelope'));
  await expect(envelopeNotice(page)).toBeVisible();
});

test('the banners of home can be changed without a drag', { tag: '@long' }, async ({ page }) => {
  await page.goto('/m/home');
  await hydratePage(page);
  const second = bannerDots(page).nth(1);
  await tabToControl(page, second);
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(second).toBeFocused();
});
