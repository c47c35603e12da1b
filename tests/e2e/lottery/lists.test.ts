// @long

import type { Page } from 'playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { atNoon } from '#tests/support/lottery.ts';
import { chooseLanguage } from '#tests/support/screen/frame.ts';
import { readyGame } from '#tests/support/screen/games.ts';
import { orderHead, orders } from '#tests/support/screen/orders.ts';
import { expect, test } from '#tests/support/test.ts';

const launch = (code: string, mode = 'lott') =>
  `/m/launchGame?playType=trad&prize_mode=${mode}&code=${code}&pageBack=lobby`;

test('the lottery list is in the document, and its countdowns follow the clock of the simulator', {
  tag: ['@R252', '@A07'],
}, async ({ page, sim, request, site }) => {
  const built = await (await request.get(`${site}/m/moreLottery`)).text();
  for (const words of ['Quick draws', 'Onse Lima', 'Sunday Grand Draw ng Buong Kapuluan'])
    expect(built).toContain(words);

  await atNoon(page, sim);
  await page.goto('/m/moreLottery');
  const row = page.getByRole('listitem').filter({ hasText: 'Bilis Lima 3-Minute' });
  await expect(row.getByRole('timer')).toHaveText(/^02:[34]\d$/);
  const balls = row.getByText(/^Last draw, /);
  const before = await balls.textContent();
  await sim.clock.advance('3m');
  await expect(balls).not.toHaveText(before ?? '');
  await expect(balls).toContainText('261120-1203');
  await expect(row.getByRole('timer')).toHaveText(/^02:\d\d$/);

  await page.getByRole('button', { name: 'Daily and weekly draws' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('link', { name: /Anim na Bola/ }).click();
  await expect(page).toHaveURL(/\/m\/startLottery\?code=anim-na-bola&prize_mode=lott$/);
  await expect(page.getByRole('banner').getByRole('heading')).toHaveText('Anim na Bola');
  await expect(page).toHaveTitle('Anim na Bola · Kidlat');
  await chooseLanguage(page, 'Filipino');
  await expect(page.getByRole('tab', { name: 'Tumaya' })).toBeVisible();
  await expect(page).toHaveTitle('Anim na Bola · Kidlat');
});

test('the lottery launch shows the games of a provider and prize mode and leads back to the lobby', {
  tag: ['@R019', '@A09', '@R119'],
}, async ({ page, sim, signIn }) => {
  await page.goto(launch('LOTT'));
  await expect(page).toHaveURL(/\/m\/login\?redirect=.*launchGame/);
  await signIn('player01');
  await page.goto('/m/lottery');
  await page.getByRole('link', { name: 'SEA Draws' }).click();
  await expect(page).toHaveURL(/code=TCG_SEA/);
  await expect(page.getByRole('link', { name: /Keno Otsenta/ })).toBeVisible();
  await page.goto(launch('TCG_SEA'));
  await expect(page.getByRole('link', { name: /Tiket ng Swerte/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Keno Otsenta/ })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/m\/gameLobby$/);
  await page.goto(launch('TCG_SEA'));
  await page.getByRole('link', { name: /Instant draw/ }).click();
  await readyGame(page).waitFor();
  const [called] = await sim.requests({ path: '/wps/game/launchGame' });
  expect(called?.requestBody).toMatchObject({ vendor: 'TCG_SEA', gameId: 'lobby', showChoice: false });
  await page.goto(launch('NONE'));
  await expect(page.getByRole('heading', { name: 'No draws right now' })).toBeVisible();
});

test('Vietnamese lotteries show bet types and results and link to them', {
  tag: ['@R252', '@R254', '@R212'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await atNoon(page, sim);
  await page.goto(launch('TCG_LOTTO_VN'));
  const part = page.getByRole('region', { name: 'Recent results' });
  const card = part
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await expect(card.getByText(/^Draw /)).toHaveCount(5);
  const group = card.getByRole('navigation').getByRole('link').last();
  const chosen = (await group.textContent()) ?? '';
  const queriesOf = async (path: string) =>
    (await sim.requests({ path }))
      .map(({ url }) => new URL(url, 'http://x'))
      .filter(({ pathname }) => pathname === path)
      .map(({ searchParams }) => Object.fromEntries(searchParams));
  expect(await queriesOf('/lgw/games/mobile')).toEqual([{ prizeMode: 'lott', language: 'EN' }]);
  expect(await queriesOf('/lgw/vn/games/game_menu')).toEqual([{ language: 'EN' }]);
  expect(await queriesOf('/lgw/vn/games/game_menu/recent')).toEqual([{ language: 'EN' }]);
  await group.click();
  await expect(page.getByRole('tab', { name: chosen, exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('banner').getByRole('heading')).toHaveText(name);
  expect((await queriesOf('/lgw/games/mobile')).at(-1)).toMatchObject({ prizeMode: 'lott', language: 'EN' });
  await page.goBack();
  await card.getByRole('link', { name: `All results of ${name}` }).click();
  await expect(page.getByRole('tab', { name: 'Results' })).toHaveAttribute('aria-selected', 'true');
});

test('a failed lottery page can be retried, and an unknown lottery shows an error', {
  tag: '@R252',
}, async ({ page, sim }) => {
  await sim.apply('lottery.fails');
  await page.goto('/m/startLottery?code=anim-na-bola');
  await expect(page.getByRole('alert')).toContainText('The draw could not be loaded');
  await sim.faults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Anim na Bola' })).toBeVisible();
  await page.goto('/m/startLottery?code=none');
  await expect(page.getByRole('alert')).toContainText('Lottery not found');
  await page.getByRole('link', { name: 'All lotteries' }).click();
  await expect(page).toHaveURL(/\/m\/moreLottery$/);
  await expect(page.getByRole('heading', { name: 'Quick draws' })).toBeVisible();
});

const lotteries = (page: Page) => page.getByRole('main').getByRole('link', { name: /\d/ });
const vietnam = (page: Page) =>
  page.getByRole('region', { name: /Recent results|Mga huling resulta/ }).getByRole('navigation');
const pages = {
  en: [
    ['/m/lottery', lotteries],
    [launch('TCG_LOTTO_VN'), vietnam],
    ['/m/startLottery?code=anim-na-bola', (page: Page) => page.getByRole('group', { name: 'Numbers' })],
  ],
  ty: [
    [launch('TCG_SEA', 'elott'), lotteries],
    [launch('TCG_LOTTO_VN'), vietnam],
    ['/m/moreLottery?view=mine', orders],
  ],
} as const;

for (const lang of ['en', 'ty'] as const) {
  test.describe(lang === 'en' ? 'in English' : 'in Filipino', () => {
    test.use({ lang, viewport: { width: 320, height: 640 } });

    test('the lottery pages are accessible and fit 320 px', async ({ page, sim, signIn }) => {
      await sim.apply('lottery.open-order');
      await signIn('player01');
      for (const [path, ready] of pages[lang]) {
        await page.goto(path);
        await ready(page).first().waitFor();
        if (ready === orders) await orderHead(orders(page)).click();
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
      }
    });
  });
}
