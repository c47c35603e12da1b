import type { Locator, Page } from 'playwright/test';
import type { Value } from '#contract/types.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { gamePath, openGame } from '#tests/support/game-page.ts';
import { holdResponses } from '#tests/support/held-response.ts';
import { hydrateAndLoad } from '#tests/support/hydrate-page.ts';
import { current } from '#tests/support/screen/frame.ts';
import { gameFigure } from '#tests/support/screen/games.ts';
import { entries, sums } from '#tests/support/screen/records.ts';
import { expect, test } from '#tests/support/test.ts';

test('a claimed reward is added to the balance in the header, and the badge disappears', {
  tag: ['@R181', '@R242', '@A73', '@engines'],
}, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/mine');
  await page.getByRole('link', { name: /Reward centre/ }).click();
  await expect(page.getByRole('region', { name: 'Ready to claim' })).toContainText('₱50.00');
  const card = page.getByRole('listitem').filter({ hasText: 'Loyalty bonus' });
  await expect(card).toContainText('Locked until you bet ₱150.00 (3×)');
  await expect(card).toContainText(/[67] days left/);
  await card.getByRole('button', { name: 'Claim Loyalty bonus' }).click();
  await expect(page.getByRole('status').filter({ hasText: '₱50.00 added to your balance' })).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Claim all' })).toBeDisabled();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(card).toContainText('Claimed');
  await expectAccessible(page);
  await page.goto('/m/home');
  await expect(page.getByRole('banner')).toContainText('₱12,530.50');
  await page.goto('/m/mine');
  await expect(page.getByRole('link', { name: 'Reward centre', exact: true })).toBeVisible();
});

