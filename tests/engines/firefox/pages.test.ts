import type { Page } from 'playwright/test';
import { layoutDefectsInPage } from '#tests/support/layout-defects.ts';
import { openAs, openPage } from '#tests/support/page-checks.ts';
import { expect, test } from '#tests/support/test.ts';
import { groupsOf, statesVisited, type Visit } from '#tests/support/visits.ts';
import { faultsInPage } from '../page-faults.ts';

/** Number of pages in one test. */
const atOnce = 12;

const visit = async (page: Page, one: Visit): Promise<void> => {
  await openPage(page, one);
  expect.soft(await page.evaluate(faultsInPage), one.address).toEqual([]);
  expect.soft(await page.evaluate(layoutDefectsInPage), one.address).toEqual([]);
};

for (const lang of ['en', 'ty'] as const) {
  test.describe(lang === 'en' ? 'in English' : 'in Filipino', { tag: '@engines' }, () => {
    test.use({ lang });

    for (const { visitor, pages } of groupsOf(atOnce)) {
      const names = pages.map(({ name }) => name).join(', ');
      test(`as ${visitor}: ${names}`, async ({ page, context, sim, watch }) => {
        // React logs an error for a page that is left while a module is loading.
        watch.expectError(/^console: Error .*react/);
        await openAs(context, sim, visitor);
        for (const one of pages) await visit(page, one);
      });
    }

    for (const { visit: one, scenario } of statesVisited)
      test(`in its scenario: ${one.name}`, async ({ page, context, sim }) => {
        await openAs(context, sim, one.visitor, scenario);
        await visit(page, one);
      });
  });
}
