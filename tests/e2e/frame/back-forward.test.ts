import { withoutNotices } from '../../support/quiet.ts';
import { expect, test } from '../../support/test.ts';

test.beforeEach(({ context }) => withoutNotices(context));

for (const [path, ready] of [
  ['/m/home', '.service__tab'],
  ['/m/gameList?gameType=RNG', '.gamelist__end button'],
] as const) {
  test(`${path} comes back from the back/forward cache, with the balance of now`, { tag: ['@R195', '@R070'] }, async ({
    page,
    sim,
    signIn,
  }) => {
    await signIn('player01');
    await page.goto(path);
    await expect(page.locator(ready)).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    const balance = page.getByRole('dialog', { name: 'Menu' }).locator('.money');
    await expect(balance).toContainText('₱12,480.50');
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click();
    await expect(page).toHaveURL(/\/m\/activity$/);
    await sim.apply('wallet.empty');
    await page.evaluate(() => history.back());
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(balance).toContainText('₱0.00');
  });
}
