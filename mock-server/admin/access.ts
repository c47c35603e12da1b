import { Router } from 'express';
import * as z from 'zod';
import { maxAuditEntries } from '#sim/optional/teams/team-store.ts';
import type { AdminContext } from './admin-context.ts';
import { callerOf } from './caller.ts';
import { parseInput } from './parse-input.ts';

export const auditFilter = z.strictObject({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(maxAuditEntries)
    .default(200)
    .describe('Maximum number of entries; the newest ones.'),
});

/** Lists keys with the use of their quotas and the audit log: all for admins, those of their team for others. */
export const accessCalls = ({ worlds: { teams } }: AdminContext): Router => {
  const router = Router();

  router.get('/keys', async (_request, response) => {
    const { role, key: own } = callerOf(response);
    const all = await teams.list(role === 'admin' ? undefined : own?.team);
    response.json({
      caller: { role, team: own?.team ?? null, key: own?.id ?? null },
      keys: all.map(({ key: { id, team, role, limits, createdAt, revokedAt }, used }) => ({
        id,
        team,
        role,
        createdAt,
        revokedAt,
        limits,
        used,
      })),
    });
  });

  router.get('/audit', async (request, response) => {
    const { limit } = parseInput(auditFilter, request.query);
    const { role, key } = callerOf(response);
    response.json({ entries: await teams.audit({ team: role === 'admin' ? undefined : key?.team, limit }) });
  });

  return router;
};
