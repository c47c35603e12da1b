import { fieldMeasures } from '#contract/site/web-vitals.ts';
import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { expect, test } from '#tests/support/test.ts';

test('a sampled visit sends its web vitals once on leaving, without data about the member', {
  tag: ['@X31', '@long'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  // Not an automated browser, and selected by the random sample.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { value: false });
    Math.random = () => 0;
  });
  const reports = () => sim.requests({ path: fieldMeasures.path });
  await page.goto('/m/activityDetail/401');
  await waitForIdlePage(page);
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('fieldShare');
  const library = page.waitForResponse(/_astro\/measure\./);
  await page.getByRole('main').click();
  const script = await (await library).text();
  // Simulates a switch to another tab, because the test browser sends nothing when a page is really left. However often
  // and early that happens, one message is sent.
  const putAway = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
  const statuses = async () => {
    await putAway();
    return (await reports()).map(({ status }) => status);
  };
  await expect.poll(statuses).toEqual([200]);
  expect(await statuses()).toEqual([200]);
  const [call] = await reports();
  const build = await (await page.request.get('/build.txt')).text();
  expect(build).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{8}$/);
  // Otherwise the script, and all its importers, would have another name in every release.
  expect(script).not.toContain(build);
  expect(Object.keys(call?.requestHeaders ?? {})).not.toContain('authorization');
  expect(call?.requestBody).toEqual({
    page: '/m/activityDetail',
    build,
    measures: expect.objectContaining({ CLS: expect.any(Number) }),
  });
});
