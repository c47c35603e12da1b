import type { BrowserContext, Page } from 'playwright/test';

interface Shift {
  readonly value: number;
  readonly of: string;
}

/** Notes in every page of the context what moves by itself: layout shifts that no input explains. */
export const noteShifts = async (context: BrowserContext): Promise<void> => {
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

/** What has moved on a page since it was opened. */
export const shiftsOf = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

export const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);
