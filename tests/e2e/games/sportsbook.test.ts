import type { FrameLocator, Locator } from 'playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { enterGame } from '#tests/support/enter-game.ts';
import { gamePath, openGame } from '#tests/support/game-page.ts';
import { documentOf } from '#tests/support/screen/frame.ts';
import { gameFigure, gameFrame, gameResult, readyGame } from '#tests/support/screen/games.ts';
import { hotMatches } from '#tests/support/screen/home.ts';
import { entries } from '#tests/support/screen/records.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

/** axe tries to add styles, which the frame's policy blocks. */
const axeStyles = /Applying inline style/;

const odds = (game: FrameLocator | Locator) => game.getByRole('button', { name: /, odds \d/ });
const slipBar = (game: FrameLocator) => game.getByRole('button', { name: /^\d+ ?Bet slip/ });
const slip = (game: FrameLocator) => game.getByRole('dialog', { name: 'Bet slip' });

/** Expects each text of the slip's bar to stand in one line. */
const expectOneLineEach = async (game: FrameLocator): Promise<void> => {
  const lines = await slipBar(game).evaluate((bar) =>
    [...bar.querySelectorAll('b, .quiet, .bar__go')].map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(Math.max(...lines), 'lines of each text in the bar').toBe(1);
};

test('no button covers the days of a scrolled sportsbook', { tag: '@R264' }, async ({ page, sim, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('player01');
  const game = await openGame(page, await gamePath(sim, 'Hardcourt Live Odds', 'SPORTS'));
  const covered = await game.locator('.day').evaluateAll((days) => {
    scrollBy(0, (days[0] as Element).getBoundingClientRect().top - 12);
    return days.flatMap((day) => {
      const { x, y, width, height } = day.getBoundingClientRect();
      const found = document.elementFromPoint(x + width / 2, y + height / 2);
      return found && !day.contains(found) ? [day.textContent] : [];
    });
  });
  expect(covered).toEqual([]);
});

test('matches and bets that load slowly or not at all are never shown as missing', { tag: '@R264' }, async ({
  page,
  sim,
  signIn,
  watch,
}) => {
  watch.expectError(/Failed to load resource/);
  await signIn('player01');
  const path = await gamePath(sim, 'Hardcourt Live Odds', 'SPORTS');
  await sim.faults(
    { endpoint: 'sportsBets', kind: 'error', code: 'system.unknown' },
    { endpoint: 'sportsBoard', kind: 'error', code: 'system.unknown' },
  );
  const game = await openGame(page, path);
  await game.getByRole('button', { name: 'My bets' }).click();
  await expect(game.getByRole('alert')).toContainText('Your bets could not be loaded');
  await expect(game.getByText('No bets yet')).toBeHidden();
  await game.getByRole('button', { name: 'Matches', exact: true }).click();
  const day = game.getByRole('group', { name: 'Day' }).getByRole('button').nth(3);
  await day.click();
  await expect(day).toHaveAttribute('aria-pressed', 'true');
  await expect(game.getByRole('alert')).toContainText('Matches could not be loaded');
  await expect(odds(game)).toHaveCount(0);
  await sim.faults();
  await game.getByRole('button', { name: 'Try again' }).click();
  await expect(game.getByRole('alert')).toHaveCount(0);
  await expect(odds(game).first()).toBeVisible();
  await expect(day).toHaveAttribute('aria-pressed', 'true');
  await game.getByRole('button', { name: 'My bets' }).click();
  await expect(game.getByRole('heading', { name: 'No bets yet' })).toBeVisible();
});

for (const lang of ['en', 'ty'] as const) {
  test.describe(`sportsbook in ${lang}`, { tag: lang === 'en' ? '@engines' : [] }, () => {
    test.use({ lang, viewport: { width: 320, height: 640 } });

    test('a combo bet can be placed, listed and cashed out at 320 px', { tag: '@long' }, async ({
      page,
      sim,
      signIn,
      watch,
    }) => {
      watch.expectError(axeStyles);
      await sim.clock.set('2026-11-19T12:00:00+08:00');
      await signIn('player01');
      const game = await openGame(page, await gamePath(sim, 'Hardcourt Live Odds', 'SPORTS'));
      await expectAccessible(page);
      const cards = game.locator('[data-phase="upcoming"]');
      await cards
        .nth(0)
        .getByRole('button', { name: /, odds \d/ })
        .first()
        .click();
      await cards
        .nth(1)
        .getByRole('button', { name: /, odds \d/ })
        .first()
        .click();
      await expectOneLineEach(game);
      await slipBar(game).click();
      const place = slip(game).getByRole('button', { name: /^(Place bet|Ilagay ang taya)$/ });
      await slip(game).getByRole('textbox').fill('50,25');
      await place.click();
      await expect(slip(game).getByRole('status')).toContainText('300.50');
      await slip(game).getByRole('textbox').fill('50');
      await expectAccessible(page);
      await place.click();
      await expect(slip(game)).toBeHidden();
      await game.getByRole('button', { name: 'My bets (1)' }).click();
      await game.getByRole('button', { name: /^(Cash out|I-cash out ang) ₱/ }).click();
      await game.getByRole('button', { name: /^(Keep bet|Ituloy ang taya)$/ }).waitFor();
      await expectAccessible(page);
      await game.getByRole('button', { name: /^(Cash out|I-cash out ang) ₱/ }).click();
      await expect(game.getByText(/^(Cashed out|Na-cash out)$/)).toBeVisible();
      // Not retried, because the next refresh would update the number of open bets too.
      expect(await game.getByRole('button', { name: /^My bets/ }).textContent()).toBe('My bets');
      const isTooWide = await documentOf(game).evaluate((html) => html.scrollWidth > html.clientWidth);
      expect(isTooWide).toBe(false);
    });
  });
}

for (const lang of ['en', 'ty'] as const) {
  test.describe(`bet builder in ${lang}`, () => {
    test.use({ lang, viewport: { width: 320, height: 640 } });

    test('picks of one match become one pick of the slip, which is placed and listed', { tag: '@R264' }, async ({
      page,
      sim,
      signIn,
      watch,
    }) => {
      watch.expectError(axeStyles);
      await sim.clock.set('2026-11-19T12:00:00+08:00');
      await signIn('player01');
      const game = await openGame(page, await gamePath(sim, 'Football Sportsbook', 'SPORTS'));
      const card = game.locator('[data-phase="upcoming"]').first();
      await card.getByRole('button', { name: /market/ }).click();
      await card.getByRole('button', { name: /^(Build a bet|Gumawa ng bet)/ }).click();
      const builder = game.getByRole('dialog', { name: /^Bet builder/ });
      const add = builder.getByRole('button', { name: /^(Add to bet slip|Idagdag sa bet slip)/ });
      await expect(add).toHaveAttribute('aria-disabled', 'true');
      const home = builder.getByRole('group', { name: /^(Match result|Resulta ng match)$/ }).getByRole('button');
      await home.first().click();
      const score = builder.getByRole('group', { name: 'Correct score' });
      await score.getByRole('button', { name: '0–1' }).click();
      await expect(builder.getByRole('status')).toContainText(/cannot win together|Hindi puwedeng/);
      await score.getByRole('button', { name: '2–1' }).click();
      await expect(add).toHaveText(/(at|sa) \d+\.\d\d$/);
      await expectAccessible(page);
      const odds = (await add.textContent())?.match(/[\d.]+$/)?.[0] ?? '';
      await add.click();
      await slipBar(game).click();
      await expect(slip(game).getByRole('listitem')).toContainText(' + 2–1');
      await expect(slip(game).getByRole('listitem')).toContainText(odds);
      await slip(game).getByRole('textbox').fill('50');
      await slip(game)
        .getByRole('button', { name: /^(Place bet|Ilagay ang taya)$/ })
        .click();
      await game.getByRole('button', { name: 'My bets (1)' }).click();
      await expect(game.getByRole('listitem').filter({ hasText: ' + 2–1' }).first()).toContainText('Bet builder');
      const isTooWide = await documentOf(game).evaluate((html) => html.scrollWidth > html.clientWidth);
      expect(isTooWide).toBe(false);
    });
  });
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
])
  test(`a slip of five long shots shows stake and payout above its button at ${viewport.width} px`, {
    tag: '@R264',
  }, async ({ page, sim, signIn }) => {
    await page.setViewportSize(viewport);
    await sim.clock.set('2026-11-19T12:00:00+08:00');
    await signIn('player01');
    const game = await openGame(page, await gamePath(sim, 'Football Sportsbook', 'SPORTS'));
    const day = game.getByRole('group', { name: 'Day' }).getByRole('button').nth(2);
    await day.click();
    await expect(day).toHaveAttribute('aria-pressed', 'true');
    const cards = game.locator('[data-phase="upcoming"]');
    for (let card = 0; card < 5; card += 1) await odds(cards.nth(card)).nth(1).click();
    await expectOneLineEach(game);
    await slipBar(game).click();
    await slip(game).getByRole('button', { name: 'System' }).click();
    const stake = slip(game).getByText('Total stake (10 bets)').last();
    const button = slip(game).getByRole('button', { name: 'Place bet' });
    for (const part of [stake, slip(game).getByText('Potential payout'), button])
      await expect(part).toBeInViewport({ ratio: 1 });
    expect((await stake.boundingBox())?.y).toBeLessThan((await button.boundingBox())?.y ?? 0);
  });

test('the keyboard places a bet: an error is tied to the stake, and focus stays', { tag: '@R264' }, async ({
  page,
  sim,
  signIn,
}) => {
  await sim.clock.set('2026-11-19T12:00:00+08:00');
  await signIn('player01');
  const game = await openGame(page, await gamePath(sim, 'Hardcourt Live Odds', 'SPORTS'));
  const pick = game
    .locator('[data-phase="upcoming"]')
    .getByRole('button', { name: /, odds \d/ })
    .first();
  await pick.focus();
  await page.keyboard.press('Enter');
  await expect(game.getByRole('status').filter({ hasText: '1 pick in your bet slip.' })).toHaveCount(1);
  await expect(pick).toBeFocused();
  await slipBar(game).focus();
  await page.keyboard.press('Enter');
  await expect(slip(game).getByRole('heading', { name: 'Bet slip' })).toBeFocused();
  const stake = slip(game).getByRole('textbox', { name: 'Stake' });
  await page.setViewportSize({ width: 844, height: 390 });
  await page.keyboard.press('Shift+Tab');
  await stake.focus();
  const isUncovered = () =>
    stake.evaluate((input) => {
      const { left, bottom, width } = input.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, bottom - 4) === input;
    });
  await expect.poll(isUncovered).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await stake.fill('0.1');
  await page.keyboard.press('Enter');
  await expect(stake).toHaveAttribute('aria-invalid', 'true');
  await expect(stake).toHaveAccessibleDescription(/^Enter a stake from ₱/);
  await expect(stake).toBeFocused();
  await slip(game).getByRole('button', { name: '2× double the stake' }).click();
  await expect(stake).not.toHaveAttribute('aria-invalid');
  await stake.fill('50');
  await page.keyboard.press('Enter');
  const bets = game.getByRole('button', { name: 'My bets (1)' });
  await expect(bets).toBeFocused();
  await expect(gameResult(game)).toHaveText('Bet placed. See My bets.');
  await page.keyboard.press('Enter');
  await expect(gameResult(game)).toBeEmpty();
  const cashOut = game.getByRole('button', { name: /^Cash out ₱/ });
  await cashOut.focus();
  await page.keyboard.press('Enter');
  const keep = game.getByRole('button', { name: 'Keep bet' });
  await expect(keep).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cashOut).toBeFocused();
});

