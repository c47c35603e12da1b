// @long

import { entries, moreEntries, record } from '#tests/support/screen/records.ts';
import { expect, test } from '#tests/support/test.ts';

test('going back restores filters and scroll position, and an offline record reloads once online', {
  tag: ['@R030', '@A12'],
}, async ({ page, context, signIn, watch }) => {
  watch.expectError(/ERR_INTERNET_DISCONNECTED/);
  await signIn('player01');
  await page.goto('/m/gameRecord?period=month');
  await expect(entries(page).first()).toBeVisible();
  await page.getByLabel('Status').selectOption('settled');
  await expect(page).toHaveURL(/period=month&status=settled/);
  const row = entries(page).nth(30);
  await moreEntries(page).scrollIntoViewIfNeeded();
  await row.scrollIntoViewIfNeeded();
  await expect(row).toBeInViewport();
  const position = () => page.evaluate(() => scrollY);
  const left = await position();
  await page.goto('/m/help');
  await page.goBack();
  await expect(page.getByLabel('Status')).toHaveValue('settled');
  await expect.poll(position).toBe(left);
  await expect(row).toBeInViewport();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL(/period=today/);
});

test('custom dates are validated at their field and kept in the URL', {
  tag: ['@R030', '@A12'],
}, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/gameRecord');
  await expect(entries(page).first()).toBeVisible();
  const count = await record(page).getByRole('status').textContent();
  await page.getByRole('button', { name: 'Custom' }).click();
  const [from, to] = [page.getByLabel('From'), page.getByLabel('To', { exact: true })];
  const [first, last] = [await from.inputValue(), await to.inputValue()];
  await from.fill(last);
  await to.fill(first);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(to).toHaveAccessibleDescription('The end date is before the start date.');
  await expect(from).toHaveValue(last);
  await from.fill(first);
  await to.fill(last);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`from=${first}&to=${last}`));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Custom' })).toHaveAttribute('aria-pressed', 'true');
  await expect(record(page).getByRole('status')).toHaveText(count ?? '');
});

test('the details of a lottery bet show the drawn numbers and every bet of the order', {
  tag: ['@R030', '@long'],
}, async ({ page, sim, signIn }) => {
  await sim.apply('lottery.won');
  await signIn('player01');
  await page.goto('/m/gameRecord?kind=ELOTT');
  const rows = entries(page);
  await expect(rows).toHaveCount(2);
  await rows.first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Drawn numbers');
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Won' })).toContainText('Last digit');
});

test('profit and loss can be shown by month, which is kept in the URL', {
  tag: ['@R030', '@R262', '@long'],
}, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/profitandloss');
  const month = page.getByLabel('Month');
  await expect(month.getByRole('option')).toHaveCount(13);
  await month.selectOption({ index: 2 });
  await expect(page).toHaveURL(/from=\d{4}-\d\d-01&to=\d{4}-\d\d-(28|29|30|31)$/);
  const chosen = await month.inputValue();
  await page.reload();
  await expect(month).toHaveValue(chosen);
  await month.selectOption('');
  await expect(page.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true');
});

test('an empty profit and loss leads to the games', { tag: '@R030' }, async ({ page, sim, signIn }) => {
  await sim.apply('records.empty');
  await signIn('player01');
  await page.goto('/m/profitandloss');
  await expect(page.getByRole('heading', { name: 'No bets in this period' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play games' })).toHaveAttribute('href', '/m/gameLobby');
});

test('entries far from the screen are hidden, keep their height and can be found in the page; the days stay', {
  tag: ['@R030', '@A12'],
}, async ({ page, signIn }) => {
  await signIn('player01');
  await page.goto('/m/gameRecord?period=month');
  const first = entries(page).first();
  await expect(first).toBeVisible();
  const count = () => entries(page).count();
  for (let shown = await count(); shown < 120; shown = await count()) {
    await moreEntries(page).click();
    await expect.poll(count).toBeGreaterThan(shown);
  }
  await expect(first).toBeHidden();
  // Screen readers move by heading.
  const days = record(page).getByRole('heading', { level: 2 });
  await expect(days.first()).toBeVisible();
  const all = record(page).getByRole('heading', { level: 2, includeHidden: true });
  await expect(days).toHaveCount(await all.count());
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  // A fragment reveals what is hidden until found, as find in page does.
  await first.evaluate((entry) => {
    entry.id = 'found';
    location.hash = 'found';
  });
  await expect(first).toBeInViewport();
  expect(Math.abs((await height()) - before)).toBeLessThan(2);
  await expect(entries(page).last()).toBeHidden();
});
