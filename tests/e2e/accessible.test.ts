import { type RouteName, routes } from '../../src/domain/site/routes.ts';
import { expectAccessible } from '../support/axe.ts';
import { withoutNotices } from '../support/quiet.ts';
import { expect, test } from '../support/test.ts';

/** Pages that stand for all of their kind; every other route shares their frame. */
const pages: readonly RouteName[] = [
  'home',
  'login',
  'help',
  'activity',
  'gameList',
  'service',
  'useragreement',
  'responsible',
  'closed',
];

for (const lang of ['en', 'ty'] as const) {
  test.describe(lang === 'en' ? 'in English' : 'in Filipino', () => {
    test.use({ lang });

    for (const name of pages) {
      test(`${name} breaks no rule that can be checked by machine and loses nothing at 320 px`, async ({
        page,
        context,
      }) => {
        await withoutNotices(context);
        await page.setViewportSize({ width: 320, height: 640 });
        await page.goto(routes[name].path, { waitUntil: 'networkidle' });
        await expectAccessible(page);
        const { wide, lost } = await page.evaluate(() => ({
          wide: document.documentElement.scrollWidth,
          lost: [...document.querySelectorAll('h1, h2, button, a, label, p')]
            .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
            .filter((element) => {
              const { scrollWidth, clientWidth } = element;
              return (
                clientWidth > 1 && scrollWidth > clientWidth + 1 && getComputedStyle(element).overflowX === 'hidden'
              );
            })
            .map((element) => element.outerHTML.slice(0, 120)),
        }));
        const heading = await page
          .locator('header h1')
          .evaluateAll(([title]) => title?.getBoundingClientRect().height ?? 0);
        expect(heading, 'the title fits its header').toBeLessThanOrEqual(56);
        expect(wide).toBeLessThanOrEqual(320);
        expect(lost).toEqual([]);
      });
    }
  });
}
