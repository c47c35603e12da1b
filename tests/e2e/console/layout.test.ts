// @long

import type { Locator } from 'playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect } from '#tests/support/test.ts';
import { desktop, leaveSite, panelArea, scrollers, test } from './console.ts';

const panels = [
  'overview',
  'flags',
  'scenarios',
  'actions',
  'requests',
  'world',
  'members',
  'members/player01',
  'safety',
  'identity',
  'matches',
  'clock',
  'faults',
  'replies',
  'callbacks',
  'history',
  'snapshots',
  'coverage',
  'web-vitals',
  'access',
  'api',
  'help',
];
/** The light theme differs in colours only, so the panels with most colours are sufficient. */
const themes = [
  ['dark', panels.slice(0, 6)],
  ['dark', panels.slice(6, 12)],
  ['dark', panels.slice(12)],
  ['light', ['overview', 'requests', 'members/player01']],
] as const;

for (const [colorScheme, some] of themes) {
  test.describe(colorScheme, () => {
    test.use({ ...desktop, colorScheme });
    test(`${some.join(', ')} pass axe`, async ({ console }) => {
      test.slow();
      await leaveSite(console.page);
      for (const panel of some) {
        await console.open(panel);
        await expectAccessible(console.page);
      }
    });
  });
}

test.describe('on a desktop', () => {
  test.use(desktop);
  test('the buttons of the history are named as they read', async ({ console, sim }) => {
    const { page, open } = console;
    await leaveSite(page);
    const { token } = await sim.signIn('player01');
    await sim.call('/wps/relay/DEP_paymentGateway', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ bankId: 'GCASH', amount: 277 }),
    });
    await open('history');
    const newest = panelArea(page).getByRole('listitem').first();
    for (const name of ['Show changes', 'World before', 'World after'])
      await expect(newest.getByRole('button', { name: new RegExp(`^${name}`) })).toContainText(name);
  });
});

for (const width of [1280, 1024]) {
  test.describe(`at ${width} px`, () => {
    test.use({ ...desktop, viewport: { width, height: 800 } });
    test('the navigation and every panel fit without horizontal scrolling', async ({ console }) => {
      const { page, open } = console;
      await leaveSite(page);
      const beyond = (part: Locator) => part.evaluate((it) => it.scrollWidth - it.clientWidth);
      for (const panel of panels) {
        await open(panel);
        expect(
          [await beyond(page.getByRole('navigation', { name: 'Panels' })), await beyond(panelArea(page))],
          panel,
        ).toEqual([0, 0]);
        for (const scroll of await scrollers(page).all()) expect(await beyond(scroll), panel).toBe(0);
      }
    });
  });
}

for (const width of [390, 320]) {
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });
    test('every panel fits the width, and the site is one of the panels', async ({ console }) => {
      test.slow();
      const { page, open, preview } = console;
      for (const panel of panels) {
        await open(panel);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), panel).toBe(width);
        expect.soft(await panelArea(page).evaluate((it) => it.scrollWidth - it.clientWidth), panel).toBe(0);
      }
      await page.getByRole('link', { name: 'Site' }).click();
      await expect(preview.getByRole('banner')).toBeVisible();
      await leaveSite(page);
      await expectAccessible(page);
    });
  });
}
