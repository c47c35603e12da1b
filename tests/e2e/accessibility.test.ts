import { expectHighContrast, expectLargeText, expectNoOverflow, openAs, openPage } from '#tests/support/page-checks.ts';
import { test } from '#tests/support/test.ts';
import { groupsOf, statesVisited } from '#tests/support/visits.ts';

/** Number of pages in one test. */
const atOnce = 6;

for (const lang of ['en', 'ty'] as const) {
  test.describe(lang === 'en' ? 'in English' : 'in Filipino', () => {
    test.use({ lang });

    for (const { visitor, pages } of groupsOf(atOnce)) {
      const names = pages.map(({ name }) => name).join(', ');

      test(`as ${visitor}, ${names} have no layout defects at 320 px and pass axe`, {
        tag: lang === 'en' ? [] : ['@long'],
      }, async ({ page, context, sim, watch }) => {
        watch.expectError(/404/);
        await openAs(context, sim, visitor);
        for (const visit of pages) await expectNoOverflow(page, visit);
      });

      test(`as ${visitor}, ${names} have no layout defects at 200 % text size and 7:1 high contrast`, {
        tag: ['@X12', '@long'],
      }, async ({ page, context, sim, watch }) => {
        watch.expectError(/404/);
        await openAs(context, sim, visitor);
        for (const visit of pages) {
          await openPage(page, visit);
          await expectLargeText(page, visit);
          await expectHighContrast(page);
        }
      });
    }

    for (const { visit, scenario } of statesVisited) {
      test(`${visit.name} has no layout defects, passes axe and has 7:1 high contrast`, {
        tag: lang === 'en' ? '@X12' : ['@X12', '@long'],
      }, async ({ page, context, sim }) => {
        await openAs(context, sim, visit.visitor, scenario);
        await expectNoOverflow(page, visit);
        await expectLargeText(page, visit);
        await expectHighContrast(page);
      });
    }
  });
}
