// @long

import type { Locator, Page } from 'playwright/test';
import type { Sim } from '#sim/client/sim.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { hiddenFocus } from '#tests/support/conditions.ts';
import { expect } from '#tests/support/test.ts';
import { desktop, leaveSite, panelArea, panels, previewFrame, scrollers, test } from './console.ts';

/** Fills the lists of the panels, with two entries about the same endpoint. */
const fillPanels = async (sim: Sim): Promise<void> => {
  await sim.apply('flags.everything-on', 'identity.pending');
  const { token } = await sim.signIn('player01');
  for (const amount of [277, 288]) {
    await sim.call('/wps/relay/DEP_paymentGateway', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ bankId: 'GCASH', amount }),
    });
    await sim.checkpoint(`deposit of ${amount}`);
  }
  await sim.faults(
    { endpoint: 'balance', kind: 'delay', delay: 10, call: 1 },
    { endpoint: 'balance', kind: 'reset', call: 2 },
  );
  for (const member of ['player01', 'newbie01'])
    await sim.override('balance', { errorCode: 'system.unknown' }, { member });
};

const control = /- '?((?:button|link|checkbox|switch|combobox|textbox|searchbox|spinbutton)\b(?: "(?:[^"\\]|\\.)*")?)/g;

/** Returns role and name of each control of the panel, except buttons that open a page of the site. */
const controlsOf = async (page: Page): Promise<string[]> => {
  const tree = await panelArea(page).ariaSnapshot();
  return [...tree.matchAll(control)].flatMap(([, found = '']) => (found.startsWith('button "/m/') ? [] : found));
};

/** The light theme differs in colours only, so the panels with most colours are sufficient. */
const themes = [
  ['dark', panels],
  ['light', ['overview', 'requests', 'members/player01']],
] as const;

for (const [colorScheme, some] of themes) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ ...desktop, colorScheme });
    for (const panel of some)
      test(`${panel} gives each control its own name and passes axe`, async ({ console, sim }) => {
        const { page, open } = console;
        await leaveSite(page);
        await fillPanels(sim);
        await open(panel);
        let controls: string[] = [];
        // Lists fill when their data arrives.
        await expect
          .poll(async () => {
            const before = controls;
            controls = await controlsOf(page);
            return controls.length > 0 && controls.join() === before.join();
          })
          .toBe(true);
        expect.soft(controls.filter((it, at) => !it.includes('"') || controls.indexOf(it) !== at)).toEqual([]);
        await expectAccessible(page);
      });
  });
}

test.describe('the keyboard focus', () => {
  test.use(desktop);
  for (const panel of panels)
    test(`is visible at each stop in ${panel}`, async ({ console, sim }) => {
      const { page, open } = console;
      await leaveSite(page);
      await fillPanels(sim);
      await open(panel);
      await panelArea(page).focus();
      const hidden: (string | null)[] = [];
      for (let stop = 0; stop < 80; stop++) {
        await page.keyboard.press('Tab');
        for (const frame of page.frames())
          if (await frame.evaluate(() => document.hasFocus())) hidden.push(await frame.evaluate(hiddenFocus));
      }
      expect([...new Set(hidden)]).toEqual([null]);
    });

  test('is visible on a frame whose document has it', async ({ console }) => {
    const { page, open } = console;
    await open('help');
    const docs = panelArea(page).locator('iframe');
    await docs.focus();
    await expect(docs).toHaveCSS('outline-style', 'solid');
    await previewFrame(page).focus();
    await expect(docs).toHaveCSS('outline-style', 'none');
    await expect(previewFrame(page).locator('..')).toHaveCSS('outline-style', 'solid');
    await open('api');
    await page.getByRole('button', { name: 'Show API explorer' }).click();
    await docs.focus();
    await expect(docs).toHaveCSS('outline-style', 'solid');
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
