import { Counter, type Registry } from 'prom-client';
import type { Worlds } from '../core/worlds.ts';
import {
  type FieldMeasure,
  fieldMeasureNames,
  fieldPages,
  fieldSteps,
  type Histogram,
} from '../features/site/rules/web-vitals.ts';

interface ReportedVitals {
  readonly name: FieldMeasure;
  readonly histogram: Histogram;
  readonly labels: Record<'world' | 'page' | 'build' | 'measure', string>;
}

const allReported = (worlds: Worlds): ReportedVitals[] =>
  worlds.list().flatMap(({ world }) =>
    fieldPages(world).flatMap(({ page, build, measures }) =>
      fieldMeasureNames.flatMap((name) => {
        const histogram = measures[name];
        return histogram ? [{ name, histogram, labels: { world: world.name, page, build, measure: name } }] : [];
      }),
    ),
  );

/** Returns the upper bound of each bucket with the cumulative number of values. */
const upTo = ({ name, histogram }: ReportedVitals): [end: string, count: number][] => {
  const ends = [...fieldSteps[name].map(String), '+Inf'];
  return ends.map((end, step) => [end, histogram.steps.slice(0, step + 1).reduce((sum, it) => sum + it, 0)]);
};

/** Adds the histograms of measurements by browsers, in the form that `histogram_quantile` expects. */
export const fieldFigures = (worlds: Worlds, registry: Registry): void => {
  const labelNames = ['world', 'page', 'build', 'measure'];
  const help = 'Web vitals of visits: LCP and INP in milliseconds, CLS as a score.';
  new Counter({
    name: 'simulator_field_bucket',
    help,
    labelNames: [...labelNames, 'le'],
    registers: [registry],
    collect() {
      this.reset();
      for (const it of allReported(worlds)) for (const [le, count] of upTo(it)) this.inc({ ...it.labels, le }, count);
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
