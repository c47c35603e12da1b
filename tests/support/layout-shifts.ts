import type { BrowserContext, Page } from 'playwright/test';

interface Shift {
  readonly value: number;
  readonly of: string;
}

/** Records layout shifts without recent input in every page of the context. */
export const recordLayoutShifts = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const sums = window as unknown as { shifts: Shift[] };
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
};

/** Returns the layout shifts of a page since it was opened. */
export const layoutShiftsOf = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

export const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);
