// @long

import { layoutShiftsOf, recordLayoutShifts, sumOf } from '#tests/support/layout-shifts.ts';
import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

const lobby = ['/m/home', '/m/gameLobby', '/m/slotsCenter', '/m/gameList?gameType=RNG', '/m/gameList?gameType=LIVE'];
const open = ['/m/login', '/m/register', '/m/forget', '/m/help', '/m/activity', '/m/notice'];

for (const [who, width, pages] of [
  ['guest', 390, lobby],
  ['guest', 412, [...lobby, ...open]],
  ['player01', 390, lobby],
] as const) {
  test(`pages load without layout shift: ${who}, ${width} px`, async ({ page, context, signIn }) => {
    await withoutNotices(context);
    await page.setViewportSize({ width, height: width * 2 });
    if (who !== 'guest') await signIn(who);
    await recordLayoutShifts(context);
    for (const path of pages) {
      await page.goto(path);
      await waitForIdlePage(page);
      const shifts = await layoutShiftsOf(page);
      expect.soft(sumOf(shifts), `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.01);
    }
  });
}
