import type { FrameLocator, Locator, Page } from 'playwright/test';
import { balance } from '#contract/cashier/wallet.ts';
import { playRound } from '#contract/games/games.ts';
import { bets } from '#contract/records/reports.ts';
import type { Value } from '#contract/types.ts';
import { formatMoney } from '#lib/money/money.ts';
import type { Sim } from '#sim/client/sim.ts';
import { Random, seedOf } from '#sim/core/random.ts';
import { findGame, gamePath, openGame } from '#tests/support/game-page.ts';
import { gameTextDefectsInPage } from '#tests/support/game-text-defects.ts';
import {
  enabledButtons,
  type KindOfGame,
  kindsOfGames,
  type Press,
  pressWithKeyboard,
  tap,
} from '#tests/support/kinds-of-games.ts';
import { layoutDefectsInPage } from '#tests/support/layout-defects.ts';
import { documentOf } from '#tests/support/screen/frame.ts';
import { gameFigure, gameFrame, gameResult, readyGame } from '#tests/support/screen/games.ts';
import { sums } from '#tests/support/screen/records.ts';
import { expect, test } from '#tests/support/test.ts';

/** Rounds of each game, and the seed of the player's choices. */
const roundCount = Number(process.env.DAY_ROUNDS ?? 5);
const seed = process.env.DAY_SEED ?? '1';

const account = 'player01';

interface Table {
  readonly page: Page;
  readonly game: FrameLocator;
  readonly random: Random;
  readonly kind: KindOfGame;
  readonly press: Press;
}

/** Changes the stake by up to two steps. */
const chooseBets = async (table: Table): Promise<void> => {
  const buttons = enabledButtons(table.game, '.stake .round');
  for (let presses = table.random.int(0, 2); presses > 0; presses -= 1) {
    const count = await buttons.count();
    if (count > 0) await buttons.nth(table.random.int(0, count - 1)).click();
  }
  await chooseBet(table);
};

const chooseBet = async ({ page, game, kind, press }: Table): Promise<void> => {
  if (kind.settlesAfter) {
    // A frame keeps the world's time of its start, and the last round advanced it.
    await page.reload();
    await readyGame(page).waitFor();
  }
  for (const selector of kind.choose ?? []) await press(enabledButtons(game, selector).first());
};

const placeBet = ({ game, kind, press }: Table): Promise<void> => press(enabledButtons(game, kind.place).first());

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
const finish = async ({ page, game, kind, press }: Table, sim: Sim, settled: number): Promise<void> => {
  if (kind.settlesAfter) {
    await expect(async () => expect((await betsOf(page, sim)).total).toBe(settled)).toPass();
    await sim.clock.advance(kind.settlesAfter);
  }
  const isOver = async (): Promise<boolean> => {
    const { content } = await betsOf(page, sim);
    return content.filter(({ status }) => status !== 'open').length === settled && (await isIdle(game));
  };
  await expect(async () => {
    if (await isOver()) return;
    for (const selector of kind.turns ?? []) {
      const button = enabledButtons(game, selector).first();
      if (!(await button.isVisible())) continue;
      // A turn that times out meanwhile replaces the button.
      await press(button).catch(() => undefined);
      break;
    }
    expect(await isOver()).toBe(true);
  }).toPass({ timeout: 90_000, intervals: [150] });
};

/** Expects the balance and the net result on the page to be those of the server, and its ledger to be sound. */
const expectSameMoney = async (page: Page, sim: Sim): Promise<void> => {
  const { sumBalance } = await callFrom<Value<'balance'>>(page, sim, balance.path);
  await expect.poll(() => amountIn(gameFigure(page, 'balance')), { timeout: 8000 }).toBe(sumBalance);
  const { footer } = (await betsOf(page, sim)) as Value<'bets'> & { readonly footer: { readonly net: number } };
  await expect.poll(() => amountIn(gameFigure(page, 'net')), { timeout: 8000 }).toBe(footer.net);
  expect(await sim.ledgerFaults()).toEqual([]);
};

/** Expects the betting record to show the same sums as the server. */
const expectSameRecord = async (page: Page, sim: Sim): Promise<void> => {
  const { footer } = await betsOf(page, sim);
  await page.goto('/m/gameRecord');
  const shown = sums(page).locator('dd');
  for (const [at, major] of [footer.stake, footer.payout, footer.net].entries())
    await expect.poll(() => amountIn(shown.nth(at))).toBe(major);
};

