import type { CDPSession, Page } from 'playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds that the thread really ran: other programs of the machine do not count. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** What the main thread of a page did, ms of thread time. */
export interface Threads {
  readonly total: number;
  /** The part of its tasks beyond 50 ms on a machine slower by `slowdown`, ms of that machine. */
  readonly blocking: number;
  /** The longest task on a machine slower by `slowdown`, ms of that machine. */
  readonly longest: number;
}

const categories = ['toplevel', '__metadata'];

const stop = async (tab: CDPSession): Promise<readonly TraceEvent[]> => {
  const events: TraceEvent[] = [];
  tab.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const ended = new Promise((resolve) => tab.once('Tracing.tracingComplete', resolve));
  await tab.send('Tracing.end');
  await ended;
  return events;
};

/** Durations of the tasks of the renderer that worked most, ms. */
const tasksOf = (events: readonly TraceEvent[]): readonly number[] => {
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const named = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const tasks = new Map(named.map((event): [string, number[]] => [threadOf(event), []]));
  for (const event of events) {
    if (event.ph !== 'X' || event.name !== 'ThreadControllerImpl::RunTask') continue;
    tasks.get(threadOf(event))?.push((event.tdur ?? 0) / 1000);
  }
  const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
  return [...tasks.values()].sort((a, b) => sum(b) - sum(a))[0] ?? [];
};

/** Traces the page's main thread while `act` runs. */
export const traced = async (page: Page, slowdown: number, act: () => Promise<unknown>): Promise<Threads> => {
  const tab = await page.context().newCDPSession(page);
  await tab.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  await act();
  const tasks = tasksOf(await stop(tab));
  await tab.detach();
  return {
    total: tasks.reduce((sum, one) => sum + one, 0),
    blocking: tasks.reduce((sum, one) => sum + Math.max(0, one * slowdown - 50), 0),
    longest: Math.max(0, ...tasks) * slowdown,
  };
};
