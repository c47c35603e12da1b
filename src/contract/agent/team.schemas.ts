import { z } from 'zod';
import { instant, language, pageOf, paging, period, pesos, rate } from '../fields.ts';
import { outOfBounds, rebates, username } from './parts.schemas.ts';

/** One member below; `level` counts from 1 for those directly below, `team` whom they have below. */
const teamMember = z.object({
  account: z.string(),
  nickname: z.string(),
  type: z.number().int(),
  level: z.number().int(),
  team: z.number().int(),
  registeredAt: instant,
  lastLoginAt: instant.nullable(),
  online: z.boolean(),
  balance: pesos,
  stake: pesos,
  net: pesos,
});

const teamSort = z.enum(['joined', 'account', 'login', 'balance', 'stake', 'net', 'team']);

/**
 * `account` shows the members below that one instead of below oneself; `search` is part of a name. Directly below
 * only, unless `scope` is `all` or a name is searched. `path` leads from the agent to whom the list is about, `footer`
 * sums all that the filters leave.
 */
export const subordinateSchemas = {
  query: z.object({
    account: z.string().max(64).optional(),
    search: z.string().max(64).optional(),
    scope: z.enum(['direct', 'all']).optional(),
    kind: z.enum(['agent', 'player']).optional(),
    state: z.enum(['online', 'active', 'quiet']).optional(),
    sort: teamSort.default('joined'),
    order: z.enum(['up', 'down']).default('up'),
    ...period,
    ...paging,
    language,
  }),
  reply: pageOf(teamMember).extend({
    path: z.array(z.string()),
    footer: z.object({ agents: z.number().int(), balance: pesos, stake: pesos, net: pesos }),
  }),
  errors: ['user.unknown'],
} as const;

export const downlineSchemas = {
  query: z.object({ account: username, ...period }),
  reply: teamMember.extend({ rebates, maxRebates: rebates, deposits: pesos, withdrawals: pesos }),
  errors: ['user.unknown'],
} as const;

/** At most 200 of them; a search narrows it down. */
export const downlinesSchemas = {
  query: z.object({ search: z.string().max(64).optional() }),
  reply: z.array(z.object({ account: z.string(), type: z.number().int(), level: z.number().int() })),
  errors: [],
} as const;

export const checkUsernameSchemas = {
  query: z.object({ username }),
  reply: z.object({ available: z.boolean() }),
  errors: ['request.too-many'],
} as const;

/** An agent's account gets type 1, a player's 0. */
export const createDownlineSchemas = {
  body: z.strictObject({
    username,
    password: z.string().min(1).max(128),
    kind: z.enum(['agent', 'player']),
    rebates: rebates.optional(),
  }),
  reply: z.object({ account: z.string(), type: z.number().int() }),
  errors: ['password.common', 'request.too-many', 'username.taken', 'amount.out-of-range'],
  details: outOfBounds,
} as const;

export const rebateSettingsSchemas = {
  reply: z.object({ own: rebates, categories: z.array(z.string()), step: rate }),
  errors: [],
} as const;

export const updateDownlineRebatesSchemas = {
  body: z.strictObject({ account: username, rebates }),
  reply: z.object({ account: z.string(), rebates }),
  errors: ['user.unknown', 'amount.out-of-range'],
  details: outOfBounds,
} as const;
