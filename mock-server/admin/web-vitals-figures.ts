import { Counter, type Registry } from 'prom-client';
import type { Worlds } from '#sim/core/worlds.ts';
import {
  bucketBounds,
  type Histogram,
  pageVitalsOf,
  type VitalName,
  vitalNames,
} from '#sim/features/site/rules/web-vitals.ts';

interface ReportedVitals {
  readonly name: VitalName;
  readonly histogram: Histogram;
  readonly labels: Record<'world' | 'page' | 'build' | 'measure', string>;
}

const allReported = (worlds: Worlds): ReportedVitals[] =>
  worlds.list().flatMap(({ world }) =>
    pageVitalsOf(world).flatMap(({ page, build, measures }) =>
      vitalNames.flatMap((name) => {
        const histogram = measures[name];
        return histogram ? [{ name, histogram, labels: { world: world.name, page, build, measure: name } }] : [];
      }),
    ),
  );

/** Returns the upper bound of each bucket with the cumulative number of values. */
const cumulativeBuckets = ({ name, histogram }: ReportedVitals): [end: string, count: number][] => {
  const ends = [...bucketBounds[name].map(String), '+Inf'];
  return ends.map((end, step) => [end, histogram.steps.slice(0, step + 1).reduce((sum, it) => sum + it, 0)]);
};

/** Adds the histograms of measurements by browsers, in the form that `histogram_quantile` expects. */
export const addWebVitalsMetrics = (worlds: Worlds, registry: Registry): void => {
  const labelNames = ['world', 'page', 'build', 'measure'];
  const help = 'Web vitals of visits: LCP and INP in milliseconds, CLS as a score.';
  new Counter({
    name: 'simulator_field_bucket',
    help,
    labelNames: [...labelNames, 'le'],
    registers: [registry],
    collect() {
      this.reset();
      for (const it of allReported(worlds))
        for (const [le, count] of cumulativeBuckets(it)) this.inc({ ...it.labels, le }, count);
    },
  });
  for (const figure of ['count', 'sum'] as const)
    new Counter({
      name: `simulator_field_${figure}`,
      help,
      labelNames,
      registers: [registry],
      collect() {
        this.reset();
        for (const { labels, histogram } of allReported(worlds)) this.inc(labels, histogram[figure]);
      },
    });
};
