import { enterAs, expectHighContrast, expectLargeLetters, expectNarrow, openPage } from '../support/every-page.ts';
import { test } from '../support/test.ts';
import { groupsOf, statesVisited } from '../support/visits.ts';

/** Pages that one test walks through. */
const atOnce = 6;

for (const lang of ['en', 'ty'] as const) {
  test.describe(lang === 'en' ? 'in English' : 'in Filipino', () => {
    test.use({ lang });

    for (const { visitor, pages } of groupsOf(atOnce)) {
      const names = pages.map(({ name }) => name).join(', ');

      test(`to ${visitor}, ${names} lose nothing at 320 px and break no rule`, {
        tag: lang === 'en' ? [] : ['@long'],
      }, async ({ page, context, sim, watch }) => {
        watch.expectError(/404/);
        await enterAs(context, sim, visitor);
        for (const visit of pages) await expectNarrow(page, visit);
      });

      test(`to ${visitor}, ${names} lose nothing in letters of 200 %, and high contrast is 7:1`, {
        tag: ['@X12', '@long'],
      }, async ({ page, context, sim, watch }) => {
        watch.expectError(/404/);
        await enterAs(context, sim, visitor);
        for (const visit of pages) {
          await openPage(page, visit);
          await expectLargeLetters(page, visit);
          await expectHighContrast(page);
        }
      });
    }

    for (const { visit, scenario } of statesVisited) {
      test(`${visit.name} loses nothing, breaks no rule, and its high contrast is 7:1`, {
        tag: lang === 'en' ? '@X12' : ['@X12', '@long'],
      }, async ({ page, context, sim }) => {
        await enterAs(context, sim, visit.visitor, scenario);
        await expectNarrow(page, visit);
        await expectLargeLetters(page, visit);
        await expectHighContrast(page);
      });
    }
  });
}