test('Claim all pays once even if the response is lost', {
  tag: ['@R242', '@X19', '@long'],
}, async ({ page, sim, signIn, watch }) => {
  watch.expectError(/ERR_|Failed to load/);
  await sim.apply('rewards.ending', 'rewards.claim-lost');
  await signIn('player01');
  await page.goto('/m/rewardCenter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Gift 5' })).toContainText(/\d\d:\d\d left/);
  await page.getByRole('button', { name: 'Claim all' }).click();
  await expect(page.getByRole('status').filter({ hasText: '₱50.00 added to your balance' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Claim all' })).toBeDisabled();
  const calls = await sim.requests({ path: '/wps/promotion/claim' });
  // Chromium repeats a call whose connection was reset, under the same key.
  expect(new Set(calls.map(({ requestHeaders }) => requestHeaders['idempotency-key'])).size).toBe(1);
  await page.goto('/m/home');
  await expect(page.getByRole('banner')).toContainText('₱12,530.50');
});

test('a pending claim whose page is left is reported as completed on the next page', {
  tag: ['@long', '@R242', '@X19'],
}, async ({ page, sim, signIn, watch }) => {
  watch.expectError(/./);
  await sim.apply('rewards.ending');
  await sim.faults(
    { endpoint: 'claimReward', kind: 'reset', after: true },
    { endpoint: 'settleMove', kind: 'status', status: 500, call: 1 },
  );
  await signIn('player01');
  await page.goto('/m/rewardCenter');
  await page.getByRole('button', { name: /^Claim Gift 5/ }).click();
  await expect.poll(async () => (await sim.requests({ path: '/wps/wallets/moves/settle' })).length).toBe(1);
  await page.reload();
  await page.goto('/m/mine');
  await expect(page.getByText('completed.')).toBeVisible();
});

test('a failed claim among several shows its own error while the others are paid', {
  tag: ['@R181', '@R242', '@long'],
}, async ({ page, sim, signIn, watch }) => {
  watch.expectError(/409|400/);
  await sim.apply('rewards.one-refused');
  await signIn('player01');
  await page.goto('/m/rewardCenter');
  await page.getByRole('button', { name: 'Claim all' }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 could not be claimed' })).toBeVisible();
  const cards = page.getByRole('tabpanel').getByRole('listitem');
  await expect(cards).toHaveCount(1);
  await expect(cards.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ready to claim' })).toContainText('1 reward');
  await page.getByRole('button', { name: /^Claim Gift/ }).click();
  await expect(page.getByRole('button', { name: 'Claim all' })).toBeDisabled();
  await page.goto('/m/home');
  await expect(page.getByRole('banner')).toContainText('₱12,540.50');
});

test('of two claims at once each keeps its own outcome', { tag: ['@R181', '@R242', '@long'] }, async ({
  page,
  sim,
  signIn,
  watch,
}) => {
  watch.expectError(/409|400|500/);
  await sim.apply('rewards.one-refused');
  await signIn('player01');
  await page.goto('/m/rewardCenter');
  const card = (nth: number) => page.getByRole('listitem').filter({ hasText: `Gift ${nth}` });
  const claim = (nth: number) => card(nth).getByRole('button', { name: `Claim Gift ${nth}` });
  await expect(claim(3)).toBeVisible();
  // The outcomes stay as the page knows them.
  await sim.faults(
    { endpoint: 'claimReward', kind: 'error', code: 'promotion.unavailable', call: 2 },
    { endpoint: 'rewards', kind: 'status', status: 500 },
  );
  const claims = await holdResponses(page, '**/wps/promotion/claim');
  for (const nth of [1, 2, 3]) await claim(nth).click();
  claims.release();
  await expect(card(1)).toHaveCount(0);
  await expect(card(3)).toHaveCount(0);
  await expect(card(2).getByRole('alert')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ready to claim' })).toContainText('1 reward');
});

test('a claim without a network shows an error that disappears once online, and then succeeds', {
  tag: ['@R181', '@R274', '@long'],
}, async ({ page, context, signIn, watch }) => {
  watch.expectError(/ERR_INTERNET_DISCONNECTED/);
  await signIn('player01');
  await page.goto('/m/rewardCenter');
  const claim = page.getByRole('button', { name: 'Claim Loyalty bonus' });
  const alertMessage = page.getByRole('listitem').getByRole('alert');
  await expect(claim).toBeVisible();
  await context.setOffline(true);
  await claim.click();
  await expect(alertMessage).toBeVisible();
  await context.setOffline(false);
  await expect(alertMessage).toHaveCount(0);
  await claim.click();
  await expect(claim).toHaveCount(0);
});

test('a mission can be completed by playing and claimed, and its reward is added to the balance', {
  tag: ['@R182', '@R032', '@engines', '@long'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await page.goto('/m/leaderBoard');
  const something = page.getByRole('listitem').filter({ hasText: 'Try a new game' });
  const rounds = page.getByRole('listitem').filter({ hasText: '20 rounds' });
  await expect(something).toContainText('0 of 1 game');
  await something.getByRole('link', { name: /Play/ }).click();
  await expect(page).toHaveURL(/\/m\/game(Lobby|List|Center)|\/m\/home/);
  await sim.outcome('lose');
  const game = await openGame(page, await gamePath(sim, 'Lucky'));
  for (const left of ['₱12,479.50', '₱12,478.50']) {
    // While reels spin, the same button stops them.
    await expect(game.getByRole('button', { name: 'Spin' })).toBeEnabled();
    await game.getByRole('button', { name: 'Spin' }).click();
    await expect(gameFigure(page, 'balance')).toHaveText(left);
  }
  await page.goto('/m/leaderBoard');
  await expect(rounds).toContainText('2 of 20 rounds');
  await expect(something).toContainText('1 of 1 game');
  await something.getByRole('button', { name: 'Claim Try a new game' }).click();
  await expect(something).toContainText('Claimed');
  await page.goto('/m/home');
  await expect(page.getByRole('banner')).toContainText('₱12,493.50');
});

test('an empty reward centre shows a message', { tag: ['@R181', '@long'] }, async ({ page, sim, signIn }) => {
  await sim.apply('rewards.none');
  await signIn('player01');
  await page.goto('/m/rewardCenter');
  await expect(page.getByRole('heading', { name: 'No rewards yet' })).toBeVisible();
});

test('a completed mission can be claimed, and the leaderboard shows the member’s own place', {
  tag: ['@R182', '@R032', '@X36', '@long'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await page.goto('/m/leaderBoard');
  const explorer = page.getByRole('listitem').filter({ hasText: 'Explorer' });
  await expect(explorer).toContainText('10 of 10 games');
  await explorer.getByRole('button', { name: 'Claim Explorer' }).click();
  await expect(page.getByRole('status').filter({ hasText: '₱60.00 added to your balance' })).toBeVisible();
  await expect(explorer).toContainText('Claimed');
  await expect(page.getByRole('row', { name: /You/ })).toBeVisible();
  await expect(page.getByText(/^Resets \w{3} \d\d?, \d{4}, 12:00 AM$/).first()).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expectAccessible(page);
  await sim.flags({ MISSION: false });
  await page.reload();
  await expect(page).toHaveURL(/\/m\/mine$/);
});

test('a mission claimed with another account says so, or asks for identity verification', {
  tag: ['@R182', '@X17', '@long'],
}, async ({ page, sim, signIn }) => {
  const { token } = await signIn('player01');
  const headers = { authorization: `Bearer ${token}` };
  const loaded = await sim.call('/wps/promotion/missions?language=EN', { headers });
  const { value } = (await loaded.json()) as { value: Value<'missions'> };
  const statuses: Record<string, 'claimed-elsewhere' | 'unproven'> = {
    explorer: 'claimed-elsewhere',
    'weekly-days': 'unproven',
  };
  const missions = value.missions.map((it) => ({ ...it, status: statuses[it.id] ?? it.status }));
  await sim.override('missions', { value: { ...value, missions } });
  await page.goto('/m/leaderBoard');
  const mission = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(mission('Explorer')).toContainText('Claimed with another account of yours');
  await expect(mission('Explorer').getByRole('button')).toHaveCount(0);
  await expect(mission('An account on your phone or network')).toContainText('Each person gets it once');
  await expect(mission('An account on your phone or network').getByRole('link')).toHaveText('Verify identity');
});

test('missions switched off during a visit lead to the member centre with the next call, with the reason', {
  tag: ['@A84', '@R182'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await page.goto('/m/leaderBoard');
  const claim = page.getByRole('button', { name: 'Claim Explorer' });
  await expect(claim).toBeVisible();
  await sim.flags({ MISSION: false });
  await claim.click();
  await expect(page).toHaveURL(/\/m\/mine$/);
  await expect(page.getByText('this feature is temporarily unavailable')).toBeVisible();
});

test('the VIP page shows the current level, what is missing for the next one and all benefits', {
  tag: ['@R027', '@R242', '@long'],
}, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/member/benefits');
  await expect(current(page.getByRole('list', { name: 'All levels' }))).toContainText('Gold');
  await expect(page.getByRole('progressbar', { name: 'Deposits' })).toBeVisible();
  await expect(page.getByText(/^Bet ₱[\d,.]+ more$/)).toBeVisible();
  await expect(page.getByRole('table')).toContainText('₱1,888');
  await expectAccessible(page);
});

test('a rebate can be claimed once and appears in the report of today', {
  tag: ['@R182', '@R032', '@long'],
}, async ({ page, sim, signIn }) => {
  await sim.apply('rewards.rebate-waiting');
  await signIn('player01');
  await page.goto('/m/member/manualRebate');
  const hero = page.getByRole('region', { name: 'Rebate to claim' });
  const button = hero.getByRole('button', { name: 'Claim rebate' });
  const sum = hero.getByText(/^₱[\d,.]+$/);
  await expect(sum).toBeVisible();
  await expect(button).toBeEnabled();
  const total = (await sum.textContent()) ?? '';
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: `${total} added to your balance` })).toBeVisible();
  await expect(hero).toContainText('₱0.00');
  await expect(button).toBeDisabled();
  await page.getByRole('main').getByRole('link', { name: 'My rebate' }).click();
  await expect(entries(page).first()).toContainText('+₱');
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(sums(page)).toContainText(`+${total}`);
  await expectAccessible(page);
});

test('an invitation can be copied and saved as an image, and friends can be filtered by status', {
  tag: ['@R025', '@R176', '@long'],
}, async ({ page, context, signIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('player01');
  await page.goto('/m/inviteFriends');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/m\/register\?recommenderId=player01$/);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save poster' }).click();
  expect((await saving).suggestedFilename()).toBe('kidlat-invitation.png');
  await expect(page.getByText('₱277.00', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: /^Rewarded/ }).click();
  await expect(page.getByText('do•••88')).toBeVisible();
  await expect(page.getByText('jh•••04')).toHaveCount(0);
  // A target partly covered by the header counts as too small.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
});

/** Content of each page that is shown only after it has loaded. */
const loaded: Readonly<Record<string, (page: Page) => Locator>> = {
  rewardCenter: (page) => page.getByRole('listitem').filter({ hasText: 'Loyalty bonus' }),
  'member/benefits': (page) => page.getByRole('list', { name: 'All levels' }),
  leaderBoard: (page) => page.getByRole('listitem').filter({ hasText: 'Explorer' }),
  'member/manualRebate': (page) => page.getByRole('region', { name: 'Rebate to claim' }).getByText(/^₱/),
  'member/rebateReport': entries,
  inviteFriends: (page) => page.getByText('₱277.00', { exact: true }),
};
const pages = Object.keys(loaded);

test('each page that fails to load shows an error and can be retried', { tag: ['@R274', '@long'] }, async ({
  page,
  sim,
  signIn,
  watch,
}) => {
  watch.expectError(/500/);
  await sim.apply('rewards.fails');
  await signIn('player01');
  for (const [path, shown] of Object.entries(loaded)) {
    await sim.apply('rewards.fails');
    await page.goto(`/m/${path}`);
    await expect(page.getByRole('alert'), path).toContainText('couldn’t load');
    await expect(shown(page), path).toHaveCount(0);
    await sim.faults();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(shown(page).first(), path).toBeVisible();
    await expect(page.getByRole('alert'), path).toHaveCount(0);
  }
});

for (const lang of ['en', 'ty'] as const) {
  test.describe(lang === 'en' ? 'in English' : 'in Filipino', () => {
    test.use({ lang, viewport: { width: 320, height: 640 } });

    test('the reward pages are accessible and fit 320 px', { tag: '@long' }, async ({ page, signIn }) => {
      await signIn('player01');
      for (const path of pages) {
        await page.goto(`/m/${path}`);
        await hydrateAndLoad(page);
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
      }
    });
  });
}
