import type { Value } from '#contract/types.ts';
import { gamePath, openGame } from '#tests/support/game-page.ts';
import { layoutShiftsOf, recordLayoutShifts } from '#tests/support/layout-shifts.ts';
import { widgetBox } from '#tests/support/screen/home.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

test('home shows an active bonus without layout shift and lets the member forfeit it', {
  tag: ['@X11', '@R263', '@long'],
}, async ({ page, context, sim, signIn }) => {
  await withoutNotices(context);
  await recordLayoutShifts(context);
  await sim.apply('deposit.promotions-taken');
  await signIn('player01');
  await page.goto('/m/home');
  await expect(page.getByRole('heading', { name: 'Continue playing' })).toBeVisible();
  await page.goto('/m/voucherCenter');
  const locked = page.getByRole('region', { name: 'Locked balance' });
  await locked.locator('summary').click();
  await expect(locked.getByRole('listitem').filter({ hasText: 'Deposit' })).toContainText('₱1,000.00');
  await expect(locked.getByRole('button', { name: 'Forfeit bonus' })).toBeVisible();
  await page.goto('/m/home');
  const card = page.getByRole('region', { name: 'Active bonus' });
  await expect(card).toContainText(/Bet ₱1,000\.00 more to unlock your deposit.*14 days left/);
  const moved = (await layoutShiftsOf(page)).filter(({ of }) => /widget|bonuscard|mh/.test(of));
  expect(moved).toEqual([]);
  await card.locator('summary').click();
  await expect(card).toContainText('Max bet with bonus money: ₱100.00');
  await card.getByRole('button', { name: 'Forfeit bonus' }).click();
  const sure = page.getByRole('dialog', { name: 'Forfeit this bonus?' });
  await expect(sure).toContainText(/We will remove ₱[\d,.]+/);
  await sure.getByRole('button', { name: 'Forfeit bonus' }).click();
  await expect(widgetBox(page, 'member')).toContainText('This bonus has already ended.');
  await page.goto('/m/home');
  await expect(page.getByRole('heading', { name: 'Missions' })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('home requests and shows no member widgets for a guest', { tag: '@X33' }, async ({ page, context, sim }) => {
  await withoutNotices(context);
  await page.goto('/m/home');
  await expect(widgetBox(page, 'winners')).toBeAttached();
  await expect(widgetBox(page, 'member')).toBeHidden();
  expect(await sim.requests({ path: '/wps/member/home' })).toHaveLength(0);
});

test('a game shows the active bonus and warns about a bet above its maximum', {
  tag: ['@X11', '@R253', '@long'],
}, async ({ page, sim, signIn }) => {
  await sim.apply('deposit.promotions-taken');
  await signIn('player01');
  const list = await sim.call('/wps/relay/GCSGAME_gameList?gameType=RNG');
  const { value } = (await list.json()) as { value: Value<'gameList'> };
  const found = value.games.find((it) => it.supportPlay && (it.maxBet ?? 0) >= 200);
  const frame = await openGame(page, await gamePath(sim, found?.nodeName ?? ''));
  const card = page.getByRole('region', { name: 'Active bonus' });
  await expect(card).toContainText('Bet ₱1,000.00 more to unlock your deposit');
  const warning = card.getByRole('status');
  await expect(warning).toHaveCount(0);
  const raise = frame.getByRole('button', { name: 'Increase bet' });
  await expect(async () => {
    await raise.click();
    await expect(warning).toContainText('above the ₱100.00 max bet for this bonus', { timeout: 300 });
  }).toPass();
});

for (const { lang, path, title, ends, noEnd } of [
  {
    lang: 'en',
    path: '/m/withdraw',
    title: 'Locked balance',
    ends: /Reload bonus.*Expires on [A-Z][a-z]{2} \d+, 20\d\d/,
    noEnd: /Deposit.*No time limit/,
  },
  {
    lang: 'ty',
    path: '/ty/m/withdraw',
    title: 'Naka-lock na balance',
    ends: /Reload bonus.*Mag-\u2060e-\u2060expire sa .*20\d\d/,
    noEnd: /Deposit.*Walang time limit/,
  },
] as const)
  test.describe(lang, () => {
    test.use({ lang, viewport: { width: 320, height: 640 } });

    test(`the withdrawal page shows which money is locked and until when (${lang})`, {
      tag: ['@X11', '@R263'],
    }, async ({ page, sim, signIn }) => {
      await sim.apply('deposit.promotions-taken');
      await signIn('player01');
      await page.goto(path);
      const locked = page.getByRole('region', { name: title });
      await locked.locator('summary').click();
      const parts = locked.getByRole('listitem');
      await expect(parts.filter({ hasText: ends })).toBeVisible();
      await expect(parts.filter({ hasText: noEnd })).toBeVisible();
    });
  });
