import { balanceIn, toast } from '#tests/support/screen/frame.ts';
import { categoryPanel, games } from '#tests/support/screen/games.ts';
import { bannerDots, offers, pauseButton } from '#tests/support/screen/home.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

test('a guest sees login, register, language and menu in the home header', {
  tag: ['@R004', '@R053', '@R055'],
}, async ({ page }) => {
  await page.goto('/m/home');
  const header = page.getByRole('banner');
  await expect(header.getByRole('img', { name: 'Kidlat' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Register' })).toBeVisible();
  await expect(header.getByLabel('Language')).toBeVisible();
  await expect(header.getByRole('button', { name: 'Menu' })).toBeVisible();
});

test('the register button is hidden when DIRECTREG3 is off', { tag: '@R055' }, async ({ page, sim }) => {
  await sim.flags({ DIRECTREG3: false });
  await page.goto('/m/home');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('search and messages are hidden on home while their flags are off', { tag: ['@R067', '@X35'] }, async ({
  page,
  sim,
  signIn,
}) => {
  await signIn('player01');
  await page.goto('/m/home');
  const search = page.getByRole('banner').getByRole('link', { name: 'Search' });
  const messages = page.getByRole('complementary').getByRole('link', { name: /^Messages/ });
  await expect(search).toBeVisible();
  await expect(messages).toBeVisible();
  await sim.flags({ SEARCH3: false, MAILCEN: false });
  await page.reload();
  await expect(search).toBeHidden();
  await expect(messages).toBeHidden();
});

test('a member sees name and balance with two decimals', { tag: ['@R056', '@R195', '@engines'] }, async ({
  page,
  signIn,
}) => {
  await signIn('player01');
  await page.goto('/m/home');
  const header = page.getByRole('banner');
  await expect(header).toContainText('Tala_Reyes');
  await expect(header).toContainText('₱12,480.50');
  await expect(header.getByRole('link', { name: 'Log in' })).toBeHidden();
});

test('home has five tab bar entries in order and promises more than 600 games', {
  tag: ['@R006', '@R063'],
}, async ({ page }) => {
  await page.goto('/m/home');
  const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(entries).toHaveText([/Home/, /Events/, /₱277.*Deposit|Deposit.*₱277/, /^Invite$/, /Account/]);
  await expect(page.getByText('600+ games to try, demo only')).toBeVisible();
});

for (const [account, offered] of [
  ['newbie01', true],
  ['player01', false],
] as const)
  test(`the first deposit bonus is ${offered ? '' : 'not '}advertised to ${account}`, {
    tag: ['@R064', '@R073'],
  }, async ({ page, context, signIn }) => {
    await withoutNotices(context);
    await signIn(account);
    await page.goto('/m/home');
    await expect(bannerDots(page)).toHaveCount(offered ? 4 : 3);
    await expect(offers(page).getByText(/First deposit bonus/)).toHaveCount(offered ? 1 : 0);
    const deposit = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Deposit/ });
    if (offered) await expect(deposit).toContainText('₱277');
    await expect(deposit.getByText('₱277').first()).toBeVisible({ visible: offered });
  });

for (const path of ['/m/home', '/m/mine'])
  test(`${path} says once that the system is being upgraded, with an unknown balance`, {
    tag: ['@R271', '@R058'],
  }, async ({ page, context, sim, signIn }) => {
    await withoutNotices(context);
    await signIn('player01');
    await page.goto(path);
    await expect(balanceIn(page.locator('body')).first()).toHaveText('₱12,480.50');
    await sim.flags({ UPGRADING: true });
    await page.reload();
    await expect(toast(page)).toHaveText('The system is being upgraded. Please try again later.');
    await expect(balanceIn(page.locator('body')).first()).toHaveText('–');
  });

test('the first deposit bonus is not advertised to a member until it is known to be offered', {
  tag: ['@R064', '@R073'],
}, async ({ page, context, signIn }) => {
  await withoutNotices(context);
  await page.route(/\/wps\/member\/info$/, () => undefined);
  await signIn('player01');
  await page.goto('/m/home');
  await expect(bannerDots(page)).toHaveCount(3);
  await expect(offers(page).getByText(/First deposit bonus/)).toHaveCount(0);
});

test('several banners rotate every five seconds, loop and can be paused', {
  tag: ['@R073', '@engines', '@long'],
}, async ({ page, context }) => {
  await withoutNotices(context);
  await page.clock.install();
  await page.goto('/m/home');
  await expect(pauseButton(page)).toBeVisible();
  const dots = bannerDots(page);
  const total = await dots.count();
  expect(total).toBeGreaterThan(1);
  await page.clock.pauseAt(Date.now() + 60_000);
  const from = await dots.evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent === 'true'));
  for (let step = 1; step <= total; step += 1) {
    // A slide that is still scrolling, which takes an undefined time, delays the next one.
    await expect(async () => {
      await page.clock.runFor(5_000);
      await expect(dots.nth((from + step) % total)).toHaveAttribute('aria-current', 'true', { timeout: 300 });
    }).toPass();
  }
  await pauseButton(page).click({ force: true });
  await page.clock.runFor(20_000);
  await expect(dots.nth(from)).toHaveAttribute('aria-current', 'true');
});

test('the category menu starts with Hot selected and shows the hot games', {
  tag: ['@R090', '@R091', '@R092'],
}, async ({ page, sim }) => {
  const hot = await (await sim.call('/wps/game/hot')).json();
  await page.goto('/m/home');
  const menu = page.getByRole('tablist', { name: 'Game categories' });
  await expect(menu.getByRole('tab')).toHaveText([
    'Hot',
    'Sports',
    'Esports',
    'Live casino',
    'Fishing',
    'Slots',
    'Versus',
    'In-house',
    'Cockfight',
    'E-lotto',
    'Lottery',
  ]);
  await expect(menu.getByRole('tab', { name: 'Hot' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('link', { name: hot.value[0].nodeName })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home is complete in the document', { tag: '@R007' }, async ({ page }) => {
    await page.goto('/m/home');
    await expect(offers(page).getByText(/\w/).first()).toBeVisible();
    await expect(page.getByRole('tablist', { name: 'Game categories' }).getByRole('tab')).toHaveCount(11);
    await expect(games(categoryPanel(page))).not.toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});
