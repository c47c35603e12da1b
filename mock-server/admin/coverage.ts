import { Router } from 'express';
import { endpoints } from '#contract/endpoints.ts';
import { offersAny } from '#contract/games/offers.ts';
import type { AdminContext } from './admin-context.ts';

/** Endpoints of the games that the brand offers, and all others. */
const offered = [...endpoints.values()].filter(({ categories }) => offersAny(categories));

/** Lists coverage since the start: every endpoint of the brand with its statuses, in total and per scenario. */
export const coverageCalls = ({ metrics }: AdminContext): Router => {
  const router = Router();

  router.get('/coverage', (_request, response) => {
    const rows = offered.map(({ name, method, path }) => {
      const under = [...(metrics.scenarios.get(name) ?? [])];
      return {
        row: name,
        method,
        path,
        statuses: Object.fromEntries(
          [...(metrics.endpoints.get(name) ?? [])].map(([status, { calls }]) => [status, calls]),
        ),
        scenarios: under.map(([scenario]) => scenario),
        under: Object.fromEntries(under.map(([scenario, statuses]) => [scenario, Object.fromEntries(statuses)])),
      };
    });
    response.json({ rows });
  });

  router.delete('/coverage', (_request, response) => {
    metrics.clear();
    response.status(204).end();
  });

  return router;
};
