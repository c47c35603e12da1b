import { budgetOf } from '../../scripts/budgets.ts';
import type { RouteName } from '../../src/paths.ts';
import { routes } from '../../src/routes.ts';
import { waitForIdlePage } from '../support/page-idle.ts';
import { expect, test } from '../support/test.ts';

const pages: readonly RouteName[] = [
  'home',
  'login',
  'register',
  'gameList',
  'help',
  'activity',
  'activityDetail',
  'chat',
  'userAgreement',
];

for (const name of pages) {
  test(`${name} loads no more script than its budget before the first input`, { tag: '@X16' }, async ({ page }) => {
    const { path } = routes[name];
    const scripts = new Map<string, Promise<number>>();
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') {
        scripts.set(
          request.url(),
          request.sizes().then(({ responseBodySize }) => responseBodySize),
        );
      }
    });
    await page.goto(path);
    await waitForIdlePage(page);
    const sizes = await Promise.all([...scripts].map(async ([url, size]) => `${await size} ${new URL(url).pathname}`));
    const total = sizes.reduce((sum, line) => sum + Number.parseInt(line, 10), 0);
    const budget = budgetOf(path.slice(1));
    expect(total, sizes.join('\n')).toBeLessThanOrEqual((budget?.script ?? 0) * 1024);
    if (!budget?.react) expect(sizes.join('\n')).not.toContain('/react.');
  });
}
