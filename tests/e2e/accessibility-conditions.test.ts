import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import {
  coveredFocus,
  coveredShare,
  fieldFaults,
  forcedColourFaults,
  hiddenFocus,
  unmarkedFields,
} from '#tests/support/conditions.ts';
import { fillStorage } from '#tests/support/full-storage.ts';
import { layoutDefectsInPage } from '#tests/support/layout-defects.ts';
import { markupFaults, namesInPage, vnuFaults } from '#tests/support/markup.ts';
import { openedScreens } from '#tests/support/opened-screens.ts';
import { openAs, openPage, setTextSize, setTextSpacing } from '#tests/support/page-checks.ts';
import { measuredContrastFaults } from '#tests/support/pixel-contrast.ts';
import { expect, test } from '#tests/support/test.ts';
import { truncatedTextsInPage } from '#tests/support/truncated-text.ts';
import { groupsOf, statesVisited, type Visit } from '#tests/support/visits.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

/** Number of pages in one test. */
const atOnce = 8;

/** Tab presses on each page. */
const steps = 25;

const dayMs = 86_400_000;

const expectSpacing = async (page: Page, { address }: Pick<Visit, 'address'>): Promise<void> => {
  await setTextSpacing(page);
  // Words may break with wider letter spacing.
  const lost = (await page.evaluate(layoutDefectsInPage)).filter((it) => !it.startsWith('broken'));
  expect.soft(lost, `${address} with text spacing`).toEqual([]);
};

/** The style sheet for forced colours is loaded by a script. */
const expectForcedColours = (page: Page, { address }: Pick<Visit, 'address'>): Promise<void> =>
  expect.poll(() => page.evaluate(forcedColourFaults), { message: `${address} in forced colours` }).toEqual([]);

const expectFocusShown = async (page: Page, { address }: Pick<Visit, 'address'>): Promise<void> => {
  for (let presses = 0; presses < steps; presses += 1) {
    await page.keyboard.press('Tab');
    // A carousel or a strip may still be scrolling to it.
    await expect.poll(() => page.evaluate(coveredFocus), { message: `focus on ${address}` }).toBeNull();
  }
};

const expectZoomed = async (page: Page, visit: Visit): Promise<void> => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, visit);
  await page.evaluate(() => scrollTo(0, 200));
  expect.soft(await page.evaluate(coveredShare), `bars of ${visit.address} at 320x256`).toBeLessThanOrEqual(0.25);
  await expectFocusShown(page, visit);
};

for (const { visitor, pages } of groupsOf(atOnce)) {
  const names = pages.map(({ name }) => name).join(', ');

  test(`as ${visitor}, ${names} support forced colours, and their fields suit a phone`, {
    tag: ['@X12', '@long'],
  }, async ({ page, context, sim, watch }) => {
    watch.expectError(/404/);
    await page.emulateMedia({ forcedColors: 'active' });
    await openAs(context, sim, visitor);
    for (const visit of pages) {
      await openPage(page, visit);
      await expectForcedColours(page, visit);
      expect.soft(await page.evaluate(fieldFaults), `fields of ${visit.address}`).toEqual([]);
      expect.soft(await page.evaluate(unmarkedFields), `focus on ${visit.address} in forced colours`).toEqual([]);
    }
  });

  test(`as ${visitor}, ${names} show the focus at 400 % zoom, and bars cover at most a quarter`, {
    tag: ['@X12', '@long'],
  }, async ({ page, context, sim, watch }) => {
    watch.expectError(/404/);
    await openAs(context, sim, visitor);
    for (const visit of pages) await expectZoomed(page, visit);
  });

  test(`as ${visitor}, ${names} open with full storage and a clock a day fast and show the keyboard focus`, {
    tag: ['@X12', '@long'],
  }, async ({ page, context, sim, watch }) => {
    watch.expectError(/404/);
    await fillStorage(context);
    await openAs(context, sim, visitor);
    await page.clock.setFixedTime(Date.now() + dayMs);
    for (const visit of pages) {
      await openPage(page, visit);
      for (let presses = 0; presses < steps; presses += 1) {
        await page.keyboard.press('Tab');
        expect.soft(await page.evaluate(hiddenFocus), `focus on ${visit.address}`).toBeNull();
      }
    }
  });

  test(`as ${visitor}, ${names} have AA contrast over gradients and images`, {
    tag: ['@X12', '@long'],
  }, async ({ page, context, sim, watch }) => {
    watch.expectError(/404/);
    test.setTimeout(150_000);
    await openAs(context, sim, visitor);
    for (const visit of pages) {
      await openPage(page, visit);
      expect.soft(await measuredContrastFaults(page), `contrast on ${visit.address}`).toEqual([]);
    }
  });

  test(`as ${visitor}, ${names} have valid markup and accessible names and support text spacing`, {
    tag: ['@X12', '@long'],
  }, async ({ page, context, sim, watch }) => {
    watch.expectError(/404/);
    await openAs(context, sim, visitor);
    for (const visit of pages) {
      await openPage(page, visit);
      expect.soft(await markupFaults(await page.content()), `markup of ${visit.address}`).toEqual([]);
      expect.soft(await page.evaluate(namesInPage), `names of ${visit.address}`).toEqual([]);
      await expectSpacing(page, visit);
    }
  });
}

