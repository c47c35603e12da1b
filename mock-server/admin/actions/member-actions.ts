import * as z from 'zod';
import { limitList } from '#contract/safety/safety-terms.ts';
import { agentType, isAgentHome, playerType } from '#features/account/model/roles.ts';
import { dayMs } from '#lib/dates/units.ts';
import { toMinor } from '#lib/money/money.ts';
import { phone } from '#markets/current.ts';
import type { World } from '#sim/core/world.ts';
import { type Member, memberByAccount } from '#sim/features/account/rules/members.ts';
import { openAccount } from '#sim/features/account/rules/new-member.ts';
import { changeSecurity } from '#sim/features/account/rules/security-settings.ts';
import { seedPassword } from '#sim/features/account/seed/password.ts';
import { agentRates, reducedRates } from '#sim/features/agent/rules/agent-rates.ts';
import { setBalance } from '#sim/features/cashier/rules/adjust-balance.ts';
import { setLimit } from '#sim/features/safety/rules/safety-settings.ts';
import { nameTaken } from '../admin-error.ts';
import { memberNamed } from '../member-named.ts';
import { account, balance, defineAction, majorBalanceOf, wrongState } from './action.ts';

const limitNames = limitList.map(([kind, period]) => `${kind}.${period}` as const);

const newAccount = z
  .string()
  .regex(/^[A-Za-z0-9]{4,20}$/, '4 to 20 letters and digits')
  .describe('Account name of the new member, 4 to 20 letters and digits.');

const properties = {
  level: z.int().min(1).max(10).default(1).describe('VIP level.'),
  daysOld: z.int().min(0).max(5000).default(0).describe('Age of the account in days.'),
  balance: balance.min(0).max(100_000_000).multipleOf(0.01).default(0),
};

type Properties = { readonly [P in keyof typeof properties]: z.output<(typeof properties)[P]> };

/** Creates an account with properties; an agent gets rates one step below those of its upline. */
const add = (
  world: World,
  details: Pick<Member, 'account' | 'type' | 'upline'> & Partial<Pick<Member, 'nickname' | 'mobile' | 'email'>>,
  { level, daysOld, balance: major }: Properties,
): Member => {
  if (memberByAccount(world.state, details.account))
    throw nameTaken(details.account, `An account "${details.account}" already exists.`);
  const registeredAt = world.now() - daysOld * dayMs;
  const added = openAccount(world, { ...details, level, registeredAt, plainPassword: seedPassword });
  if (details.type === agentType && details.upline !== null)
    world.state.put(agentRates, { id: added.id, rates: reducedRates(world.state, details.upline) });
  setBalance(world, added.id, toMinor(major));
  return added;
};

/** Returns an agent by its account name; throws for another member. */
const agentNamed = (world: World, name: string): Member => {
  const found = memberNamed(world.state, name);
  if (!isAgentHome(found.type)) throw wrongState({ what: name, is: 'a player', needs: ['an agent'] });
  return found;
};

/** Actions that create members. */
export const memberActions = {
  addMember: defineAction({
    does: `Adds a member with properties; the password is ${seedPassword}.`,
    input: z.strictObject({
      account: newAccount,
      type: z.enum(['player', 'agent']).default('player').describe('Kind of account.'),
      upline: account.optional().describe('Account name of the upline agent; none if absent.'),
      nickname: z.string().max(40).optional().describe('Name shown to the member.'),
      mobile: z
        .string()
        .regex(/^\d{10}$/)
        .optional()
        .describe(`Mobile number without dialing code, such as ${phone.example.replaceAll(' ', '')}.`),
      email: z.email().optional().describe('E-mail address.'),
      payeeName: z.string().max(128).optional().describe('Name of the holder of accounts for withdrawals.'),
      limits: z
        .partialRecord(z.enum(limitNames), z.number().positive())
        .optional()
        .describe('Own limits by name, such as `deposit.day`: major units, or minutes for the session.'),
      ...properties,
    }),
    output: z.object({ account, id: z.string().describe('Id of the member.'), balance }),
    example: { account: 'maria2', level: 3, daysOld: 90, balance: 1500, limits: { 'deposit.day': 2000 } },
    run: (world, { type, upline, payeeName, limits = {}, level, daysOld, balance: major, ...details }) => {
      const added = add(
        world,
        {
          account: details.account,
          type: type === 'agent' ? agentType : playerType,
          upline: upline === undefined ? null : agentNamed(world, upline).id,
          nickname: details.nickname ?? '',
          mobile: details.mobile ?? null,
          email: details.email ?? null,
        },
        { level, daysOld, balance: major },
      );
      if (payeeName !== undefined) changeSecurity(world, added.id, { payeeName });
      for (const [kind, period] of limitList) {
        const limit = limits[`${kind}.${period}` as (typeof limitNames)[number]];
        if (limit !== undefined) setLimit(world, added.id, kind, period, limit);
      }
      return { account: added.account, id: added.id, balance: majorBalanceOf(world, added) };
    },
  }),
  addTeam: defineAction({
    does: 'Adds agents below an agent, each with its own players.',
    input: z.strictObject({
      account: account.describe('Account name of the agent.'),
      agents: z.int().min(1).max(100).describe('Number of agents directly below.'),
      players: z.int().min(0).max(100).describe('Number of players below each of them.'),
      prefix: z
        .string()
        .regex(/^[A-Za-z]{2,8}$/, '2 to 8 letters')
        .default('team')
        .describe('Start of the new account names: `team1` is an agent, `team1x2` its second player.'),
      ...properties,
    }),
    output: z.object({
      agents: z.array(z.string()).describe('Account names of the agents.'),
      members: z.int().describe('Number of members added.'),
    }),
    example: { account: 'agent01', agents: 3, players: 10, prefix: 'crew', balance: 100 },
    run: (world, { account: name, agents, players, prefix, ...shared }) => {
      const top = agentNamed(world, name);
      const added = Array.from({ length: agents }, (_, index) => {
        const agent = add(world, { account: `${prefix}${index + 1}`, type: agentType, upline: top.id }, shared);
        for (let nth = 1; nth <= players; nth += 1)
          add(world, { account: `${agent.account}x${nth}`, type: playerType, upline: agent.id }, shared);
        return agent.account;
      });
      return { agents: added, members: agents * (players + 1) };
    },
  }),
};