test('a board that refreshes draws nothing anew that did not change', { tag: '@R264' }, async ({
  page,
  sim,
  signIn,
}) => {
  await signIn('player01');
  const game = await openGame(page, await gamePath(sim, 'Hardcourt Live Odds', 'SPORTS'));
  const sport = game.getByRole('group', { name: 'Sport' }).getByRole('button', { name: /^Golf/ });
  const drawn = await sport.elementHandle();
  await sport.focus();
  await page.waitForResponse((response) => /sports/.test(response.url()));
  await page.waitForResponse((response) => /sports/.test(response.url()));
  expect(await drawn?.evaluate((it) => it.isConnected)).toBe(true);
  await expect(sport).toBeFocused();
});

test('a hot match on home opens that match in the sportsbook with the same teams and score', { tag: '@R196' }, async ({
  page,
  context,
  sim,
}) => {
  await withoutNotices(context);
  await sim.clock.set('2026-11-19T12:00:00+08:00');
  await sim.clock.freeze();
  const { value } = (await (await sim.call('/wps/game/hotMatch')).json()) as {
    value: { id: string; homeTeam: string; awayTeam: string; score: { home: number; away: number } | null }[];
  };
  const first = value.find(({ score }) => score);
  if (!first) throw new Error('no match');
  await page.goto('/m/home');
  await hotMatches(page).getByRole('button').first().click();
  const bet = page.getByRole('dialog', { name: 'Hot matches' }).getByRole('link', { name: new RegExp(first.homeTeam) });
  const game = await enterGame(page, (await bet.getAttribute('href')) ?? '');
  const match = game.locator(`[data-match="${first.id}"]`);
  await expect(match).toBeInViewport();
  await expect(gameFigure(page, 'balance')).toBeInViewport({ ratio: 1 });
  await expect(match).toContainText(first.homeTeam);
  await expect(match).toContainText(first.awayTeam);
  await expect(match.locator('.total')).toHaveText([first.score?.home, first.score?.away].map(String));
});

