import { withoutNotices } from '../../support/quiet.ts';
import { expect, test } from '../../support/test.ts';

const lobby = ['/m/home', '/m/gameLobby', '/m/slotsCenter', '/m/gameList?gameType=RNG', '/m/gameList?gameType=LIVE'];
const open = ['/m/login', '/m/register', '/m/forget', '/m/help', '/m/activity', '/m/notice'];

for (const [who, width, pages] of [
  ['guest', 390, lobby],
  ['guest', 412, [...lobby, ...open]],
  ['player01', 390, lobby],
] as const) {
  test(`nothing moves by itself while pages load: ${who}, ${width} px`, async ({ page, context, signIn }) => {
    await withoutNotices(context);
    await page.setViewportSize({ width, height: width * 2 });
    if (who !== 'guest') await signIn(who);
    await context.addInitScript(() => {
      const sums = window as unknown as { shifts: { value: number; of: string }[] };
      sums.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Element }[];
        })[]) {
          const of = entry.sources.map(({ node }) => node?.className).join(', ');
          if (!entry.hadRecentInput) sums.shifts.push({ value: entry.value, of });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const shifts = await page.evaluate(
        () => (window as unknown as { shifts: { value: number; of: string }[] }).shifts,
      );
      const sum = shifts.reduce((all, { value }) => all + value, 0);
      expect.soft(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.01);
    }
  });
}
