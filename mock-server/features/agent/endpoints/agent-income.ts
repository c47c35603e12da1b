import * as endpoints from '#contract/agent/contracts.ts';
import { fundsConsolidated } from '#contract/agent/funds.ts';
import { isAgentHome, isContractAgent } from '#features/account/model/roles.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { dayMs } from '#lib/dates/units.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';
import { startOfDay, startOfNamedDay } from '#sim/core/clock.ts';
import { newest } from '#sim/core/newest.ts';
import type { World } from '#sim/core/world.ts';
import { accountNameOf, type Member } from '#sim/features/account/rules/members.ts';
import { sumBalance } from '#sim/features/cashier/rules/wallets.ts';
import { handle } from '#sim/features/handler.ts';
import { creditsTotal } from '#sim/features/records/rules/member-totals.ts';
import { stakesByMember } from '#sim/features/records/rules/stakes-by-member.ts';
import { sendMoney } from '#sim/features/safety/rules/confirm-identity.ts';
import { paged } from '#sim/features/shared/paged.ts';
import { isWithin, type Period, periodOf } from '#sim/features/shared/period.ts';
import { startOfWeek, weekMs } from '#sim/features/shared/week.ts';
import { earnedRebate } from '../rules/agent-rebates.ts';
import { activeOf, type ContractKind, pendingOf } from '../rules/contracts.ts';
import { type Dividend, dividendsOf, payDividend, runningDividend } from '../rules/dividends.ts';
import { earnedSalary, hoursOfToday, type Salary, salaries } from '../rules/salaries.ts';
import { requireContractAccess, wireStep } from './contracts.ts';

const today = (world: World): Period => {
  const from = startOfDay(world.now());
  return { from, until: from + dayMs };
};

/** Returns today's daily salary so far; undefined without a contract. */
const runningSalary = (world: World, memberId: string) => {
  const it = activeOf(world.state, memberId, 'daily', world.now());
  const period = today(world);
  if (!it) return undefined;
  const earned = earnedSalary(world.state, it, period);
  return { steps: it.steps, endsAt: period.until, basis: earned.turnover, ...earned };
};

/** Returns today's daily and hourly salaries so far, in minor units. */
const salaryToday = (world: World, memberId: string): number =>
  (runningSalary(world, memberId)?.minor ?? 0) +
  (hoursOfToday(world, memberId)?.hours ?? []).reduce((sum, { minor }) => sum + minor, 0);

const wireEarning = (earning: ReturnType<typeof runningDividend> | ReturnType<typeof runningSalary>) =>
  earning
    ? {
        contractSteps: earning.steps.map(wireStep),
        turnover: toMajor(earning.turnover),
        basis: toMajor(earning.basis),
        activeMembers: earning.activeMembers,
        reached: earning.reached,
        earned: toMajor(earning.minor),
        paidAt: null,
        endsAt: earning.endsAt,
      }
    : null;

/** Returns the totals of daily and hourly salaries, in major units. */
const sumSalaries = (salaries: readonly Salary[]) => {
  const sum = (of: Salary['kind']) =>
    toMajor(salaries.reduce((total, { kind, minor }) => (kind === of ? total + minor : total), 0));
  return { daily: sum('daily'), hour: sum('hour') };
};

/** Salaries by the day on which they were paid, in their order. */
const salariesByDay = (salaries: readonly Salary[]) => {
  const days = new Map<string, Salary[]>();
  for (const it of salaries) {
    const name = dayOf(it.at);
    days.set(name, [...(days.get(name) ?? []), it]);
  }
  return [...days].map(([name, ofDay]) => ({ day: name, ...sumSalaries(ofDay) }));
};

const wireDividend = ({ from, until, teamNet, carriedIn = 0, carriedOut = 0, rate, minor, status }: Dividend) => ({
  from,
  until,
  teamNet: toMajor(teamNet),
  carriedIn: toMajor(carriedIn),
  carriedOut: toMajor(carriedOut),
  rate,
  amount: toMajor(minor),
  status,
});

/** Returns the current day, week or month up to now, and the whole one before it. */
const compared = (world: World, by: 'day' | 'week' | 'month'): { previous: Period; current: Period } => {
  const until = world.now() + 1;
  const from = { day: startOfDay, week: startOfWeek, month: startOfMonth }[by](world.now());
  const before = by === 'month' ? startOfMonth(from - 1) : from - (by === 'week' ? weekMs : dayMs);
  return { previous: { from: before, until: from }, current: { from, until } };
};

const startOfMonth = (at: number): number => startOfNamedDay(`${dayOf(at).slice(0, 7)}-01`);