test.describe('in Filipino', () => {
  test.use({ lang: 'ty' });

  for (const { visitor, pages } of groupsOf(atOnce)) {
    test(`as ${visitor}, ${pages.map(({ name }) => name).join(', ')} support text spacing`, {
      tag: ['@X12', '@long'],
    }, async ({ page, context, sim, watch }) => {
      watch.expectError(/404/);
      await openAs(context, sim, visitor);
      for (const visit of pages) {
        await openPage(page, visit);
        await expectSpacing(page, visit);
      }
    });
  }
});

for (const { visit, scenario } of statesVisited) {
  test(`${visit.name} has valid markup and supports forced colours and text spacing`, {
    tag: ['@X12', '@long'],
  }, async ({ page, context, sim }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openAs(context, sim, visit.visitor, scenario);
    await openPage(page, visit);
    await expectForcedColours(page, visit);
    expect.soft(await markupFaults(await page.content())).toEqual([]);
    await expectSpacing(page, visit);
  });
}

for (const { name, account, scenarios = [], open } of openedScreens) {
  test(`${name}: markup, contrast, fields, forced colours, 320 px, largest text, zoom and text spacing`, {
    tag: ['@X12', '@long'],
  }, async ({ page, context, sim, signIn, watch }) => {
    test.setTimeout(120_000);
    // axe tries to add styles, which the policy of a game blocks.
    watch.expectError(/404|Applying inline style/);
    for (const scenario of scenarios) await sim.apply(scenario);
    await withoutNotices(context);
    if (account) await signIn(account);
    await open(page, sim);
    const screen = { address: name };
    expect.soft(await markupFaults(await page.content())).toEqual([]);
    expect.soft(await page.evaluate(namesInPage)).toEqual([]);
    expect.soft(await page.evaluate(fieldFaults)).toEqual([]);
    expect.soft(await measuredContrastFaults(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    await expectForcedColours(page, screen);
    expect.soft(await page.evaluate(unmarkedFields), 'focus in forced colours').toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page);
    expect.soft(await page.evaluate(layoutDefectsInPage)).toEqual([]);
    await setTextSize(page, 'largest');
    expect.soft(await page.evaluate(layoutDefectsInPage), 'largest text').toEqual([]);
    expect.soft(await page.evaluate(truncatedTextsInPage), 'texts, largest').toEqual([]);
    await setTextSize(page, 'usual');
    await page.setViewportSize({ width: 320, height: 256 });
    await expectFocusShown(page, screen);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectSpacing(page, screen);
  });
}

test('every built document is valid and ends with its root element', { tag: '@long' }, async () => {
  test.setTimeout(180_000);
  let count = 0;
  for await (const file of glob('dist/kidlat/**/*.html')) {
    const html = readFileSync(file, 'utf8');
    count += 1;
    expect.soft(html, file).toMatch(/<\/html>\s*$/);
    expect.soft(await markupFaults(html), file).toEqual([]);
  }
  expect(count).toBeGreaterThan(200);
});

test('every built document passes the W3C validator', { tag: '@long' }, async () => {
  const jar = process.env.VNU_JAR ?? '';
  test.skip(jar === '', 'VNU_JAR names no vnu.jar; it needs Java.');
  test.setTimeout(180_000);
  const files: string[] = [];
  for await (const file of glob('dist/kidlat/**/*.html')) files.push(file);
  expect(await vnuFaults(jar, files)).toEqual([]);
});
