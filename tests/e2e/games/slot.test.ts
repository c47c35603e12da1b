import { expectAccessible } from '#tests/support/axe.ts';
import { enterGame } from '#tests/support/enter-game.ts';
import { endSession, logInAgain } from '#tests/support/expired-session.ts';
import { gamePath, openGame } from '#tests/support/game-page.ts';
import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { chooseLanguage, menu, menuButton } from '#tests/support/screen/frame.ts';
import { gameFigure, gameResult, readyGame } from '#tests/support/screen/games.ts';
import { expect, test } from '#tests/support/test.ts';

/** axe tries to add styles, which the frame's policy blocks. */
const axeStyles = /Applying inline style/;

test('a guest who taps a game logs in and returns to the game', { tag: ['@R116', '@R253', '@engines'] }, async ({
  page,
  sim,
}) => {
  await enterGame(page, await gamePath(sim, 'Kidlat Fortune'));
  await expect(page.getByRole('banner').getByRole('heading')).toHaveText('Kidlat Fortune');
  const [launch] = await sim.requests({ path: '/wps/game/launchGame' });
  expect(launch?.requestBody).toMatchObject({ showChoice: false, gameId: expect.any(String) });
});

test('a round updates the balance in the game and on home and adds the game to the recents', {
  tag: ['@R195', '@R251', '@engines'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  const game = await openGame(page, await gamePath(sim, 'Kidlat Fortune'));
  await expect(gameFigure(page, 'balance')).toHaveText('₱12,480.50');
  await sim.outcome('lose');
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(gameResult(game)).toHaveText('No win this time.');
  await expect(gameFigure(page, 'balance')).toHaveText('₱12,479.50');
  await expect(gameFigure(page, 'net')).toHaveText('−₱1.00');
  await page.goto('/m/home');
  await expect(page.getByRole('banner')).toContainText('₱12,479.50');
  const { token } = JSON.parse(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO') ?? '{}'));
  const recents = await sim.call('/wps/game/recent', { headers: { authorization: `Bearer ${token}` } });
  const { value } = (await recents.json()) as { value: { list: { nodeName: string }[] } };
  expect(value.list[0]?.nodeName).toBe('Kidlat Fortune');
});

test('a round leaves the money in provider wallets in the total of the menu', async ({ page, sim, signIn }) => {
  const { token } = await signIn('player01');
  const moved = await sim.call('/wps/wallets/transfer', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ from: 'main', to: 'JL', amount: 100 }),
  });
  expect(moved.status).toBe(200);
  await page.goto('/m/home');
  await expect(page.getByRole('banner')).toContainText('₱12,480.50');
  const game = await openGame(page, await gamePath(sim, 'Kidlat Fortune'));
  await expect(gameFigure(page, 'balance')).toHaveText('₱12,380.50');
  await sim.outcome('lose');
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(gameResult(game)).toHaveText('No win this time.');
  await menuButton(page).click();
  await expect(menu(page)).toContainText('₱12,479.50');
});

test('a payout below the bet is shown as a net loss without celebration', { tag: '@long' }, async ({
  page,
  sim,
  signIn,
}) => {
  await signIn('player01');
  const game = await openGame(page, await gamePath(sim, 'Kidlat Fortune'));
  await sim.outcome('below');
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(gameResult(game)).toHaveText(/^Payout ₱0\.\d\d, net −₱0\.\d\d$/);
  await expect(gameResult(game)).toHaveAttribute('data-mood', 'calm');
});

test('a round can be played by keyboard under reduced motion', { tag: '@long' }, async ({ page, sim, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn('player01');
  const game = await openGame(page, await gamePath(sim, 'Kidlat Fortune'));
  await sim.outcome('win');
  await game.getByRole('button', { name: 'Increase bet' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(gameResult(game)).toHaveText(/^You won! Payout ₱/);
});

test('the game and the page around it are accessible', { tag: '@long' }, async ({ page, sim, signIn, watch }) => {
  watch.expectError(axeStyles);
  await signIn('player01');
  const game = await openGame(page, await gamePath(sim, 'Kidlat Fortune'));
  await expectAccessible(page);
  await game.getByRole('button', { name: 'Rules and payouts' }).click();
  await expect(game.getByRole('dialog')).toContainText('96.76%');
  await expectAccessible(page);
});

test('a session that ends during a game opens the login, which continues the game', {
  tag: ['@R253', '@long'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  const game = await openGame(page, await gamePath(sim, 'Kidlat Fortune'));
  await endSession(page, sim);
  await game.getByRole('button', { name: 'Spin' }).click();
  await logInAgain(page, 'player01');
  await readyGame(page).waitFor();
  await sim.outcome('lose');
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(gameResult(game)).toHaveText('No win this time.');
});

test('an unknown game shows an error and a link back to the lobby', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/outerApp?vendor=NONE&gameId=none-1&nodeId=999999&category=RNG');
  await expect(page.getByRole('alert')).toContainText('Game not found');
  await page.getByRole('link', { name: 'Back to lobby' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('a failed launch can be retried, and a game that goes offline shows a message', async ({
  page,
  sim,
  signIn,
  context,
  watch,
}) => {
  // Requests of the previous press may be pending when the network is cut.
  watch.expectError(/ERR_INTERNET_DISCONNECTED/);
  await signIn('player01');
  const path = await gamePath(sim, 'Kidlat Fortune');
  await page.route('**/wps/game/launchGame', (route) => route.abort());
  await page.goto(path);
  await expect(page.getByRole('alert')).toContainText('You have not been charged');
  await page.unroute('**/wps/game/launchGame');
  await page.getByRole('button', { name: 'Try again' }).click();
  await readyGame(page).waitFor();
  await waitForIdlePage(page);
  await context.setOffline(true);
  await expect(page.getByText('No connection. The game continues')).toBeVisible();
  await context.setOffline(false);
});

test('the game frame is sandboxed, and messages from other sources are ignored', { tag: '@engines' }, async ({
  page,
  sim,
  signIn,
}) => {
  await signIn('player01');
  await openGame(page, await gamePath(sim, 'Kidlat Fortune'));
  await expect(readyGame(page)).toHaveAttribute('sandbox', 'allow-scripts');
  await page.evaluate(() => {
    window.postMessage({ type: 'hello' }, '*');
    window.postMessage({ type: 'balance', balance: 999_999 }, '*');
  });
  await expect(gameFigure(page, 'balance')).toHaveText('₱12,480.50');
});

test.describe('in Filipino', () => {
  test.use({ lang: 'ty' });

  test('the game page is in Filipino and can be switched to English during a game', {
    tag: ['@R005', '@engines', '@long'],
  }, async ({ page, sim, signIn, watch }) => {
    watch.expectError(axeStyles);
    await signIn('player01');
    const game = await openGame(page, await gamePath(sim, 'Kidlat Fortune'));
    await expect(page.getByRole('term').filter({ hasText: 'Session time' })).toBeVisible();
    await expect(game.getByRole('button', { name: 'Spin' })).toBeVisible();
    await expectAccessible(page);
    await chooseLanguage(page, 'English');
    await expect(game.getByRole('button', { name: 'Spin' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('heading')).toHaveText('Kidlat Fortune');
  });
});
