// @long

import { hydratePage } from '#tests/support/hydrate-page.ts';
import { toast } from '#tests/support/screen/frame.ts';
import { favouriteButtons, gameLinks, gameNames, games, listEnd, listOfGames } from '#tests/support/screen/games.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

test.beforeEach(({ context }) => withoutNotices(context));

test('the heart changes before the response arrives, and a failed removal is reverted with an error', {
  tag: ['@R114', '@R070', '@engines'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  const calls = async (method: string) => sim.requests({ path: '/wps/game/favourite', method });
  await page.goto('/m/gameList?gameType=RNG&classify=ALL');
  const tile = games(listOfGames(page))
    .filter({ has: favouriteButtons(page, false) })
    .first();
  const name = (await gameNames(tile).textContent()) ?? '';
  const heart = favouriteButtons(games(listOfGames(page)).filter({ hasText: name }).first());
  await expect(favouriteButtons(listOfGames(page), true).first()).toBeVisible();

  await sim.faults({ endpoint: 'addFavourite', kind: 'delay', delay: 800 });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 700 });
  await expect.poll(async () => (await calls('POST')).map(({ status }) => status)).toEqual([200]);

  await sim.faults({ endpoint: 'removeFavourite', kind: 'error', code: 'system.unknown' });
  await heart.click();
  await expect(toast(page)).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await test.step('in the favourites view a removed game disappears, and reappears if the request fails', async () => {
    await page.getByRole('group', { name: 'Views' }).getByRole('button', { name: 'Favourites' }).click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    await expect.poll(async () => (await calls('DELETE')).length).toBe(2);
    await expect(heart).toBeVisible();
    await sim.faults();
    await heart.click();
    await expect(heart).toBeHidden();
    await expect.poll(async () => (await calls('DELETE')).at(-1)?.status).toBe(200);
  });
});

test('removing a favourite whose addition failed sends the removal and queues nothing', {
  tag: ['@X14', '@R114'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await page.goto('/m/gameList?gameType=RNG&classify=ALL');
  const heart = favouriteButtons(listOfGames(page), false).first();
  const name = (await heart.getAttribute('aria-label'))?.replace(/^Add (.*) to favourites$/, '$1');
  await sim.faults({ endpoint: 'addFavourite', kind: 'reset' });
  await heart.click();
  await expect(toast(page)).toBeVisible();
  await sim.faults();
  await page.getByRole('button', { name: `Remove ${name} from favourites` }).click();
  await expect.poll(async () => (await sim.requests({ path: '/wps/game/favourite', method: 'DELETE' })).length).toBe(1);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('FAVOURITES_LATER'))).toBeNull();
});

