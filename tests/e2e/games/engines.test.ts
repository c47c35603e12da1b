// @long

import type { FrameLocator, Locator } from 'playwright/test';
import { field } from '#tests/support/forms.ts';
import { gamePath, openGame } from '#tests/support/game-page.ts';
import { documentOf } from '#tests/support/screen/frame.ts';
import { gameFigure, gameNote, gameResult } from '#tests/support/screen/games.ts';
import { entries } from '#tests/support/screen/records.ts';
import { expect, test } from '#tests/support/test.ts';

interface Engine {
  readonly title: string;
  readonly gameType: string;
  /** Part of the rules that is unique to the engine. */
  readonly rules: RegExp;
  /** Buttons that place bets. */
  readonly bets: readonly RegExp[];
}

const engines: readonly Engine[] = [
  { title: 'Kidlat Fortune', gameType: 'RNG', rules: /lines|ways/i, bets: [/^Spin$/] },
  { title: 'Color Game Plaza', gameType: 'RNG', rules: /dice/i, bets: [/^red/i, /^yellow/i] },
  { title: 'Lipad!', gameType: 'RNG', rules: /before take-off/, bets: [/^Take off$/] },
  { title: 'Baccarat Royale', gameType: 'LIVE', rules: /closest to 9/, bets: [/^Player/, /^Tie/, /^Banker/] },
  { title: 'Roulette Manila', gameType: 'LIVE', rules: /0 to 36/, bets: [/^Red/, /^1st 12/, /^17/] },
  { title: 'Dragon Tiger D2', gameType: 'LIVE', rules: /Dragon and Tiger/, bets: [/^Dragon/, /^Tie/, /^Tiger/] },
  { title: 'Money Wheel Manila', gameType: 'LIVE', rules: /54 segments/, bets: [/^Sun/, /^Carabao/] },
  { title: 'Sic Bo Binondo', gameType: 'LIVE', rules: /Three dice/, bets: [/^Small/, /^Any triple/] },
  { title: 'Fan Tan Emperor', gameType: 'LIVE', rules: /beads/i, bets: [/^Odd/, /^Even/] },
  { title: 'Card Hi-Lo', gameType: 'LIVE', rules: /under 7/i, bets: [/^Under 7/, /^Over 7/] },
  { title: 'Se Die Live', gameType: 'LIVE', rules: /Four coins/, bets: [/^4 red/, /^Even/] },
  { title: 'Kara Krus Duel', gameType: 'PVP', rules: /Two coins/, bets: [/^Kara/, /^Krus/] },
  { title: 'Derby Araw', gameType: 'SPORTS', rules: /one pool/, bets: [/^Meron/, /^Draw/, /^Wala/] },
  { title: 'Blackjack Bituin', gameType: 'LIVE', rules: /stands on all 17s/, bets: [/^Deal$/] },
  { title: 'Lucky Nine', gameType: 'PVP', rules: /5% rake/, bets: [/^Deal$/] },
  { title: 'Pusoy Dos Arena', gameType: 'PVP', rules: /3 of clubs/, bets: [/^Deal$/] },
  { title: 'Tongits Klub', gameType: 'PVP', rules: /meld/, bets: [/^Deal$/] },
  { title: 'Bingo 75 Sikat', gameType: 'PVP', rules: /75-ball bingo/, bets: [/^Buy cards$/, /^More cards$/] },
];

for (const { title, gameType, rules, bets } of engines) {
  test(`${title} opens its own game with its name, rules and bets`, async ({ page, sim, signIn }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn('player01');
    const game = await openGame(page, await gamePath(sim, title, gameType));
    await expect(page.locator('[data-title]')).toHaveText(title);
    for (const bet of bets) await expect(game.getByRole('button', { name: bet }).first()).toBeVisible();
    expect(await documentOf(game).evaluate((html) => html.scrollWidth > html.clientWidth)).toBe(false);
    await game.getByRole('button', { name: 'Rules and payouts' }).click();
    const dialog = game.getByRole('dialog');
    await expect(dialog).toContainText(title);
    await expect(dialog).toContainText(rules);
  });
}