const incomeIn = ({ state }: World, { id }: Member, period: Period) => {
  const of = (type: string) => creditsTotal(state, id, period, new Set([type]));
  const [rebate, salaries, dividends] = [of('agentRebate'), of('salary'), of('dividend')];
  return {
    rebate: toMajor(rebate),
    salary: toMajor(salaries),
    dividend: toMajor(dividends),
    total: toMajor(rebate + salaries + dividends),
  };
};

export const agentIncomeHandlers = [
  handle(fundsConsolidated, ({ world, member }) => {
    const mayAsk = isAgentHome(member.type) && isContractAgent(member.type);
    const requestState = (of: ContractKind) => (mayAsk && pendingOf(world.state, member.id, of) ? '1' : null);
    const owed = dividendsOf(world.state, 'member', member.id).filter(({ status }) => status === 'open');
    return {
      dailysalreqtype: requestState('daily'),
      divtypecompperiodreq: requestState('dividend'),
      contracthoursalreq: requestState('hour'),
      funds: {
        balance: sumBalance(world.state, member.id),
        salary: toMajor(mayAsk ? salaryToday(world, member.id) : 0),
        dividend: toMajor(owed.reduce((sum, { minor }) => sum + minor, 0)),
        rebate: toMajor(
          earnedRebate(world.state, stakesByMember(world.state, today(world)), member.id, dayOf(world.now())).minor,
        ),
      },
    };
  }),

  handle(endpoints.currentDailySalary, (call) => {
    requireContractAccess(call);
    return wireEarning(runningSalary(call.world, call.member.id));
  }),

  handle(endpoints.hourSalary, (call) => {
    requireContractAccess(call);
    const found = hoursOfToday(call.world, call.member.id);
    if (!found) return null;
    return {
      contractSteps: found.steps.map(wireStep),
      hours: found.hours.map(({ hour, turnover, activeMembers, reached, minor, paid }) => ({
        hour,
        turnover: toMajor(turnover),
        activeMembers,
        reached,
        earned: toMajor(minor),
        paid,
      })),
      total: toMajor(found.hours.reduce((sum, { minor }) => sum + minor, 0)),
    };
  }),

  handle(endpoints.salaryHistory, (call) => {
    requireContractAccess(call);
    const { world, member, query } = call;
    const period = periodOf(world, query);
    const found = world.state
      .by(salaries, 'member', member.id)
      .filter((it) => isWithin(period, it.at) && (query.kind === undefined || it.kind === query.kind))
      .sort(newest);
    return {
      ...paged(found, query, ({ id, at, from, kind, turnover, activeMembers, step, earned, minor }) => ({
        id,
        at,
        from,
        kind,
        turnover: toMajor(turnover),
        activeMembers,
        step: wireStep(step),
        earned: toMajor(earned),
        amount: toMajor(minor),
      })),
      footer: { ...sumSalaries(found), days: salariesByDay(found) },
    };
  }),

  handle(endpoints.dividendInfo, (call) => {
    requireContractAccess(call);
    const running = runningDividend(call.world, call.member.id);
    const earning = wireEarning(running);
    return running && earning
      ? { ...earning, teamNet: toMajor(running.teamNet), carriedIn: toMajor(running.carriedIn) }
      : null;
  }),

  handle(endpoints.dividendHistory, (call) => {
    requireContractAccess(call);
    const { world, member, query } = call;
    const { from, until } = periodOf(world, query);
    const found = dividendsOf(world.state, 'member', member.id).filter((it) => it.from < until && it.until > from);
    return paged(found, query, (it) => ({ id: it.id, ...wireDividend(it) }));
  }),

  handle(endpoints.downlineDividends, (call) => {
    requireContractAccess(call);
    const { world, member, query } = call;
    return paged(dividendsOf(world.state, 'payer', member.id), query, (dividend) => ({
      dividendId: dividend.id,
      account: accountNameOf(world.state, dividend.member),
      ...wireDividend(dividend),
    }));
  }),

  handle(endpoints.payoutDividend, (call) => {
    requireContractAccess(call);
    const { world, member, body } = call;
    const minor = toMinor(body.amount);
    const { id } = sendMoney(call, { paymentPassword: body.paymentPassword, minor }, () =>
      payDividend(world, member, body.dividendId, minor),
    );
    return { dividendId: id, sumBalance: sumBalance(world.state, member.id) };
  }),

  handle(endpoints.incomeComparison, ({ world, member, query }) => {
    const { previous, current } = compared(world, query.by);
    return { previous: incomeIn(world, member, previous), current: incomeIn(world, member, current) };
  }),
];
