import { Router } from 'express';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { AdminContext } from './admin-context.ts';

/** What was exercised since the start: every row of the contract with its statuses, and the same under each scenario. */
export const coverageCalls = ({ metrics }: AdminContext): Router => {
  const router = Router();

  router.get('/coverage', (_request, response) => {
    const rows = [...endpoints.values()].map(({ name, method, path }) => {
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
