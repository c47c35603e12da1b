import { expect } from '../../support/test.ts';
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
