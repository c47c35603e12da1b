// @long

import { expect, test } from '#tests/support/test.ts';

test('the clock of the page follows the clock of the world', async ({ page, sim }) => {
  const { now } = await sim.clock.freeze();
  await sim.clock.follow(page);
  await page.goto('/m/useragreement');
  const shown = () => page.evaluate(() => Date.now());
  expect(await shown()).toBe(now);
  const later = await sim.clock.advance('2h');
  expect([later.now - now, await shown()]).toEqual([7_200_000, later.now]);
});
