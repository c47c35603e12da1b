import * as z from 'zod';
import { maxPasswordInputLength } from '../account/account-terms.ts';
import { hidden, instant, language, money, pageOf, paging, period, rate, typedText, username } from '../fields.ts';
import { outOfBounds, rebates } from './parts.schemas.ts';

/** One member below; `level` is 1 for members directly below, `team` the number of members below that member. */
const teamMember = z
  .object({
    account: z.string().describe('Account name.'),
    nickname: z.string().describe('Name shown to the member.'),
    type: z.number().int().describe('Kind of account: 0 player, 1 and 2 agent.'),
    level: z.number().int().describe('Distance from the caller; 1 is directly below.'),
    team: z.number().int().describe('Number of members below.'),
    registeredAt: instant.describe('When it was registered, epoch ms.'),
    lastLoginAt: instant.nullable().describe('Latest login; null without one. Epoch ms.'),
    online: z.boolean().describe('Whether a session was used in the last minutes.'),
    balance: money.describe('Balance now, in major units.'),
    stake: money.describe('Bets in the period, in major units.'),
    net: money.describe('Payouts, bonuses and rebates less bets in the period, in major units.'),
  })
  .meta({ id: 'TeamMember', description: 'A member below an agent, with sums of the period of the call.' });

const teamSort = z.enum(['joined', 'account', 'login', 'balance', 'stake', 'net', 'team']);

/**
 * `account` lists the members below that account instead of the caller's; `search` is part of a name. Only members
 * directly below are listed, unless `scope` is `all` or `search` is set. `path` leads from the agent to the account
 * whose members are listed; `footer` sums all members that match the filters.
 */
export const subordinateSchemas = {
  summary: 'List members of the team',
  query: z.object({
    account: typedText.max(64).optional().describe('Members below this one; below the caller if absent.'),
    search: typedText.max(64).optional().describe('Part of the account name; searches all levels.'),
    scope: z.enum(['direct', 'all']).optional().describe('`direct`: directly below only; `all`: all levels.'),
    kind: z.enum(['agent', 'player']).optional().describe('Only agents or players.'),
    state: z
      .enum(['online', 'active', 'quiet'])
      .optional()
      .describe('`online` now; `active`: with bets in the period; `quiet`: without.'),
    sort: teamSort.default('joined').describe('Order of the list.'),
    order: z.enum(['up', 'down']).default('up').describe('`up` ascending, `down` descending.'),
    ...period,
    ...paging,
    language,
  }),
  reply: pageOf(teamMember).extend({
    path: z.array(z.string()).describe('Account names from the caller down to the member whose team is listed.'),
    footer: z
      .object({
        agents: z.number().int().describe('Number of agents.'),
        balance: money.describe('Balances now, in major units.'),
        stake: money.describe('Bets in the period, in major units.'),
        net: money.describe('Payouts, bonuses and rebates less bets in the period, in major units.'),
      })
      .describe('Sums of all members that the filters leave.'),
  }),
  errors: ['user.unknown'],
} as const;

export const downlineSchemas = {
  summary: 'Read one member of the team',
  query: z.object({ account: username.describe('Account name of the member.'), ...period }),
  reply: teamMember.extend({
    rebates: rebates.describe('Rates of the member, by category.'),
    maxRebates: rebates.describe('Highest rates that the caller can give, by category.'),
    deposits: money.describe('Approved deposits in the period, in major units.'),
    withdrawals: money.describe('Paid withdrawals in the period, in major units.'),
  }),
  errors: ['user.unknown'],
} as const;

/** Returns at most 200 members; `search` narrows the list. */
export const downlinesSchemas = {
  summary: 'Find members of the team by name',
  query: z.object({ search: typedText.max(64).optional().describe('Part of the account name.') }),
  reply: z
    .array(
      z.object({
        account: z.string().describe('Account name.'),
        type: z.number().int().describe('Kind of account: 0 player, 1 and 2 agent.'),
        level: z.number().int().describe('Distance from the caller; 1 is directly below.'),
      }),
    )
    .describe('At most 200 members.'),
  errors: [],
} as const;

export const checkUsernameSchemas = {
  summary: 'Check whether a username is free',
  query: z.object({ username: username.describe('Account name to check.') }),
  reply: z.object({ available: z.boolean().describe('Whether no account has it.') }),
  errors: ['request.too-many'],
} as const;

/** An agent account gets type 1, a player account 0. */
export const createDownlineSchemas = {
  summary: 'Create an account below the agent',
  body: z.strictObject({
    username: username.describe('Account name.'),
    password: z.string().min(1).max(maxPasswordInputLength).describe('First login password.').meta(hidden),
    kind: z.enum(['agent', 'player']).describe('Kind of account.'),
    rebates: rebates.optional().describe('Rates by category; none if absent.'),
  }),
  reply: z.object({
    account: z.string().describe('Account name.'),
    type: z.number().int().describe('1 for an agent, 0 for a player.'),
  }),
  errors: ['password.common', 'request.too-many', 'username.taken', 'amount.out-of-range'],
  details: outOfBounds,
} as const;

export const rebateSettingsSchemas = {
  summary: 'Read rebate rates of the agent',
  reply: z.object({
    own: rebates.describe('Own rates by category: the highest that can be given.'),
    categories: z.array(z.string()).describe('Game categories with a rate.'),
    step: rate.describe('Step that rates can be set in. From 0 to 1.'),
  }),
  errors: [],
} as const;

export const updateDownlineRebatesSchemas = {
  summary: 'Set rebate rates of a member below',
  body: z.strictObject({
    account: username.describe('Account name of a member directly below.'),
    rebates: rebates.describe('New rates by category.'),
  }),
  reply: z.object({ account: z.string().describe('Account name.'), rebates: rebates.describe('Rates now.') }),
  errors: ['user.unknown', 'amount.out-of-range', 'confirm.required'],
  details: outOfBounds,
} as const;
