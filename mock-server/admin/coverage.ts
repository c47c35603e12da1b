import { Router } from 'express';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { AdminParts } from './parts.ts';

/** What was exercised since the start: every row of the contract with its statuses, and the same under each scenario. */
export const coverageCalls = ({ tally }: AdminParts): Router => {
  const router = Router();

  router.get('/coverage', (_request, response) => {
    const rows = [...endpoints.values()].map(({ name, method, path }) => {
      const under = [...(tally.scenarios.get(name) ?? [])];
      return {
        row: name,
        method,
        path,
        statuses: Object.fromEntries([...(tally.rows.get(name) ?? [])].map(([status, { calls }]) => [status, calls])),
        scenarios: under.map(([scenario]) => scenario),
        under: Object.fromEntries(under.map(([scenario, statuses]) => [scenario, Object.fromEntries(statuses)])),
      };
    });
    response.json({ rows });
  });

  router.delete('/coverage', (_request, response) => {
    tally.clear();
    response.status(204).end();
  });

  return router;
};
