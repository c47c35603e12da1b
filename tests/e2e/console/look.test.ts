import type { Page } from 'playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { expect } from '../../support/test.ts';
import { desktop, test } from './console.ts';

const panels = [
  'overview',
  'flags',
  'scenarios',
  'requests',
  'world',
  'members',
  'members/player01',
  'clock',
  'faults',
  'snapshots',
  'coverage',
  'api',
  'help',
];
// The site in the phone has tests of its own; without it axe has half to read.
const leaveSite = (page: Page) => page.locator('.phone iframe').evaluate((it) => it.setAttribute('src', 'about:blank'));

/** Light differs in its colours alone: the panels with most of them stand for all. */
const looks = { dark: panels, light: ['overview', 'requests', 'members/player01'] } as const;

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`${colorScheme}`, () => {
    test.use({ ...desktop, colorScheme });
    test('no panel breaks a rule of WCAG 2.2 AA', async ({ console }) => {
      test.slow();
      await leaveSite(console.page);
      for (const panel of looks[colorScheme]) {
        await console.open(panel);
        await expectAccessible(console.page);
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('every panel fits the width, and the site is one of them', async ({ console }) => {
    test.slow();
    const { page, open, phone } = console;
    for (const panel of panels) {
      await open(panel);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), panel).toBe(390);
      expect(await page.locator('#panel').evaluate((it) => it.scrollWidth - it.clientWidth), panel).toBe(0);
    }
    await page.getByRole('link', { name: 'Site' }).click();
    await expect(phone.locator('header')).toBeVisible();
    await leaveSite(page);
    await expectAccessible(page);
  });
});