test('a failed list loads no more pages and offers a retry, also below a first page', {
  tag: ['@R117', '@R115'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await sim.faults(
    { endpoint: 'favouriteGames', kind: 'error', code: 'request.too-many' },
    { endpoint: 'recentGames', kind: 'error', code: 'system.unknown' },
    { endpoint: 'gameList', kind: 'error', code: 'system.unknown', call: 2 },
  );
  await page.goto('/m/gameList?gameType=RNG&classify=ALL');
  const list = listOfGames(page);
  const end = listEnd(page);
  await expect(end.getByRole('button', { name: 'Load more' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(end.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(end.getByRole('button', { name: 'Load more' })).toBeHidden();
  await expect(toast(page)).toHaveCount(0);
  await end.getByRole('button', { name: 'Try again' }).click();
  await expect(end.getByRole('button', { name: 'Try again' })).toBeHidden();
  for (const [tab, text] of [
    ['Favourites', /too many/i],
    ['Recent', /went wrong|unknown/i],
  ] as const) {
    await page.getByRole('group', { name: 'Views' }).getByRole('button', { name: tab }).click();
    await expect(list.getByRole('alert')).toContainText(text);
    await expect(list.getByRole('status', { name: 'Loading games' })).toBeHidden();
  }
  await expect(toast(page)).toHaveCount(0);
  await sim.faults();
  await list.getByRole('button', { name: 'Try again' }).click();
  await expect(games(list).first()).toBeVisible();
});

test('without a session a heart, a game, favourites and recents lead to login with a return address', {
  tag: '@R116',
}, async ({ page }) => {
  const actions = [
    () => favouriteButtons(listOfGames(page)).first().click(),
    () => gameLinks(listOfGames(page)).first().click(),
    () => page.getByRole('button', { name: 'Favourites' }).first().click(),
    () => page.getByRole('button', { name: 'Recent' }).click(),
  ];
  for (const act of actions) {
    await page.goto('/m/gameList?gameType=LIVE');
    await hydratePage(page);
    await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible();
    await act();
    await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2F(gameList|outerApp)/);
  }
});

test('a trial member sees the details of a game and can play it or its demo', {
  tag: ['@R253', '@X15'],
}, async ({ page, sim, signIn }) => {
  const { value } = (await (await sim.call('/wps/relay/GCSGAME_gameList?gameType=RNG')).json()) as {
    value: {
      games: { nodeName: string; vassalage: string; demo: boolean; supportPlay: boolean; rtp: number | null }[];
    };
  };
  const game = value.games.find((it) => it.demo && it.supportPlay && it.rtp !== null);
  await signIn('trial01');
  await page.goto('/m/gameList?gameType=RNG&classify=ALL');
  await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible();
  await page
    .getByRole('link', { name: game?.nodeName ?? '' })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: game?.nodeName ?? '' });
  for (const term of ['Provider', 'Category', 'Minimum bet', 'Return to player (RTP)'])
    await expect(sheet.getByText(term, { exact: true })).toBeVisible();
  await expect(sheet).toContainText(`${game?.rtp?.toFixed(2)}%`);
  await expect(sheet.getByRole('navigation').getByRole('link', { name: 'Slots' })).toHaveAttribute(
    'href',
    `/m/gameList?gameType=RNG&vassalage=${game?.vassalage}`,
  );
  const called = async (path: string) => (await sim.requests({ path })).map(({ url }) => url.split('?')[1]);
  await expect.poll(() => called('/wps/game/vassalages')).toEqual(['merchantCode=kidlatphtrial']);
  await expect.poll(() => called('/wps/game/vassalage/gameTypes')).toEqual(['typeId=1']);
  await expect(sheet.getByRole('link', { name: 'Try the demo' })).toHaveAttribute('href', /&demo=1$/);
  await sheet.getByRole('link', { name: 'Play' }).click();
  await expect(page).toHaveURL(/\/m\/outerApp\?vendor=/);
  await expect
    .poll(async () => (await sim.requests({ path: '/wps/game/launchGame' })).map(({ status }) => status))
    .toEqual([200]);
  await expect.poll(() => called('/wps/game/recent/add')).toHaveLength(1);
});

test('games of a closed provider stay listed but cannot be opened', async ({ page, sim, signIn }) => {
  await signIn('player01');
  await sim.apply('games.vendor-closed');
  await page.goto('/m/gameList?gameType=RNG&vassalage=JL');
  const tile = gameLinks(listOfGames(page)).first();
  await expect(tile).toHaveAttribute('aria-disabled', 'true');
  await tile.click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/gameList/);
});

test('favourites of a session that ended elsewhere lead to login with a return address', async ({
  page,
  sim,
  signIn,
}) => {
  const { token } = await signIn('player01');
  await sim.call('/wps/session/logout', { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
  await page.goto('/m/gameList?gameType=RNG&tab=fav');
  const login = '/m/login?redirect=%2Fm%2FgameList%3FgameType%3DRNG%26tab%3Dfav';
  const button = listOfGames(page).getByRole('button', { name: 'Log in', exact: true });
  // A visitor that is known to be a guest before the list starts is redirected immediately.
  await expect(async () => {
    if (!page.url().includes('/m/login')) await button.click({ timeout: 1_000 });
    await expect(page).toHaveURL(login, { timeout: 1_000 });
  }).toPass();
});
