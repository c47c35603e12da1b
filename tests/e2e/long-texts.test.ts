import { listTexts } from '#scripts/words/exchange.ts';
import { layoutDefectsInPage } from '#tests/support/layout-defects.ts';
import { openAs, openPage } from '#tests/support/page-checks.ts';
import { pseudoLocaliseInPage } from '#tests/support/pseudo-locale.ts';
import { expect, test } from '#tests/support/test.ts';
import { groupsOf } from '#tests/support/visits.ts';

const maxLengths = Object.fromEntries(
  listTexts('fil').flatMap(({ english, maxLength }) => (maxLength ? [[english, maxLength]] : [])),
);

for (const { visitor, pages } of groupsOf(8)) {
  test(`as ${visitor}, ${pages.map(({ name }) => name).join(', ')} have room for texts that are 40 % longer at 320 px`, {
    tag: '@long',
  }, async ({ page, context, sim, watch }) => {
    watch.expectError(/404/);
    await page.setViewportSize({ width: 320, height: 640 });
    await openAs(context, sim, visitor);
    for (const visit of pages) {
      await openPage(page, visit);
      await page.evaluate(pseudoLocaliseInPage, maxLengths);
      // Long words may break.
      const lost = (await page.evaluate(layoutDefectsInPage)).filter((it) => !it.startsWith('broken'));
      expect.soft(lost, `long texts of ${visit.address}`).toEqual([]);
    }
  });
}
