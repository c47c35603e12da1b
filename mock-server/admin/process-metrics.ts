import { Counter, Gauge, type Registry } from 'prom-client';
import { type DurationHistogram, durationBounds } from '#sim/core/process-figures.ts';
import type { AdminContext } from './admin-context.ts';

type Labels = Readonly<Record<string, string>>;

/** Adds histograms of durations in the form that `histogram_quantile` expects. */
const addDurations = (
  registry: Registry,
  name: string,
  {
    help,
    labelNames = [],
    all,
  }: {
    readonly help: string;
    readonly labelNames?: readonly string[];
    readonly all: () => readonly (readonly [labels: Labels, DurationHistogram])[];
  },
): void => {
  const bounds = [...durationBounds.map(String), '+Inf'];
  new Counter({
    name: `${name}_bucket`,
    help,
    labelNames: [...labelNames, 'le'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [labels, { counts }] of all()) {
        let sum = 0;
        for (const [index, le] of bounds.entries()) {
          sum += counts[index] ?? 0;
          this.inc({ ...labels, le }, sum);
        }
      }
    },
  });
  for (const [figure, read] of [
    ['count', ({ counts }: DurationHistogram) => counts.reduce((sum, it) => sum + it, 0)],
    ['sum', ({ sum }: DurationHistogram) => sum],
  ] as const)
    new Counter({
      name: `${name}_${figure}`,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      collect() {
        this.reset();
        for (const [labels, histogram] of all()) this.inc(labels, read(histogram));
      },
    });
};

/** Adds the figures of the process: requests, limits, database, forwarded calls, clock. */
export const addProcessMetrics = (registry: Registry, { figures, claims, clockSkewMs }: AdminContext): void => {
  addDurations(registry, 'simulator_request_seconds', {
    help: 'Time from a request to the end of its response, by class of the path and of the status.',
    labelNames: ['route', 'status'],
    all: () =>
      [...figures.requests].map(([name, histogram]) => {
        const [route = '', status = ''] = name.split(' ');
        return [{ route, status }, histogram];
      }),
  });
  addDurations(registry, 'simulator_database_seconds', {
    help: 'Time of a statement of the shared database, with the wait for a connection.',
    all: () => [[{}, figures.database]],
  });
  const addCounter = (name: string, help: string, read: () => number): void =>
    void new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  const addGauge = (name: string, help: string, read: () => number): void =>
    void new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  addCounter('simulator_database_errors_total', 'Statements that failed.', () => figures.databaseErrors);
  addCounter('simulator_forwarded_total', 'Calls forwarded to other processes.', () => figures.forwarded);
  addGauge('simulator_commit_queue', 'Transactions that wait to be stored.', () => claims?.queuedCount ?? 0);
  addGauge(
    'simulator_clock_skew_seconds',
    'Time of this machine minus that of the shared database, which worlds use.',
    () => (clockSkewMs?.() ?? 0) / 1000,
  );
  new Gauge({
    name: 'simulator_open',
    help: 'What is limited and open now: connections, event streams, uploads.',
    labelNames: ['limit'],
    registers: [registry],
    collect() {
      for (const [limit, value] of Object.entries(figures.open)) this.set({ limit }, value);
    },
  });
  new Counter({
    name: 'simulator_refused_total',
    help: 'Connections, event streams and uploads refused above their limits.',
    labelNames: ['limit'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [limit, value] of Object.entries(figures.refused)) this.inc({ limit }, value);
    },
  });
};
