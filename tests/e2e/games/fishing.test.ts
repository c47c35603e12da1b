import { playRound } from '#contract/games/games.ts';
import { gamePath, openGame } from '#tests/support/game-page.ts';
import { gameResult } from '#tests/support/screen/games.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ viewport: { width: 320, height: 640 } });

test.beforeEach(async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn('player01');
});

test('the gun in use shows the price of its shots', async ({ page, sim }) => {
  const game = await openGame(page, await gamePath(sim, '', 'FISH'));
  const gun = game.getByRole('button', { name: /^Gun 5: .* per shot$/ });
  await gun.click();
  await expect(gun).toHaveAttribute('aria-pressed', 'true');
  const price = (await gun.textContent()) ?? '';
  await game.getByRole('button', { name: /^Shoot at crab/ }).click();
  await expect.poll(() => sim.requests({ path: playRound.path, method: 'POST' })).toHaveLength(1);
  await game.getByRole('button', { name: 'Decrease bet' }).click();
  await expect(gun).not.toHaveAttribute('aria-pressed', 'true');
  await expect(gun).toHaveText(price);
});

test('automatic fire ends at its loss limit, with one round for each shot', async ({ page, sim }) => {
  const game = await openGame(page, await gamePath(sim, '', 'FISH'));
  await game.getByRole('button', { name: 'Auto fire' }).click();
  const dialog = game.getByRole('dialog', { name: 'Auto fire' });
  await dialog.getByRole('combobox', { name: 'Target' }).selectOption({ label: 'Bakunawa ×200' });
  await dialog.getByRole('radio').nth(4).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Start auto fire' }).click();
  await expect(game.getByRole('button', { name: /^Stop/ })).toBeVisible();
  await expect(gameResult(game)).toHaveText(/^Auto fire ended\. Shots: \d+, net /);
  const shots = Number(/\d+/.exec((await gameResult(game).textContent()) ?? '')?.[0]);
  expect(await sim.requests({ path: playRound.path, method: 'POST' })).toHaveLength(shots);
});

test('automatic fire ends when a shot is rejected', async ({ page, sim }) => {
  const game = await openGame(page, await gamePath(sim, '', 'FISH'));
  await game.getByRole('button', { name: 'Auto fire' }).click();
  await sim.faults({ endpoint: 'playRound', kind: 'error', code: 'safety.check' });
  await game.getByRole('button', { name: 'Start auto fire' }).click();
  await expect(gameResult(game)).toHaveText('Confirm the reality check first. No bet was placed.');
  await expect(game.getByRole('button', { name: 'Auto fire' })).toBeVisible();
  expect(await sim.requests({ path: playRound.path, method: 'POST' })).toHaveLength(1);
});

test('a held key fires until it is released, arrow keys change the target, and one summary is announced', async ({
  page,
  sim,
}) => {
  const game = await openGame(page, await gamePath(sim, '', 'FISH'));
  const shots = async (): Promise<readonly unknown[]> =>
    (await sim.requests({ path: playRound.path, method: 'POST' })).map(
      ({ requestBody }) => (requestBody as { readonly choice: { readonly fish: string } }).choice.fish,
    );
  await game.getByRole('button', { name: /^Shoot at blue fish/ }).focus();
  await page.keyboard.down('Enter');
  // Browsers repeat a held key.
  await page.keyboard.down('Enter');
  await expect.poll(shots).toHaveLength(2);
  await expect(gameResult(game)).toHaveAttribute('aria-live', 'off');
  await page.keyboard.press('ArrowRight');
  await expect.poll(shots).toContain('tropical-fish');
  await page.keyboard.up('Enter');
  await expect(gameResult(game)).toHaveText(/^Shots: \d, net /);
  await expect(gameResult(game)).toHaveAttribute('aria-live', 'polite');
  const fired = await shots();
  await expect(gameResult(game)).toHaveText(new RegExp(`^Shots: ${fired.length}, net `));
  expect(fired.slice(0, 2)).toEqual(['fish', 'fish']);
  await page.keyboard.press('Space');
  await expect(gameResult(game)).not.toHaveText(/^Shots/);
  expect((await shots()).length).toBe(fired.length + 1);
});
