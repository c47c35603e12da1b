import { Router } from 'express';
import { clearPageVitals, pageVitalsOf, percentile75, vitalNames } from '#sim/features/site/rules/web-vitals.ts';
import type { AdminContext } from './admin-context.ts';
import { worldOf } from './parse-input.ts';

/** Reports web vitals of a world by page and build, latest first. */
export const webVitalsCalls = ({ worlds }: AdminContext): Router => {
  const router = Router();

  router.get('/worlds/:world/field', (request, response) => {
    const pages = pageVitalsOf(worldOf(worlds, request)).map(({ page, build, measures }) => ({
      page,
      build,
      measures: Object.fromEntries(
        vitalNames.flatMap((name) => {
          const histogram = measures[name];
          return histogram ? [[name, { count: histogram.count, p75: percentile75(name, histogram) }]] : [];
        }),
      ),
    }));
    response.json({ pages: pages.toReversed() });
  });

  router.delete('/worlds/:world/field', (request, response) => {
    clearPageVitals(worldOf(worlds, request));
    response.status(204).end();
  });

  return router;
};