test('odds that change while the slip is open must be accepted before the bet is placed', { tag: '@long' }, async ({
  page,
  sim,
  signIn,
}) => {
  await sim.clock.set('2026-11-19T12:00:00+08:00');
  await sim.apply('matches.odds-change');
  await signIn('player01');
  const game = await openGame(page, await gamePath(sim, 'Football Sportsbook', 'SPORTS'));
  await game.getByRole('button', { name: /^Live/ }).click();
  const match = game.getByRole('region', { name: 'Azul Football Cup' }).locator('[data-phase="live"]');
  await match.getByRole('button', { name: /^X?\s*Draw\s*, match result, odds/i }).click();
  await slipBar(game).click();
  await sim.clock.advance('70s');
  await slip(game)
    .getByRole('button', { name: /^(Place bet|Accept \d)/ })
    .click();
  await slip(game)
    .getByRole('button', { name: /^Accept \d+\.\d\d and place bet$/ })
    .click();
  await expect(slip(game)).toBeHidden();
  await expect(game.getByRole('button', { name: 'My bets (1)' })).toBeVisible();
  await expect(odds(game).first()).toBeVisible();
});

for (const lang of ['en', 'ty'] as const) {
  test.describe(`from the hot matches in ${lang}`, { tag: '@long' }, () => {
    test.use({ lang });

    test('a live bet on a hot match can be cashed out while the score changes and appears in the records', async ({
      page,
      context,
      sim,
      signIn,
    }) => {
      await withoutNotices(context);
      await sim.clock.set('2026-11-19T12:00:00+08:00');
      await signIn('player01');
      const { value } = (await (await sim.call('/wps/game/hotMatch')).json()) as {
        value: { id: string; homeTeam: string; live: boolean }[];
      };
      const at = value.findIndex(({ live }) => live);
      const match = value[at];
      if (!match) throw new Error('no live match');
      await page.goto('/m/home');
      await hotMatches(page).getByRole('button').first().click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: new RegExp(match.homeTeam) })
        .click();
      await readyGame(page).waitFor();
      const game = gameFrame(page);
      const card = game.locator(`[data-match="${match.id}"]`);
      await expect(card).toHaveAttribute('data-phase', 'live');
      const score = card.locator('.total');
      const before = await score.allTextContents();
      await card
        .getByRole('button', { name: /, odds (1\.[4-9]|[2-4])/ })
        .first()
        .click();
      await slipBar(game).click();
      await slip(game).getByRole('textbox').fill('50');
      await slip(game)
        .getByRole('button', { name: /^(Place bet|Ilagay ang taya)$/ })
        .click();
      await expect(slip(game)).toBeHidden();
      await sim.clock.advance('3m');
      await expect.poll(() => score.allTextContents()).not.toEqual(before);
      await game.getByRole('button', { name: /\(1\)$/ }).click();
      const cashOut = game.getByRole('button', { name: /^(Cash out|I-cash out ang) ₱/ });
      await cashOut.click();
      await game.getByRole('button', { name: /^(Keep bet|Ituloy ang taya)$/ }).waitFor();
      await cashOut.click();
      await expect(game.getByText(/^(Cashed out|Na-cash out)$/)).toBeVisible();
      await page.goto('/m/gameRecord');
      await entries(page).first().getByRole('button').click();
      const sheet = page.getByRole('dialog');
      await expect(sheet).toContainText(match.homeTeam);
      await expect(sheet).toContainText(/Cash(ed)? out|cash out/i);
    });
  });
}
