import { expectAccessible } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/test.ts';

test('search finds games, providers, promotions and help despite typing mistakes and keeps recent searches', {
  tag: ['@X35'],
}, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/search');
  await expect(page.getByRole('heading', { name: 'Popular now' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Kidlat Fortune' })).toHaveAttribute(
    'href',
    /^\/m\/outerApp\?/,
  );
  await expect(page.getByRole('main').getByRole('link', { name: 'Live casino' })).toBeVisible();
  const field = page.getByRole('searchbox', { name: 'Search games, promotions and help' });
  await field.fill('minimun deposit');
  await expect(page.getByRole('link', { name: /What is the minimum deposit\?/ })).toBeVisible();
  await field.fill('jadelan');
  await expect(page.getByRole('link', { name: 'Jadelane', exact: true })).toBeVisible();
  await field.fill('first depositt bonus');
  await expect(page.getByRole('heading', { name: 'Promotions' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /First deposit bonus/ })).toBeVisible();
  await field.fill('kidlat fotune');
  await field.press('Enter');
  await expect(page.getByRole('link', { name: /Kidlat Fortune/ })).toBeVisible();
  await expectAccessible(page);
  await field.fill('bulkan');
  await expect(page.getByRole('main').getByRole('link').first()).toHaveText('Bulkan');
  await expect(page.getByRole('main').getByRole('link').nth(1)).toHaveText(/Bulkan$/);
  await expect(page.getByRole('main').getByRole('link', { name: /Bulan at Adlaw/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^See all \d+$/ })).toBeVisible();
  await field.fill('slots');
  await expect(page.getByRole('main').getByRole('link').first()).toHaveText('Slots');
  await expect(page.getByRole('main').getByRole('heading')).toHaveText(['Categories', 'Games', 'Help']);
  await field.fill('gcash');
  await expect(page.getByRole('main').getByRole('link').first()).toHaveText(/^How do I deposit\?/);
  await field.fill('gcahs');
  await expect(page.getByRole('link', { name: /^How do I deposit\?/ })).toBeVisible();
  await field.fill('bakarat');
  await expect(page.getByRole('link', { name: /Baccarat/ }).first()).toBeVisible();
  for (const word of ['identity', 'verification']) {
    await field.fill(word);
    await expect(page.getByRole('link', { name: 'Verification', exact: true })).toBeVisible();
  }
  // A question of the Filipino help, asked on the English page.
  await field.fill('magkano ang minimum');
  await expect(page.getByRole('link', { name: /minimum deposit\?/ })).toBeVisible();
  await field.fill('zzzzqqq');
  await expect(page.getByRole('heading', { name: 'No results for “zzzzqqq”' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(field).toBeFocused();
  await expect(page.getByRole('button', { name: 'kidlat fotune' })).toBeVisible();
  await expectAccessible(page);
});

test('search requests games and providers as the specification has it', { tag: ['@R248', '@R247', '@X35'] }, async ({
  page,
  sim,
}) => {
  await page.goto('/m/search');
  await page.getByRole('searchbox', { name: 'Search games, promotions and help' }).fill('bulkan');
  await page.getByRole('button', { name: /^See all \d+$/ }).click();
  const main = page.getByRole('main');
  await expect.poll(() => main.getByRole('link', { name: /Bulkan/ }).count()).toBeGreaterThan(8);
  const sent = async (path: string) =>
    (await sim.requests({ path })).map(({ url }) => new URL(url, 'http://localhost').searchParams);
  const lists = await sent('/wps/relay/GCSGAME_gameList');
  expect(new Set(lists.map((query) => `${query.get('merchant')} ${query.get('pageSize')}`))).toEqual(
    new Set(['kidlatph 26']),
  );
  const vendors = await sent('/wps/game/vassalages');
  expect(vendors.map((query) => query.get('merchantCode'))).toEqual(vendors.map(() => 'kidlatph'));
});

test('the search offers the categories of the server’s menu', { tag: ['@X35', '@long'] }, async ({ page, sim }) => {
  await sim.flags({ HIDDEN_CATEGORIES: ['FISH'] });
  await page.goto('/m/search');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Fishing' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Live casino' })).toBeVisible();
});
