import { fieldMeasures } from '../../../src/contract/rows/site/field.ts';
import { expect, test } from '../../support/test.ts';

test('a visit that is drawn tells how fast its page was when it is left, once, and nothing of who it was', {
  tag: '@long',
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  // A visitor, and one that is drawn.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { value: false });
    Math.random = () => 0;
  });
  const told = () => sim.requests({ path: fieldMeasures.path });
  await page.goto('/m/activityDetail/401');
  await expect(page.locator('link[rel="manifest"]')).toBeAttached();
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('fieldShare');
  await page.locator('main').click();
  // As when the tab is put away: of a page that is really left the test's browser sends nothing.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    for (let times = 0; times < 2; times += 1) document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(async () => (await told()).map(({ status }) => status)).toEqual([200]);
  const [call] = await told();
  expect(Object.keys(call?.requestHeaders ?? {})).not.toContain('authorization');
  expect(call?.requestBody).toEqual({
    page: '/m/activityDetail',
    build: expect.stringMatching(/^\d+\.\d+\.\d+\+[0-9a-f]{8}$/),
    measures: expect.objectContaining({ CLS: expect.any(Number) }),
  });
});
