import { expect, type Page } from 'playwright/test';
import type { Sim } from '../../mock-server/client/sim.ts';
import { gamePath } from './game-page.ts';
import { addLastDigit } from './lottery.ts';
import { seedPassword } from './sign-in.ts';
import { test } from './test.ts';

const logIn = (page: Page): Promise<void> =>
  test.step('home, and from there to the login', async () => {
    await page.goto('/m/home');
    await page.locator('.top__guest').getByRole('link', { name: 'Log in' }).click();
    await page.locator('[name=username]').fill('player01');
    await page.locator('[name=password]').fill(seedPassword);
    await page.locator('form button[type=submit]').click();
    await page.waitForURL('**/m/home');
    await expect(page.getByRole('banner')).toContainText('₱12,480.50');
  });

const search = (page: Page): Promise<void> =>
  test.step('a list is searched', async () => {
    await page.goto('/m/gameList?gameType=RNG');
    await page.locator('.listbar input').fill('Kidlat Fortune');
    await page.keyboard.press('Enter');
    await expect(page.locator('.gamelist__games .tile__name')).toHaveText(['Kidlat Fortune']);
  });

const play = (page: Page, sim: Sim): Promise<void> =>
  test.step('a round is played in its frame', async () => {
    await sim.outcome('lose');
    await page.goto(await gamePath(sim, 'Kidlat Fortune'));
    await page.frameLocator('iframe').getByRole('button', { name: 'Spin' }).click();
    await expect(page.locator('[data-game-balance]')).toHaveText('₱12,479.50');
  });

const bet = (page: Page): Promise<void> =>
  test.step('a bet on a draw is placed', async () => {
    await page.goto('/m/startLottery?code=bilis-lima-3-minute');
    await addLastDigit(page, '7');
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.locator('li.order')).toHaveCount(1);
  });

const askDesk = (page: Page): Promise<void> =>
  test.step('the desk answers', async () => {
    await page.goto('/m/chat');
    await page.getByRole('textbox', { name: 'Your message' }).fill('I forgot my password');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('log').locator('li')).toHaveCount(3);
  });

const withdraw = (page: Page): Promise<void> =>
  test.step('money goes out', async () => {
    await page.goto('/m/withdraw');
    await page.locator('[name=amount]').fill('100');
    await page.locator('[name=paymentPassword]').fill('246810');
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(page.locator('.tracker')).toBeVisible();
  });

const deposit = (page: Page): Promise<void> =>
  test.step('and comes in', async () => {
    await page.goto('/m/voucherCenter');
    await page.locator('[name=amount]').fill('500');
    await page.locator('.cashier__go button').click();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.getByRole('link', { name: 'Back to the site' }).click();
    await expect(page.getByRole('heading', { name: 'Your deposit has arrived' })).toBeVisible();
  });

/** What every player does in a day: logs in, plays a round, bets on a draw; in English, as `player01`. */
export const walkShortFlows = async (page: Page, sim: Sim): Promise<void> => {
  await logIn(page);
  await play(page, sim);
  await bet(page);
};

/** What every player does in a week, from home to the money that leaves; in English, as `player01`. */
export const walkMainFlows = async (page: Page, sim: Sim): Promise<void> => {
  await logIn(page);
  await search(page);
  await play(page, sim);
  await bet(page);
  await askDesk(page);
  await withdraw(page);
  await deposit(page);
};
