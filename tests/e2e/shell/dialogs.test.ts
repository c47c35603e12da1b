import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { dialogDefectsInPage } from '#tests/support/dialog-defects.ts';
import { layoutDefectsInPage } from '#tests/support/layout-defects.ts';
import { openedDialogs } from '#tests/support/opened-screens.ts';
import { setTextSize } from '#tests/support/page-checks.ts';
import { expect, test } from '#tests/support/test.ts';
import { truncatedTextsInPage } from '#tests/support/truncated-text.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

/** Shows a dialog: an element or component of it, or a call of a function that opens one. */
const showsDialog =
  /<dialog\b|^import (?!type).* from '#ui\/(?:Dialog|Sheet|Prompt|open-prompt)\.tsx'|<ConfirmActionDialog\b|\b(?:confirm(?:Dialog|First|OnTop)|showPlainDialog\w*)\(/m;

/** Parts that only pass a dialog on. */
const helpers = ['features/shared/lazy-module.ts', 'features/safety/components/ConfirmActionDialog.tsx'];

/** Pages have their own tests at this text size. */
const hidePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body { visibility: hidden } dialog[open] { visibility: visible }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

const expectDialogFits = async (page: Page, at: string): Promise<void> => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 568 });
    // Broken words are found below, without those of addresses.
    const lost = (await page.evaluate(layoutDefectsInPage)).filter((it) => !it.startsWith('broken'));
    expect.soft(lost, `${at}, ${width} px`).toEqual([]);
    expect.soft(await page.evaluate(truncatedTextsInPage), `texts, ${at}, ${width} px`).toEqual([]);
    expect.soft(await page.evaluate(dialogDefectsInPage), `dialog, ${at}, ${width} px`).toEqual([]);
  }
};

test('every dialog of the site is in the list of dialogs to test', () => {
  const sources = globSync('features/**/*.{ts,tsx,astro}', { cwd: 'src' })
    .concat(globSync('shell/**/*.{ts,tsx,astro}', { cwd: 'src' }))
    .concat(globSync('pages/**/*.astro', { cwd: 'src' }))
    .filter((file) => showsDialog.test(readFileSync(`src/${file}`, 'utf8')) && !helpers.includes(file));
  expect([...new Set(openedDialogs.map(({ source }) => source))].sort()).toEqual(sources.sort());
});

for (const { name, account, scenarios = [], open } of openedDialogs)
  test(`${name}: nothing is cut off and every control can be reached at 200 % text size`, {
    tag: ['@X12', '@long'],
  }, async ({ page, context, sim, signIn, watch }) => {
    test.setTimeout(120_000);
    watch.expectError(/404/);
    for (const scenario of scenarios) await sim.apply(scenario);
    await withoutNotices(context);
    if (account) await signIn(account);
    await open(page, sim);
    await hidePage(page);
    const browser = await context.newCDPSession(page);
    // Like the browser's own font setting, which also affects media queries in `rem`.
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await expectDialogFits(page, 'browser text of 200 %');
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await setTextSize(page, 'largest');
    await expectDialogFits(page, 'largest text of the site');
  });
