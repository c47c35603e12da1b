import * as endpoints from '#contract/agent/team-kpi.ts';
import { isAgentHome } from '#features/account/model/roles.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { dayMs } from '#lib/dates/units.ts';
import { toMajor } from '#lib/money/money.ts';
import { startOfDay } from '#sim/core/clock.ts';
import { loginsByDay } from '#sim/features/account/rules/login-days.ts';
import { onlineMembers } from '#sim/features/account/rules/sessions.ts';
import { teamOf } from '#sim/features/account/rules/team.ts';
import { totalMinorByMember } from '#sim/features/cashier/rules/wallets.ts';
import { type Context, handle } from '#sim/features/handler.ts';
import { totalsBy } from '#sim/features/records/rules/all-member-totals.ts';
import { addTotals, noActivity } from '#sim/features/records/rules/member-totals.ts';
import { isWithin, type Period, periodOf } from '#sim/features/shared/period.ts';

/** Default number of days in the list. */
const maxDays = 31;

type KpiRow = typeof endpoints.teamKpiA | typeof endpoints.teamKpiB | typeof endpoints.teamKpiC;

/** Returns the agent's team, the requested days, and the days to list: the latest `size` of them. */
const teamAndPeriod = ({ world, member, query }: Context<KpiRow>) => {
  const period = periodOf(world, query);
  const team = teamOf(world.state, member.id).map((it) => it.member);
  const days: Period[] = [];
  for (let from = startOfDay(period.until - 1); from >= period.from; from -= dayMs)
    days.push({ from, until: from + dayMs });
  return { state: world.state, period, team, days, shown: days.slice(0, query.size ?? maxDays) };
};

const nameOf = ({ from }: Period): string => dayOf(from);

/** Returns the index of the day of a period that contains an instant, from 0. */
const dayIn = ({ from }: Period, at: number): number => Math.floor((at - from) / dayMs);

export const teamKpiHandlers = [
  handle(endpoints.teamKpiA, (call) => {
    const { state, team, days, shown } = teamAndPeriod(call);
    const logins = loginsByDay(state);
    const online = onlineMembers(state);
    const ids = new Set(team.map(({ id }) => id));
    const loggedIn = (it: Period) => [...(logins.get(nameOf(it)) ?? [])].filter((id) => ids.has(id));
    return {
      content: shown.map((it) => ({ day: nameOf(it), logins: loggedIn(it).length })),
      footer: {
        teamLoginMemberCount: new Set(days.flatMap(loggedIn)).size,
        teamOnlineCount: team.filter(({ id }) => online.has(id)).length,
      },
    };
  }),

  handle(endpoints.teamKpiB, (call) => {
    const { state, period, team, shown } = teamAndPeriod(call);
    const ids = new Set(team.map(({ id }) => id));
    const byMember = totalsBy(state, period, (member) => (ids.has(member) ? member : null));
    const byDay = totalsBy(state, period, (member, at) => (ids.has(member) ? String(dayIn(period, at)) : null));
    const bettors = [...byMember.values()].filter((it) => it.stake > 0).length;
    const { stake, payout, deposits, withdrawals } = [...byDay.values()].reduce(addTotals, noActivity);
    const balances = totalMinorByMember(state);
    return {
      content: shown.map((part) => {
        const sums = byDay.get(String(dayIn(period, part.from))) ?? noActivity;
        return {
          day: nameOf(part),
          stake: toMajor(sums.stake),
          payout: toMajor(sums.payout),
          deposits: toMajor(sums.deposits),
          withdrawals: toMajor(sums.withdrawals),
        };
      }),
      footer: {
        teamBetMemberCount: bettors,
        teamStake: toMajor(stake),
        teamPayout: toMajor(payout),
        teamDeposits: toMajor(deposits),
        teamWithdrawals: toMajor(withdrawals),
        teamBalance: toMajor(team.reduce((sum, { id }) => sum + (balances.get(id) ?? 0), 0)),
      },
    };
  }),

  handle(endpoints.teamKpiC, (call) => {
    const { period, team, shown } = teamAndPeriod(call);
    const registeredTimes = team.map(({ registeredAt }) => registeredAt).filter((at) => isWithin(period, at));
    const registered = (it: Period) => registeredTimes.filter((at) => isWithin(it, at)).length;
    return {
      content: shown.map((it) => ({ day: nameOf(it), registered: registered(it) })),
      footer: {
        teamRegisterMemberCount: registeredTimes.length,
        teamSize: team.length,
        agents: team.filter(({ type }) => isAgentHome(type)).length,
      },
    };
  }),
];
