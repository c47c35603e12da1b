import { readFileSync } from 'node:fs';
import { openAs, openPage } from '#tests/support/page-checks.ts';
import { newsLine, offers, pauseButton } from '#tests/support/screen/home.ts';
import { expect, test } from '#tests/support/test.ts';
import { groupsOf } from '#tests/support/visits.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

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

/** Runs in a page: mirrors it as a document of a language from right to left is built. */
const mirror = (styles: string): void => {
  document.documentElement.dir = 'rtl';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
};

/** Runs in a page: returns the distances of elements from the edge where lines start, in px. */
const starts = (selector: string): number[] => {
  const { dir, clientWidth } = document.documentElement;
  return [...document.querySelectorAll(selector)]
    .filter((it) => it.checkVisibility())
    .map((it) => it.getBoundingClientRect())
    .map(({ left, right }) => Math.round(dir === 'rtl' ? clientWidth - right : left));
};

const selector = '.top :is(a, button, h1), .tabbar a, .promo__words';

test('header, arrows, menu, tab bar and promotions mirror from right to left', async ({ page, context, sim }) => {
  const styles = readFileSync('src/shell/layout/right-to-left.css', 'utf8');
  await openAs(context, sim, 'player01');
  for (const address of ['/m/home', '/m/gameRecord', '/m/activity']) {
    await page.goto(address);
    await expect(page.locator('.top')).toBeVisible();
    const before = await page.evaluate(starts, selector);
    expect(before.length).toBeGreaterThan(3);
    await page.evaluate(mirror, styles);
    expect(await page.evaluate(starts, selector), address).toEqual(before);
  }
  const arrow = page.locator('.top [data-back] path');
  expect(await arrow.evaluate((it) => getComputedStyle(it).scale)).toBe('-1 1');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('.menu')).toBeVisible();
  await expect.poll(() => page.locator('.menu').evaluate((it) => Math.round(it.getBoundingClientRect().left))).toBe(0);
});

test('banners and news of home move towards the start of their lines', { tag: '@long' }, async ({ page, context }) => {
  await withoutNotices(context);
  await page.route('**/m/home', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<html ', '<html dir="rtl" ') });
  });
  await page.clock.install();
  await page.goto('/m/home');
  await expect(pauseButton(page)).toBeVisible();
  const second = offers(page).getByRole('group', { name: 'Banner 2' });
  const isInView = (): Promise<boolean> =>
    second.evaluate((it) => {
      const { left, right } = it.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    });
  expect(await isInView()).toBe(false);
  await page.clock.runFor(6000);
  await expect.poll(isInView).toBe(true);
  const again = newsLine(page, 'again');
  const distance = (): Promise<number> => again.evaluate((it) => it.getBoundingClientRect().right);
  const before = await distance();
  await expect.poll(distance).toBeGreaterThan(before);
});
