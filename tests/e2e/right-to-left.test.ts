import { openAs, openPage } from '#tests/support/page-checks.ts';
import { expect, test } from '#tests/support/test.ts';
import { groupsOf } from '#tests/support/visits.ts';

/** Runs in a page: mirrors it as for a script from right to left; returns what is then wider than the screen. */
const mirroredOverflow = (): string[] => {
  const root = document.documentElement;
  root.dir = 'rtl';
  const scrolls = (element: Element): boolean => {
    for (let parent = element.parentElement; parent; parent = parent.parentElement)
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(parent).overflowX)) return true;
    return false;
  };
  const outside = [...document.querySelectorAll('main *')].filter(
    (it) => it.checkVisibility() && it.getBoundingClientRect().left < -1 && !it.closest('.vh') && !scrolls(it),
  );
  const wider = root.scrollWidth - root.clientWidth;
  return [...(wider > 0 ? [`${wider} px`] : []), ...outside.map((it) => it.outerHTML.slice(0, 80))];
};

for (const { visitor, pages } of groupsOf(8)) {
  test(`as ${visitor}, ${pages.map(({ name }) => name).join(', ')} fit 320 px from right to left`, {
    tag: '@long',
  }, async ({ page, context, sim, watch }) => {
    watch.expectError(/404/);
    await page.setViewportSize({ width: 320, height: 640 });
    await openAs(context, sim, visitor);
    for (const visit of pages) {
      await openPage(page, visit);
      expect.soft(await page.evaluate(mirroredOverflow), `${visit.address} from right to left`).toEqual([]);
    }
  });
}
