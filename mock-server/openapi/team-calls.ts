import * as z from 'zod';
import { auditFilter } from '#sim/admin/access.ts';
import { roles } from '#sim/optional/teams/team-key.ts';
import { type AdminCall, count, text } from './admin-call.ts';

const quotas = (description: string) =>
  z
    .object({
      worlds: count('Number of worlds.'),
      bytes: count('Memory of its worlds.'),
      callsPerMinute: count('Admin calls per minute with the key.'),
    })
    .describe(description);

/** Callers without a key are counted apart, with the same limits. */
const usedQuotas = quotas('What it has used of them, by all processes.')
  .extend({
    keylessBytes: count('Memory that callers without a key use in its worlds; limited like `bytes`.'),
    keylessCallsPerMinute: count('Their calls in its worlds per minute; limited like `callsPerMinute`.'),
  })
  .describe('What it has used of them, by all processes.');

/** Calls about keys of teams and the audit log. */
export const teamCalls: readonly AdminCall[] = [
  {
    name: 'listKeys',
    method: 'get',
    path: '/keys',
    does: 'Lists keys of teams with their quotas: all for admins, those of the team for others. Keys themselves are not stored.',
    reply: z.object({
      caller: z
        .object({
          role: z.enum(roles).describe('What the caller may do.'),
          team: text.nullable().describe('Team of the caller; null without a key of a team.'),
          key: text.nullable().describe('Id of its key; null without a key of a team.'),
        })
        .describe('The caller.'),
      keys: z
        .array(
          z
            .object({
              id: text.describe('Id, for `keys revoke` of the command line.'),
              team: text.describe('Team.'),
              role: z.enum(roles).describe('read, test or admin.'),
              createdAt: count('When it was added. Epoch ms.'),
              revokedAt: z.int().nullable().describe('When it was revoked; null while it is valid. Epoch ms.'),
              limits: quotas('Quotas.'),
              used: usedQuotas,
            })
            .meta({ id: 'TeamKey', description: 'A key of a team.' }),
        )
        .describe('Keys, oldest first.'),
    }),
  },
  {
    name: 'listAudit',
    method: 'get',
    path: '/audit',
    does: 'Lists calls of the admin API that may have changed something, newest first: all for admins, those of the team for others.',
    query: auditFilter,
    refusals: [422],
    reply: z.object({
      entries: z
        .array(
          z
            .object({
              id: count('Number of the entry.'),
              at: count('When it ended. Epoch ms of the machine.'),
              key: text.describe('Id of the key, `ADMIN_KEY`, `this machine` or `command line`.'),
              team: text.nullable().describe('Team of the key; null without one.'),
              method: text.describe('HTTP method.'),
              path: text.describe('Path below `/__admin`, without query.'),
              world: text.nullable().describe('World that it was about; null if none.'),
              status: z.int().nullable().describe('HTTP status; null if the connection was closed before.'),
            })
            .meta({ id: 'AuditEntry', description: 'A call that may have changed something.' }),
        )
        .describe('Entries, newest first.'),
    }),
  },
];
