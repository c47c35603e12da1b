import type { PlainTab } from './devtools-browser.ts';

export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of CPU time, which other programs on the machine do not affect. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Work of a page's main thread, ms of thread time. */
export interface Threads {
  readonly total: number;
  /** Sum of task time above 50 ms per task on a machine slower by `slowdown`, ms of that machine. */
  readonly blocking: number;
  /** The longest task on a machine slower by `slowdown`, ms of that machine. */
  readonly longest: number;
}

/** Parts of a tab that a trace needs. */
export type TracedTab = Pick<PlainTab, 'send' | 'on'>;

/** Returns the trace events of these categories while `act` runs. */
export const recordTrace = async (
  tab: TracedTab,
  categories: readonly string[],
  act: () => Promise<unknown>,
): Promise<readonly TraceEvent[]> => {
  const events: TraceEvent[] = [];
  tab.on('Tracing.dataCollected', ({ value }) => events.push(...(value as TraceEvent[])));
  const ended = new Promise<void>((resolve) => tab.on('Tracing.tracingComplete', () => resolve()));
  await tab.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  await act();
  await tab.send('Tracing.end');
  await ended;
  return events;
};

/** Returns durations of the tasks of the busiest renderer, ms. */
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

/** Returns the work of the page's main thread while `act` runs. */
export const traced = async (tab: TracedTab, slowdown: number, act: () => Promise<unknown>): Promise<Threads> => {
  const tasks = tasksOf(await recordTrace(tab, ['toplevel', '__metadata'], act));
  return {
    total: tasks.reduce((sum, one) => sum + one, 0),
    blocking: tasks.reduce((sum, one) => sum + Math.max(0, one * slowdown - 50), 0),
    longest: Math.max(0, ...tasks) * slowdown,
  };
};
