import type { Body } from '#contract/types.ts';
import type { World } from '#sim/core/world.ts';

/**
 * Upper bounds of the histogram buckets, in each metric's unit; another bucket holds higher values. The bounds include
 * the limits of good and poor.
 */
export const bucketBounds = {
  LCP: [500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000],
  INP: [25, 50, 75, 100, 150, 200, 300, 500, 1_000],
  CLS: [0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1],
} as const;

export type VitalName = keyof typeof bucketBounds;
export const vitalNames = Object.keys(bucketBounds) as VitalName[];

/** Values of one metric: number per bucket, total number, and sum. */
export interface Histogram {
  readonly steps: number[];
  count: number;
  sum: number;
}

export interface PageVitals {
  readonly page: string;
  readonly build: string;
  readonly measures: Partial<Record<VitalName, Histogram>>;
}

/** Maximum number of pages and builds, above what real use needs; the least recently updated one is evicted. */
const maxPages = 200;

// Kept per process, like call counts, because it is not part of a world's state.
const byWorld = new WeakMap<World, Map<string, PageVitals>>();

/** Returns the measurements that browsers have reported to a world, by page and build; the latest last. */
export const pageVitalsOf = (world: World): PageVitals[] => [...(byWorld.get(world)?.values() ?? [])];

export const clearPageVitals = (world: World): void => void byWorld.delete(world);

const addTo = (to: PageVitals, name: VitalName, value: number): void => {
  const ends: readonly number[] = bucketBounds[name];
  const histogram = to.measures[name] ?? { steps: Array(ends.length + 1).fill(0), count: 0, sum: 0 };
  const found = ends.findIndex((end) => value <= end);
  const step = found < 0 ? ends.length : found;
  histogram.steps[step] = (histogram.steps[step] ?? 0) + 1;
  histogram.count += 1;
  histogram.sum += value;
  to.measures[name] = histogram;
};

export const recordWebVitals = (world: World, { page, build, measures }: Body<'fieldMeasures'>): void => {
  const pages = byWorld.get(world) ?? new Map<string, PageVitals>();
  byWorld.set(world, pages);
  const key = `${page} ${build}`;
  const known = pages.get(key) ?? { page, build, measures: {} };
  pages.delete(key);
  pages.set(key, known);
  for (const name of vitalNames) {
    const value = measures[name];
    if (value !== undefined) addTo(known, name, value);
  }
  const [oldest] = pages.keys();
  if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest);
};

/** Returns the 75th percentile of a histogram, interpolated within its bucket. */
export const percentile75 = (name: VitalName, { steps, count }: Histogram): number => {
  const ends: readonly number[] = bucketBounds[name];
  const wanted = count * 0.75;
  let below = 0;
  for (const [step, inside] of steps.entries()) {
    if (inside > 0 && below + inside >= wanted) {
      const start = ends[step - 1] ?? 0;
      const end = ends[step] ?? start;
      return start + ((end - start) * (wanted - below)) / inside;
    }
    below += inside;
  }
  return 0;
};
