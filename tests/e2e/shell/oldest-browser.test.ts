// @long

import { walkMainFlows } from '#tests/support/main-flows.ts';
import { asOldestBrowser } from '#tests/support/oldest-browser.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

test('the main flows work in a browser without newer features', async ({ page, context, sim }) => {
  test.setTimeout(150_000);
  await withoutNotices(context);
  await asOldestBrowser(context);
  await page.goto('/m/home');
  const left = await page.evaluate(() => {
    const newer: readonly (readonly [object, string])[] = [
      [AbortSignal, 'any'],
      [Array, 'fromAsync'],
      [Document.prototype, 'startViewTransition'],
      [HTMLElement.prototype, 'showPopover'],
      [HTMLScriptElement, 'supports'],
      [Object, 'groupBy'],
      [Promise, 'withResolvers'],
      [Set.prototype, 'union'],
      [URL, 'canParse'],
      [Object.getPrototypeOf(Object.getPrototypeOf([].values())), 'map'],
      [window, 'scheduler'],
    ];
    return newer.filter(([owner, name]) => name in owner).map(([, name]) => name);
  });
  expect(left).toEqual([]);
  await walkMainFlows(page, sim);
});
