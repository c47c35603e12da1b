import type { Page } from 'playwright/test';
import { simOf } from '#sim/client/sim.ts';
import { startLoggedIn } from '#tests/support/login-session.ts';
import { percentile } from './load.ts';
import { type TracedTab, traced } from './main-thread.ts';
import type { Figure } from './simulator.ts';
import { phone, withSite } from './site.ts';

const slowdown = 4;
const rounds = 5;
/** Maximum time that a scroll may block the response to a touch, ms. */
const allowed = 50;

/** Scrolls far down the list and partly back, at the speed of a thumb. */
const flick = async (page: Page): Promise<void> => {
  const tab = await page.context().newCDPSession(page);
  const place = { x: 200, y: 400, speed: 9_000 };
  for (const yDistance of [-30_000, 12_000]) await tab.send('Input.synthesizeScrollGesture', { ...place, yDistance });
  await tab.detach();
};

const tabOf = async (page: Page): Promise<TracedTab> => {
  const session = await page.context().newCDPSession(page);
  return {
    send: <T>(method: string, params: object = {}) =>
      session.send(method as 'Tracing.start', params) as unknown as Promise<T>,
    on: (event, listener) => {
      session.on(event as 'Tracing.tracingComplete', listener as () => void);
    },
  };
};

/**
 * Measures the longest task while a team of five thousand scrolls at a phone's speed, fetching rows; median of five.
 */
export const measureScrolling = (): Promise<Figure[]> =>
  withSite(async (site, browser) => {
    const context = await browser.newContext({ ...phone, baseURL: site });
    const sim = simOf(site, 'bench');
    await sim.apply('agent.large-team');
    await context.addCookies([{ name: 'sim_world', value: sim.world, url: site }]);
    await startLoggedIn(context, await sim.signIn('agent01'));
    const longest: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await context.newPage();
      await page.goto('/m/member/team?scope=all', { waitUntil: 'networkidle' });
      await page.locator('.teamrow b').first().waitFor();
      longest.push((await traced(await tabOf(page), slowdown, () => flick(page))).longest);
      await page.close();
    }
    return [
      {
        name: `Longest task while scrolling 5,000 members, CPU ÷ ${slowdown}`,
        value: percentile(longest, 0.5),
        limit: allowed,
        unit: 'ms',
      },
    ];
  });
