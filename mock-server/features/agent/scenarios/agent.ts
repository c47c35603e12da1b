import type { World } from '#sim/core/world.ts';
import { memberByAccount, members } from '#sim/features/account/rules/members.ts';
import { directMembersOf } from '#sim/features/account/rules/team.ts';
import type { Scenario } from '#sim/features/scenario.ts';
import { type ContractKind, contracts } from '../rules/contracts.ts';
import { growTeam } from './grow-team.ts';

/** Returns a change that withdraws the contracts offered to agent01 except those of one kind. */
const keepPending =
  (kept?: ContractKind) =>
  (world: World): void => {
    const agent = memberByAccount(world.state, 'agent01')?.id ?? '';
    for (const it of world.state.by(contracts, 'member', agent))
      if (it.state === 'pending' && it.kind !== kept) world.state.remove(contracts, it.id);
  };

export const agentScenarios: readonly Scenario[] = [
  {
    name: 'agent.empty-menu',
    description: 'The agent menu has no entries.',
    requirements: ['R188', 'A76'],
    flags: { AGENT_MENU: [] },
  },
  {
    name: 'agent.large-team',
    description: 'agent01 has a downline of 5,000 members on six levels; one in six has played today.',
    requirements: ['X20', 'R257', 'R204'],
    settles: 'the size of the downline of agent01',
    change: growTeam,
  },
  {
    name: 'agent.no-team',
    description: 'agent01 has no downline.',
    requirements: ['R188', 'R204'],
    settles: 'the size of the downline of agent01',
    change: ({ state }) => {
      for (const it of directMembersOf(state, memberByAccount(state, 'agent01')?.id ?? ''))
        state.put(members, { ...it, upline: null });
    },
  },
  {
    name: 'agent.nothing-pending',
    description: 'agent01 has no pending contract.',
    requirements: ['R071', 'A94'],
    change: keepPending(),
  },
  {
    name: 'agent.pending-dividend',
    description: 'agent01 has one pending contract: dividend.',
    requirements: ['R071', 'R258', 'A94'],
    change: keepPending('dividend'),
  },
  {
    name: 'agent.pending-hour-salary',
    description: 'agent01 has one pending contract: hourly salary.',
    requirements: ['R071', 'R259', 'A94'],
    change: keepPending('hour'),
  },
  {
    name: 'agent.pending-salary',
    description: 'agent01 has one pending contract: daily salary.',
    requirements: ['R071', 'R258', 'A94'],
    change: keepPending('daily'),
  },
  {
    name: 'agent.red-rain',
    description: 'Red rain is active: the clock is frozen at 8:01 PM.',
    requirements: ['R035'],
    clock: { at: '20:01', frozen: true },
  },
  {
    name: 'agent.type-42',
    description: 'Account agent41 has type 42: an agent without contracts and dividends, like type 41.',
    requirements: ['R194', 'R221'],
    settles: 'the type of agent41',
    change: ({ state }) => {
      const found = memberByAccount(state, 'agent41');
      if (found) state.put(members, { ...found, type: 42 });
    },
  },
];