/** Expects the rules to show the limits and the return of the catalogue. */
const expectSameRules = async ({ game, kind }: Table, sim: Sim): Promise<void> => {
  const { minBet, maxBet, rtp } = await findGame(sim, kind.name, kind.gameType);
  await game.getByRole('button', { name: /^Rules (and|at) payouts$/ }).click();
  const rules = game.getByRole('dialog');
  for (const major of [minBet, maxBet]) await expect(rules).toContainText(formatMoney(major));
  if (rtp !== null) await expect(rules).toContainText(`${rtp}%`);
  await game.getByRole('button', { name: /^(Close|Isara)$/ }).click();
};

const expectFits = async (game: FrameLocator): Promise<void> => {
  expect.soft(await documentOf(game).evaluate(layoutDefectsInPage)).toEqual([]);
  expect.soft(await documentOf(game).evaluate(gameTextDefectsInPage)).toEqual([]);
};

const interruptions = ['none', 'reload', 'lost response', 'second tab', 'none'] as const;
const kinds = Object.entries(kindsOfGames);

for (const [screen, kind] of kinds)
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
    const path = await gamePath(sim, kind.name, kind.gameType);
    const random = new Random(seedOf(`${seed} ${screen}`));
    const game = await openGame(page, path);
    const table = { page, game, random, kind, press: tap };
    let settled = (await betsOf(page, sim)).total;

    const interrupt = {
      none: async () => {
        await placeBet(table);
      },
      reload: async () => {
        const sent = page.waitForRequest((it) => it.url().endsWith(playRound.path));
        await placeBet(table);
        await sent;
        await page.reload();
        await readyGame(page).waitFor();
      },
      'lost response': async () => {
        await page.route(`**${playRound.path}`, async (route) => {
          await route.fetch();
          await route.abort('internetdisconnected');
        });
        await placeBet(table);
        await expect(gameResult(game)).toHaveText(/^No connection/, { timeout: 20_000 });
        await page.unroute(`**${playRound.path}`);
        await page.evaluate(() => dispatchEvent(new Event('online')));
        const { sumBalance } = await callFrom<Value<'balance'>>(page, sim, balance.path);
        await expect.poll(() => amountIn(gameFigure(page, 'balance')), { timeout: 5000 }).toBe(sumBalance);
        await placeBet(table);
      },
      'second tab': async () => {
        const other = await context.newPage();
        await other.emulateMedia({ reducedMotion: 'reduce' });
        const second = { ...table, page: other, game: await openGame(other, path) };
        await chooseBets(second);
        await placeBet(second);
        settled += 1;
        await finish(second, sim, settled);
        const { sumBalance } = await callFrom<Value<'balance'>>(page, sim, balance.path);
        await expect.poll(() => amountIn(gameFigure(page, 'balance')), { timeout: 8000 }).toBe(sumBalance);
        await other.close();
        // The other bet was settled with its event, so that this one has to be chosen again.
        if (kind.settlesAfter) await chooseBet(table);
        await placeBet(table);
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
    await expectSameRecord(page, sim);
  });

/** Kinds whose short rows run in `npm test`. */
const isShort = (screen: string): boolean => screen === 'table' || screen === 'crash';

for (const [screen, kind] of kinds)
  test.describe(`${screen} in Filipino at 320 px with text of 200 %`, () => {
    test.use({ lang: 'ty', viewport: { width: 320, height: 844 } });

    test('is found by search, played by tap and by keyboard, and counted everywhere', {
      tag: ['@R264', '@X12', ...(isShort(screen) ? [] : ['@long'])],
    }, async ({ page, context, sim, signIn }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const browser = await context.newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      await sim.apply('records.empty');
      await signIn(account);
      await sim.act('setBalance', { account, balance: 5000 });
      const { nodeName } = await findGame(sim, kind.name, kind.gameType);
      await page.goto('/m/search');
      await page.getByRole('searchbox').fill(nodeName);
      await page
        .getByRole('main')
        .locator('a[href*="/m/outerApp"], a[href*="/m/launchGame"]')
        .filter({ hasText: nodeName })
        .first()
        .click();
      // The page of a lottery offers its draws; one of them is instant.
      if (screen === 'lottery') await page.getByRole('main').locator('a[href*="/m/outerApp"]').first().click();
      await readyGame(page).waitFor();
      const game = gameFrame(page);
      const random = new Random(seedOf(screen));
      await expectFits(game);
      for (const [at, press] of [tap, pressWithKeyboard(page)].entries()) {
        const table = { page, game, random, kind, press };
        await chooseBet(table);
        await placeBet(table);
        await finish(table, sim, at + 1);
        await expectSameMoney(page, sim);
        await expectFits(game);
        if (at === 0) await expectSameRules(table, sim);
      }
      await expectSameRecord(page, sim);
    });
  });
