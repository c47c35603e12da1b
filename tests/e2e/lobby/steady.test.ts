import { withoutNotices } from '../../support/quiet.ts';
import { expect, test } from '../../support/test.ts';

const pages = ['/m/home', '/m/gameLobby', '/m/slotsCenter', '/m/gameList?gameType=RNG', '/m/gameList?gameType=LIVE'];

for (const who of ['guest', 'player01'] as const) {
  test(`nothing moves by itself while the pages of the lobby load: ${who}`, async ({ page, context, signIn }) => {
    await withoutNotices(context);
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
