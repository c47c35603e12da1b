/** Upper bounds of the buckets, s. */
export const durationBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** Counts durations by bucket. */
export class DurationHistogram {
  /** One number per bound, and one for longer durations. */
  readonly counts = [...durationBounds, Number.POSITIVE_INFINITY].map(() => 0);
  /** Seconds. */
  sum = 0;

  observe(ms: number): void {
    const seconds = ms / 1000;
    const found = durationBounds.findIndex((bound) => seconds <= bound);
    const index = found < 0 ? durationBounds.length : found;
    this.counts[index] = (this.counts[index] ?? 0) + 1;
    this.sum += seconds;
  }
}

/** Limits of a process above which it refuses. */
export type LimitName = 'connections' | 'streams' | 'uploads';

/** Time between two reports of a limit, ms. */
const reportIntervalMs = 10_000;

/** Figures of one process since its start, for the metrics. */
export class ProcessFigures {
  /** Duration of requests until the end of the response, by `ROUTE STATUS`: class of the path, and `2xx` to `5xx`. */
  readonly requests = new Map<string, DurationHistogram>();
  /** Duration of statements of the database, with the wait for a connection. */
  readonly database = new DurationHistogram();
  databaseErrors = 0;
  /** Calls that were forwarded to other processes. */
  forwarded = 0;
  /** Number in use now, by limit. */
  readonly open: Record<LimitName, number> = { connections: 0, streams: 0, uploads: 0 };
  /** Number refused, by limit. */
  readonly refused: Record<LimitName, number> = { connections: 0, streams: 0, uploads: 0 };
  readonly #onWarning: ((text: string) => void) | undefined;
  readonly #reports = new Map<LimitName, { readonly at: number; readonly refused: number }>();

  constructor(onWarning?: (text: string) => void) {
    this.#onWarning = onWarning;
  }

  observeRequest(route: string, status: number, ms: number): void {
    const name = `${route} ${Math.floor(status / 100)}xx`;
    const histogram = this.requests.get(name) ?? new DurationHistogram();
    histogram.observe(ms);
    this.requests.set(name, histogram);
  }

  /** Counts a refusal and reports it: the first one at once, then their number from time to time. */
  refuse(limit: LimitName, max: number): void {
    this.refused[limit] += 1;
    const last = this.#reports.get(limit);
    if (last && performance.now() - last.at < reportIntervalMs) return;
    const refused = this.refused[limit];
    this.#onWarning?.(
      `More than ${max} ${limit} are open; refused since the last report: ${refused - (last?.refused ?? 0)}.`,
    );
    this.#reports.set(limit, { at: performance.now(), refused });
  }
}