test.describe('a card table at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('accepts a typed bet, plays a hand and shows it again after leaving', async ({ page, sim, signIn }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn('player01');
    const path = await gamePath(sim, 'Lucky Nine', 'PVP');
    const game = await openGame(page, path);
    await game.getByRole('button', { name: /^Bet ₱/ }).click();
    const bet = game.getByRole('textbox', { name: 'Bet' });
    await bet.fill('12,50');
    await game.getByRole('button', { name: 'Set bet' }).click();
    await expect(game.getByRole('alert')).toHaveText('Use a decimal point: 12.50.');
    await bet.fill('12.50');
    await bet.press('Enter');
    await expect(game.getByRole('button', { name: 'Bet ₱12.50' })).toBeVisible();
    await sim.outcome('win');
    await game.getByRole('button', { name: 'Deal' }).click();
    await expect(game.getByText('Pot ₱50.00')).toBeVisible();
    await expect(game.getByRole('timer')).toBeVisible();
    await expect(game.getByRole('button', { name: 'Stand' })).not.toHaveClass('go');

    const again = await openGame(page, path);
    await expect(again.getByText('Pot ₱50.00')).toBeVisible();
    await again
      .getByRole('button', { name: /^(Draw card|Stand)$/ })
      .first()
      .click();
    await expect(gameResult(again)).toHaveText(/^(You won! Payout|Payout|No win)/);

    const third = await openGame(page, path);
    await expect(gameResult(third)).toHaveText(/^Last round: bet ₱12\.50, payout ₱/);
  });

  test('offers a deposit in a sheet when the balance is too low, and keeps the bet', async ({
    page,
    sim,
    site,
    signIn,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn('newbie01');
    const game = await openGame(page, await gamePath(sim, 'Blackjack Bituin', 'LIVE'));
    await game.getByRole('button', { name: /^Bet ₱/ }).click();
    await game.getByRole('textbox', { name: 'Bet' }).fill('37.50');
    await game.getByRole('button', { name: 'Set bet' }).click();
    await game.getByRole('button', { name: 'Deal' }).click();
    await gameNote(page).getByRole('button', { name: 'Deposit' }).click();
    const sheet = page.getByRole('dialog', { name: 'Deposit' });
    await sheet.getByRole('region', { name: 'Set a deposit limit?' }).waitFor();
    await field(sheet, 'Amount').fill('500');
    await sheet.getByRole('button', { name: 'Continue to GCash' }).click();
    const pay = sheet.getByRole('link', { name: 'Open GCash' });
    await expect(pay).toHaveAttribute('target', '_blank');
    await fetch(site + (await pay.getAttribute('href')), {
      method: 'POST',
      body: new URLSearchParams({ answer: 'approve' }),
    });
    await sheet.getByRole('button', { name: 'Back to the game' }).click({ timeout: 10_000 });
    await expect(gameFigure(page, 'balance')).toHaveText('₱500.00');
    await expect(gameNote(page).getByRole('button', { name: 'Deposit' })).toBeHidden();
    await expect(game.getByRole('button', { name: 'Bet ₱37.50' })).toBeVisible();
    await sim.outcome('lose');
    await game.getByRole('button', { name: 'Deal' }).click();
    await expect(gameFigure(page, 'balance')).toHaveText('₱462.50');
  });

  /** Plays the lowest card, or passes, as the turn allows. On a slow machine the turn may time out meanwhile. */
  const playTurn = async (game: FrameLocator): Promise<void> => {
    const act = (name: string) => game.getByRole('button', { name, exact: true });
    const press = (button: Locator) => button.click({ timeout: 5000 }).catch(() => undefined);
    const card = game.getByRole('group', { name: 'Your hand' }).getByRole('button');
    await expect(game.locator('.go').filter({ hasText: /^(Pass|Fight)$/ })).toHaveCount(0);
    for (const name of ['Draw card', 'Pass']) if (await act(name).isVisible()) return press(act(name));
    const isLead = await act('Play cards').isVisible();
    await press(card.nth(isLead ? 0 : -1));
    await press(act(isLead ? 'Play cards' : 'Discard'));
  };

  for (const [title, first] of [
    ['Pusoy Dos Arena', /^(Pass|Play cards)$/],
    ['Tongits Klub', /^(Draw card|Discard)$/],
  ] as const)
    test(`${title} is played to its end at the largest text size, and its record can be verified`, async ({
      page,
      sim,
      signIn,
    }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await signIn('player01');
      await page.goto('/m/set');
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Display/ })
        .click();
      await page.getByRole('radio', { name: 'Largest' }).check({ force: true });
      const game = await openGame(page, await gamePath(sim, title, 'PVP'));
      const stake = game.getByRole('button', { name: /^Bet ₱/ });
      await expect(stake).toBeInViewport({ ratio: 1 });
      await expect(gameFigure(page, 'balance')).toBeInViewport({ ratio: 1 });
      const cut = await page
        .locator('.gamebar dt')
        .evaluateAll((all) => all.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent));
      expect(cut).toEqual([]);
      expect(await documentOf(game).evaluate((html) => getComputedStyle(html).fontSize)).toBe('22px');
      await game.getByRole('button', { name: 'Deal' }).click();
      const turn = game.getByRole('button', { name: first }).first();
      const isOver = gameResult(game).filter({ hasText: /^(You won! Payout|Payout|No win)/ });
      while (!(await isOver.isVisible())) {
        await expect(turn.or(isOver).first()).toBeVisible({ timeout: 20_000 });
        const isMine = game.getByRole('timer');
        await expect(isMine.or(isOver).first()).toBeVisible({ timeout: 20_000 });
        if (await isMine.isVisible()) await playTurn(game);
      }
      const isTooWide = await documentOf(game).evaluate((html) => html.scrollWidth > html.clientWidth);
      expect(isTooWide).toBe(false);
      await page.goto('/m/gameRecord');
      await entries(page).filter({ hasText: title }).first().getByRole('button').click();
      const sheet = page.getByRole('dialog', { name: title });
      await expect(sheet).toContainText('Round details');
      await sheet.getByRole('button', { name: 'Reveal seed' }).click();
      const check = sheet.getByRole('link', { name: 'Check fairness' });
      await expect(check).toHaveAttribute('href', /\/__games\/check#/);
      await page.goto((await check.getAttribute('href')) ?? '');
      await expect(page.getByText(/^Step 1 of \d+$/)).toBeVisible();
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByText(/^Step 2 of \d+$/)).toBeVisible();
      await page.getByRole('button', { name: 'End', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
      await expect(page.locator('.verdict[data-good="true"]')).toHaveCount(2);
    });

  for (const title of ['Lucky Nine', 'Pusoy Dos Arena', 'Tongits Klub'])
    test(`${title}: the turn clock continues while the player is away, for a win and for a loss`, async ({
      page,
      sim,
      signIn,
    }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await signIn('player01');
      const path = await gamePath(sim, title, 'PVP');
      for (const outcome of ['win', 'lose'] as const) {
        const game = await openGame(page, path);
        await sim.outcome(outcome);
        await game.getByRole('button', { name: 'Deal' }).click();
        await expect(game.getByRole('timer')).toBeVisible({ timeout: 20_000 });
        const pot = await game.getByText(/^Pot ₱/).textContent();
        const again = await openGame(page, path);
        await expect(again.getByText(pot ?? '')).toBeVisible();
        await expect(again.getByRole('timer')).toBeVisible();
        await sim.clock.advance('14m');
        const third = await openGame(page, path);
        await expect(gameResult(third)).toHaveText(
          outcome === 'win' ? /^Last round: bet ₱[\d.]+, payout ₱[1-9]/ : /^Last round: bet ₱[\d.]+, payout ₱0\.00/,
        );
      }
    });

  test('a crash flight can be cashed out, and its seed can be checked in the game', async ({ page, sim, signIn }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn('player01');
    const path = await gamePath(sim, 'Lipad!', 'RNG');
    const game = await openGame(page, path);
    await sim.outcome('win');
    await game.getByRole('button', { name: 'Take off' }).click();
    await game.getByRole('button', { name: /^Cash out ₱/ }).click();
    await expect(gameResult(game)).toHaveText(/^You won! Payout ₱/);
    await expect(game.getByText('Bets this round')).toBeVisible();
    await sim.outcome('win');
    await game.getByRole('button', { name: 'Take off' }).click();
    const again = await openGame(page, path);
    await expect(gameResult(again)).toHaveText(/^You won! Payout ₱/);
    await again.getByRole('button', { name: 'Take off' }).click();
    await expect(again.getByRole('button', { name: 'Take off' })).toBeEnabled({ timeout: 60_000 });
    await again.getByRole('button', { name: 'Rules and payouts' }).click();
    await again.getByRole('button', { name: 'Check last round' }).click();
    await expect(again.getByText(/^Checked: the seed has the hash shown before/)).toBeVisible();
  });
});
