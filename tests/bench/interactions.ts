import type { Page } from 'playwright/test';
import { simOf } from '#sim/client/sim.ts';
import { startLoggedIn } from '#tests/support/login-session.ts';
import { percentile } from './load.ts';
import type { Figure } from './simulator.ts';
import { phone, traceFile, withSite } from './site.ts';

/** CPU slowdown relative to this machine, as on a cheap phone; and the maximum duration of an interaction there, ms. */
const slowdown = 4;
const allowed = 200;
const rounds = 5;

interface Interaction {
  readonly name: string;
  readonly path: string;
  /** One interaction; `round` counts from 0. */
  readonly act: (page: Page, round: number) => Promise<void>;
  /** Resets the page afterwards; not measured. */
  readonly undo?: (page: Page) => Promise<void>;
}

const list = '/m/gameList?gameType=RNG&classify=ALL';

const interactions: readonly Interaction[] = [
  {
    name: 'opening the filter drawer',
    path: list,
    act: (page) => page.getByRole('button', { name: 'Filter' }).tap(),
    undo: async (page) => {
      const drawer = page.getByRole('dialog', { name: 'Game category' });
      await drawer.waitFor();
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'switching the category',
    path: '/m/gameLobby',
    act: (page, round) =>
      page
        .getByRole('tab')
        .nth((round % 5) + 1)
        .tap(),
  },
  {
    name: 'typing in search',
    path: list,
    act: (page) => page.getByRole('searchbox').press('g'),
  },
  { name: 'toggling a favourite', path: list, act: (page, round) => page.locator('.gamerows .fav').nth(round).tap() },
];

/**
 * Returns the longest interaction since the last call, as measured by the browser; durations below 16 ms count as 16.
 */
const longestTask = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        setTimeout(() => {
          const seen = window as unknown as { worst: number };
          resolve(Math.max(16, seen.worst));
          seen.worst = 0;
        }, 400),
      ),
  );

const measure = async (page: Page, { path, act, undo }: Interaction): Promise<number> => {
  await page.goto(path, { waitUntil: 'networkidle' });
  const tab = await page.context().newCDPSession(page);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await longestTask(page);
    await act(page, round);
    taken.push(await longestTask(page));
    await undo?.(page);
  }
  await tab.detach();
  return percentile(taken, 0.5);
};

/** Measures interaction to next paint on a slowed-down machine, median of five, relative to the limit. */
export const measureInteractions = (): Promise<Figure[]> =>
  withSite(async (site, browser) => {
    const context = await browser.newContext({ ...phone, baseURL: site });
    const sim = simOf(site, 'bench');
    await context.addCookies([{ name: 'sim_world', value: sim.world, url: site }]);
    await startLoggedIn(context, await sim.signIn('player01'));
    await context.addInitScript(() => {
      const seen = window as unknown as { worst: number };
      seen.worst = 0;
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries() as (PerformanceEntry & { interactionId: number })[])
          if (entry.interactionId) seen.worst = Math.max(seen.worst, entry.duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    const page = await context.newPage();
    const figures: Figure[] = [];
    for (const interaction of interactions) {
      const value = (await measure(page, interaction)) / allowed;
      if (value > 1) {
        await browser.startTracing(page, { path: traceFile(interaction.name) });
        await measure(page, interaction);
        await browser.stopTracing();
      }
      figures.push({
        name: `Interaction to next paint, ${interaction.name}, CPU ÷ ${slowdown}`,
        value,
        limit: 1,
        unit: '× 200 ms',
      });
    }
    return figures;
  });
