import * as rows from '../../../src/contract/rows/agent/team.ts';
import { isAgentHome } from '../../../src/domain/account/roles.ts';
import { dayOf } from '../../../src/domain/manila.ts';
import { toPesos } from '../../../src/domain/money.ts';
import { startOfDay } from '../../engine/clock.ts';
import type { State } from '../../engine/state.ts';
import { type Context, handle } from '../../pipeline/handle.ts';
import { loggedInOn } from '../../rules/account/logins.ts';
import type { Member } from '../../rules/account/members.ts';
import { isOnline } from '../../rules/account/sessions.ts';
import { teamOf } from '../../rules/agent/team.ts';
import { centavosOf } from '../../rules/cashier/wallets.ts';
import { isWithin, type Period, periodOf } from '../../rules/records/period.ts';
import { addSums, nothing, type Sums, sumsOf } from '../../rules/records/sums.ts';

const day = 86_400_000;
/** Days that are listed where a call does not say how many. */
const mostDays = 31;

type KpiRow = typeof rows.teamKpiA | typeof rows.teamKpiB | typeof rows.teamKpiC;

/** The agent's team, the days asked for, and of these the ones to list: the latest `size`. */
const asked = ({ world, member, query }: Context<KpiRow>) => {
  const period = periodOf(world, query);
  const team = teamOf(world.state, member.id).map((it) => it.member);
  const days: Period[] = [];
  for (let from = startOfDay(period.until - 1); from >= period.from; from -= day)
    days.push({ from, until: from + day });
  return { state: world.state, period, team, days, shown: days.slice(0, query.size ?? mostDays) };
};

const nameOf = ({ from }: Period): string => dayOf(from);

const sumsOfTeam = (state: State, team: readonly Member[], period: Period): Sums =>
  team.map(({ id }) => sumsOf(state, id, period)).reduce(addSums, nothing);

export const teamKpiHandlers = [
  handle(rows.teamKpiA, (call) => {
    const { state, team, days, shown } = asked(call);
    const loggedIn = (it: Period) => team.filter(({ id }) => loggedInOn(state, id, nameOf(it)));
    return {
      content: shown.map((it) => ({ day: nameOf(it), logins: loggedIn(it).length })),
      footer: {
        teamLoginMemberCount: new Set(days.flatMap(loggedIn)).size,
        teamOnlineCount: team.filter(({ id }) => isOnline(state, id)).length,
      },
    };
  }),

  handle(rows.teamKpiB, (call) => {
    const { state, period, team, shown } = asked(call);
    const each = team.map(({ id }) => sumsOf(state, id, period));
    const { stake, payout, deposits, withdrawals } = each.reduce(addSums, nothing);
    return {
      content: shown.map((it) => {
        const sums = sumsOfTeam(state, team, it);
        return {
          day: nameOf(it),
          stake: toPesos(sums.stake),
          payout: toPesos(sums.payout),
          deposits: toPesos(sums.deposits),
          withdrawals: toPesos(sums.withdrawals),
        };
      }),
      footer: {
        teamBetMemberCount: each.filter((it) => it.stake > 0).length,
        teamStake: toPesos(stake),
        teamPayout: toPesos(payout),
        teamDeposits: toPesos(deposits),
        teamWithdrawals: toPesos(withdrawals),
        teamBalance: toPesos(team.reduce((sum, { id }) => sum + centavosOf(state, id), 0)),
      },
    };
  }),

  handle(rows.teamKpiC, (call) => {
    const { period, team, shown } = asked(call);
    const registered = (it: Period) => team.filter(({ registeredAt }) => isWithin(it, registeredAt)).length;
    return {
      content: shown.map((it) => ({ day: nameOf(it), registered: registered(it) })),
      footer: {
        teamRegisterMemberCount: registered(period),
        teamSize: team.length,
        agents: team.filter(({ type }) => isAgentHome(type)).length,
      },
    };
  }),
];
