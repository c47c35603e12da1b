import { expect } from 'playwright/test';
import { gamePath } from '#tests/support/game-page.ts';
import { enterKey, type Phone } from './phone.ts';
import { test } from './test.ts';

const kinds: readonly (readonly [
  screen: string,
  name: string,
  gameType: string,
  play: (game: Phone) => Promise<void>,
])[] = [
  ['slot', 'Kidlat Fortune', 'RNG', async (game) => void (await game.press('Spin'))],
  [
    'table',
    'Color Game Plaza',
    'RNG',
    async (game) => {
      await game.pressAt('[data-spot=red]');
      await game.pressAt('.go');
    },
  ],
  [
    'live',
    'Baccarat',
    'LIVE',
    async (game) => {
      await game.pressAt('[data-spot=banker]');
      await game.pressAt('.go');
      await game.pressAt('.clock__skip');
    },
  ],
  [
    'lottery',
    '',
    'ELOTT',
    async (game) => {
      await game.press('7');
      await game.pressAt('.go');
    },
  ],
  ['crash', 'Lipad', 'RNG', async (game) => void (await game.pressAt('.go'))],
  ['fish', '', 'FISH', async (game) => void (await game.pressAt('.target'))],
];

for (const [screen, name, gameType, play] of kinds)
  test(`a round is played and won: ${screen}`, async ({ phone, sim, signIn }) => {
    await signIn('player01');
    await sim.outcome('win');
    await phone.open(await gamePath(sim, name, gameType));
    await phone.inFrame('iframe[data-ready]', async () => {
      await play(phone);
      await phone.reads('.result', /^You won! Payout ₱/);
    });
    await phone.reads('[data-net]', /^\+₱/);
  });

test.describe('in Filipino', () => {
  test.use({ lang: 'ty' });

  test('a round is played', async ({ phone, sim, signIn }) => {
    await signIn('player01');
    await sim.outcome('lose');
    await phone.open(await gamePath(sim, 'Kidlat Fortune'));
    await phone.inFrame('iframe[data-ready]', () => phone.press('Spin'));
    await phone.reads('[data-game-balance]', '₱12,479.50');
  });
});

test('a list can be searched, and a game can be added to favourites', async ({ phone, sim, signIn }) => {
  await signIn('player01');
  await phone.open('/m/gameList?gameType=RNG');
  await phone.type('.listbar input', `mangga${enterKey}`);
  await phone.reads('.gamerows .tile__name', 'Mangga Mania');
  await phone.press('Add Mangga Mania to favourites');
  await expect
    .poll(async () => (await sim.requests({ path: '/wps/game/favourite', method: 'POST' })).map(({ status }) => status))
    .toEqual([200]);
});

/** Returns broken pictures, and tiles that fell back to a name. */
const lostPictures = (phone: Phone): Promise<string[]> =>
  phone.evaluate(() => [
    ...[...document.images]
      .filter(({ complete, naturalWidth, currentSrc }) => complete && currentSrc && naturalWidth === 0)
      .map(({ currentSrc }) => currentSrc),
    ...[...document.querySelectorAll('.tile__missing')].map((tile) => `${tile.textContent}`),
  ]);

test('going back to a long list restores its position and loads pending images', async ({ phone }) => {
  const place = () => phone.evaluate(() => Math.round(scrollY));
  await phone.open('/m/gameList?gameType=RNG&classify=ALL');
  await phone.activate();
  const toTheEnd = () =>
    phone.evaluate(() => {
      scrollTo(0, 0);
      scrollTo(0, document.documentElement.scrollHeight);
      return document.documentElement.scrollHeight;
    });
  await expect.poll(toTheEnd).toBeGreaterThan(3_500);
  for (const at of [2_600, 1_700, 800]) {
    await phone.evaluate((y) => scrollTo(0, y), at);
    await expect.poll(place).toBe(at);
    await phone.open('/m/help');
    await phone.back();
    await phone.expectPath('/m/gameList');
    await expect.poll(place).toBe(at);
    await expect.poll(() => phone.text('.gamerows .tile__name')).not.toBeNull();
    await expect.poll(() => lostPictures(phone)).toEqual([]);
  }
});
