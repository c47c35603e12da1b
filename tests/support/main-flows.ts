import { expect, type Page } from 'playwright/test';
import type { Sim } from '#sim/client/sim.ts';
import { field, submitForm } from './forms.ts';
import { gamePath } from './game-page.ts';
import { seedPassword } from './login-session.ts';
import { addLastDigit } from './lottery.ts';
import { continueButton, steps } from './screen/cashier.ts';
import { gameFigure, gameFrame, gameNames, listOfGames } from './screen/games.ts';
import { orders } from './screen/orders.ts';
import { test } from './test.ts';

const logIn = (page: Page): Promise<void> =>
  test.step('home, and from there to the login', async () => {
    await page.goto('/m/home');
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await field(page, 'Username').fill('player01');
    await field(page, 'Password').fill(seedPassword);
    await submitForm(page);
    await page.waitForURL('**/m/home');
    await expect(page.getByRole('banner')).toContainText('₱12,480.50');
  });

const search = (page: Page): Promise<void> =>
  test.step('a list is searched', async () => {
    await page.goto('/m/gameList?gameType=RNG');
    await page.getByRole('searchbox').fill('Kidlat Fortune');
    await page.keyboard.press('Enter');
    await expect(gameNames(listOfGames(page))).toHaveText(['Kidlat Fortune']);
  });

const play = (page: Page, sim: Sim): Promise<void> =>
  test.step('a round is played in its frame', async () => {
    await sim.outcome('lose');
    await page.goto(await gamePath(sim, 'Kidlat Fortune'));
    await gameFrame(page).getByRole('button', { name: 'Spin' }).click();
    await expect(gameFigure(page, 'balance')).toHaveText('₱12,479.50');
  });

const bet = (page: Page): Promise<void> =>
  test.step('a bet on a draw is placed', async () => {
    await page.goto('/m/startLottery?code=bilis-lima-3-minute');
    await addLastDigit(page, '7');
    await page.getByRole('button', { name: 'Place bet' }).click();
    await expect(orders(page)).toHaveCount(1);
  });

const askSupport = (page: Page): Promise<void> =>
  test.step('the desk answers', async () => {
    await page.goto('/m/chat');
    await page.getByRole('textbox', { name: 'Your message' }).fill('I forgot my password');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(3);
  });

const withdraw = (page: Page): Promise<void> =>
  test.step('money goes out', async () => {
    await page.goto('/m/withdraw');
    await field(page, 'Amount').fill('100');
    await field(page, 'Withdrawal password').fill('246810');
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(steps(page)).toBeVisible();
  });

const deposit = (page: Page): Promise<void> =>
  test.step('and comes in', async () => {
    await page.goto('/m/voucherCenter');
    await field(page, 'Amount').fill('500');
    await continueButton(page).click();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.getByRole('link', { name: 'Back to the site' }).click();
    await expect(page.getByRole('heading', { name: 'Deposit completed' })).toBeVisible();
  });

/** Performs the daily flow of a player: login, a round, a bet on a draw; in English, as `player01`. */
export const walkShortFlows = async (page: Page, sim: Sim): Promise<void> => {
  await logIn(page);
  await play(page, sim);
  await bet(page);
};

/** Performs the weekly flow of a player, from home to a withdrawal; in English, as `player01`. */
export const walkMainFlows = async (page: Page, sim: Sim): Promise<void> => {
  await logIn(page);
  await search(page);
  await play(page, sim);
  await bet(page);
  await askSupport(page);
  await withdraw(page);
  await deposit(page);
};
