// @long

import type { FrameLocator, Locator, Page } from 'playwright/test';
import { balance } from '#contract/cashier/wallet.ts';
import { playRound } from '#contract/games/games.ts';
import { bets } from '#contract/records/reports.ts';
import type { Value } from '#contract/types.ts';
import type { Sim } from '#sim/client/sim.ts';
import { Random, seedOf } from '#sim/core/random.ts';
import { gamePath, openGame } from '#tests/support/game-page.ts';
import { gameFigure, gameResult, readyGame } from '#tests/support/screen/games.ts';
import { expect, test } from '#tests/support/test.ts';

/** Rounds of each game, and the seed of the player's choices. */
const roundCount = Number(process.env.DAY_ROUNDS ?? 5);
const seed = process.env.DAY_SEED ?? '1';

const account = 'player01';

interface Table {
  readonly page: Page;
  readonly game: FrameLocator;
  readonly random: Random;
}

const enabled = ':visible:not([aria-disabled="true"], :disabled)';
const goButton = (game: FrameLocator): Locator => game.locator('.controls .go:visible');

const pickFrom = async ({ random }: Table, buttons: Locator): Promise<void> => {
  const count = await buttons.count();
  if (count > 0) await buttons.nth(random.int(0, count - 1)).click();
};

/** Changes the stake by up to two steps. */
const chooseBets = async (table: Table): Promise<void> => {
  const buttons = table.game.locator(`.stake .round${enabled}`);
  for (let presses = table.random.int(0, 2); presses > 0; presses -= 1) await pickFrom(table, buttons);
};

const isIdle = (game: FrameLocator): Promise<boolean> =>
  game.locator('#game').evaluate((main) => !main.hasAttribute('data-busy'));

/** Calls the backend with the session of a page. */
const callFrom = async <V>(page: Page, sim: Sim, path: string, init: RequestInit = {}): Promise<V> => {
  const { token } = JSON.parse(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO') ?? '{}'));
  const headers = { ...init.headers, authorization: `Bearer ${token}` };
  return ((await (await sim.call(path, { ...init, headers })).json()) as { value: V }).value;
};

const betsOf = (page: Page, sim: Sim): Promise<Value<'bets'>> =>
  callFrom(page, sim, `${bets.path}?${new URLSearchParams({ pageSize: '100' })}`);

const amountIn = async (figure: Locator): Promise<number> => {
  const text = (await figure.textContent()) ?? '';
  return Number(text.replace('−', '-').replace(/[^\d.-]/g, ''));
};

/** Plays until the round is over on the screen and all bets are settled. */
const finish = async (table: Table, sim: Sim, settled: number): Promise<void> => {
  await expect(async () => {
    expect(await isIdle(table.game)).toBe(true);
    const { content } = await betsOf(table.page, sim);
    expect(content.filter(({ status }) => status !== 'open').length).toBe(settled);
  }).toPass({ timeout: 30_000, intervals: [150] });
};

/** Expects the balance and the net result on the page to be those of the server, and its ledger to be sound. */
const expectSameMoney = async (page: Page, sim: Sim): Promise<void> => {
  const { sumBalance } = await callFrom<Value<'balance'>>(page, sim, balance.path);
  await expect.poll(() => amountIn(gameFigure(page, 'balance')), { timeout: 8000 }).toBe(sumBalance);
  const { footer } = (await betsOf(page, sim)) as Value<'bets'> & { readonly footer: { readonly net: number } };
  await expect.poll(() => amountIn(gameFigure(page, 'net')), { timeout: 8000 }).toBe(footer.net);
  expect(await sim.ledgerFaults()).toEqual([]);
};

const shoot = (game: FrameLocator): Locator => game.locator(`.target${enabled}`);

const games: readonly (readonly [screen: string, name: string, gameType: string])[] = [
  ['slot', 'Kidlat Fortune', 'RNG'],
  ['fish', '', 'FISH'],
];

const interruptions = ['none', 'none', 'reload', 'lost response', 'second tab'] as const;

for (const [screen, name, gameType] of games)
  test(`money on the page, in records and in the ledger agrees after a day of ${screen}`, {
    tag: ['@R264', '@long'],
  }, async ({ page, context, sim, signIn, watch }) => {
    test.setTimeout(60_000 + roundCount * 20_000);
    // Requests that a reload or a lost connection ends.
    watch.expectError(/Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await sim.apply('records.empty');
    await signIn(account);
    await sim.act('setBalance', { account, balance: 5000 });
    const path = await gamePath(sim, name, gameType);
    const table = { page, game: await openGame(page, path), random: new Random(seedOf(`${seed} ${screen}`)) };
    const { game, random } = table;
    const place = async (it: Table): Promise<void> => {
      if (screen === 'fish') await pickFrom(it, shoot(it.game));
      else await goButton(it.game).click();
    };
    let settled = (await betsOf(page, sim)).total;

    const interrupt = {
      none: async () => {
        await place(table);
      },
      reload: async () => {
        const sent = page.waitForRequest((it) => it.url().endsWith(playRound.path));
        await place(table);
        await sent;
        await page.reload();
        await readyGame(page).waitFor();
      },
      'lost response': async () => {
        await page.route(`**${playRound.path}`, async (route) => {
          await route.fetch();
          await route.abort('internetdisconnected');
        });
        if (screen === 'fish') await shoot(game).nth(3).click();
        else await place(table);
        await expect(gameResult(game)).toHaveText(/^No connection/, { timeout: 20_000 });
        await page.unroute(`**${playRound.path}`);
        await page.evaluate(() => dispatchEvent(new Event('online')));
        const { sumBalance } = await callFrom<Value<'balance'>>(page, sim, balance.path);
        await expect.poll(() => amountIn(gameFigure(page, 'balance')), { timeout: 5000 }).toBe(sumBalance);
        if (screen === 'fish') await shoot(game).nth(3).click();
        else await place(table);
      },
      'second tab': async () => {
        const other = await context.newPage();
        await other.emulateMedia({ reducedMotion: 'reduce' });
        const second = { page: other, game: await openGame(other, path), random };
        await chooseBets(second);
        await place(second);
        settled += 1;
        await finish(second, sim, settled);
        const { sumBalance } = await callFrom<Value<'balance'>>(page, sim, balance.path);
        await expect.poll(() => amountIn(gameFigure(page, 'balance')), { timeout: 8000 }).toBe(sumBalance);
        await other.close();
        await place(table);
      },
    };

    for (let round = 0; round < roundCount; round += 1) {
      const how = round < interruptions.length ? interruptions[round] : random.pick(interruptions);
      await test.step(`round ${round + 1}: ${how}`, async () => {
        await chooseBets(table);
        await interrupt[how ?? 'none']();
        settled += 1;
        await finish(table, sim, settled);
        await expectSameMoney(page, sim);
      });
    }
  });
