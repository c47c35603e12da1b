// @long

import { expect } from '#tests/support/test.ts';
import { desktop, test } from './console.ts';

test.use(desktop);

test('a match can be found by its ID and voided', async ({ console, sim }) => {
  const { page, open } = console;
  const [match] = (await sim.matches()).filter(({ phase }) => phase === 'upcoming');
  await open('matches');
  await page.getByRole('searchbox').fill(match?.id ?? '');
  const row = page.locator(`[data-match="${match?.id}"]`);
  await expect(row).toContainText(`${match?.home} – ${match?.away}`);
  await row.getByRole('button', { name: /^Void/ }).click();
  await expect(row).toContainText('void');
  expect((await sim.matches()).find(({ id }) => id === match?.id)?.phase).toBe('void');
});

test('a match ends with the result that was forced in the console', async ({ console, sim }) => {
  const { page, open } = console;
  const [match] = (await sim.matches()).filter(({ phase }) => phase === 'upcoming');
  await open('matches');
  await page.getByRole('searchbox').fill(match?.id ?? '');
  const row = page.locator(`[data-match="${match?.id}"]`);
  await row.getByRole('button', { name: /^Away wins/ }).click();
  await expect(row.getByRole('button', { name: /^Away wins/ })).toBeEnabled();
  await sim.clock.advance('1d');
  const ended = (await sim.matches()).find(({ id }) => id === match?.id);
  expect(ended?.phase).toBe('finished');
  const [home = 0, away = 0] = ended?.score ?? [];
  expect(away).toBeGreaterThan(home);
});
