import * as endpoints from '#contract/agent/team-reports.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { toMajor } from '#lib/money/money.ts';
import { startOfDay, startOfNamedDay } from '#sim/core/clock.ts';
import { newest } from '#sim/core/newest.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import type { Member } from '#sim/features/account/rules/members.ts';
import { directMembersOf, lineTo, memberBelow, teamOf, teamSize } from '#sim/features/account/rules/team.ts';
import { bets } from '#sim/features/games/rules/bets.ts';
import { handle } from '#sim/features/handler.ts';
import type { ActivityTotals } from '#sim/features/records/rules/activity-totals.ts';
import { totalsBy } from '#sim/features/records/rules/all-member-totals.ts';
import { sumBets, wireBet } from '#sim/features/records/rules/bet-record.ts';
import { addTotals, noActivity, wireTotals } from '#sim/features/records/rules/member-totals.ts';
import { stakesByMember } from '#sim/features/records/rules/stakes-by-member.ts';
import { paged } from '#sim/features/shared/paged.ts';
import { isWithin, type Period, periodOf } from '#sim/features/shared/period.ts';
import { maxRates, ratesOf } from '../rules/agent-rates.ts';
import { agentRebates, earnedRebate } from '../rules/agent-rebates.ts';
import { matchesSearchAndKind } from '../rules/team-list.ts';

/**
 * Returns the activity totals of each direct member together with all members below, by the id of the direct member.
 */
const sumsByLine = (state: State, directs: readonly Member[], period: Period): ReadonlyMap<string, ActivityTotals> => {
  const lineOf = new Map<string, string>();
  for (const { id } of directs) {
    lineOf.set(id, id);
    for (const { member } of teamOf(state, id)) lineOf.set(member.id, id);
  }
  return totalsBy(state, period, (member) => lineOf.get(member) ?? null);
};

/** A day's rebate as the record has it; `id` is `open` while the day runs. */
interface Line {
  readonly id: string;
  readonly day: string;
  readonly turnover: number;
  readonly minor: number;
}

const openRebate = (world: World, memberId: string): Line[] => {
  const from = startOfDay(world.now());
  const day = dayOf(from);
  const earned = earnedRebate(
    world.state,
    stakesByMember(world.state, { from, until: world.now() + 1 }),
    memberId,
    day,
  );
  return earned.turnover > 0 ? [{ id: 'open', day, ...earned }] : [];
};

/** Returns the days of a period that have a rebate, the latest first. */
const rebatesIn = (world: World, member: Member, period: Period): Line[] => {
  const paid = world.state.by(agentRebates, 'member', member.id).sort(newest);
  return [...openRebate(world, member.id), ...paid].filter(({ day }) => isWithin(period, startOfNamedDay(day)));
};

const rateOf = ({ turnover, minor }: Line): number => Math.round((minor / turnover) * 1e5) / 1e5;

export const teamReportHandlers = [
  handle(endpoints.teamPnl, ({ world: { state }, world, member, query }) => {
    const period = periodOf(world, query);
    const top = lineTo(state, member, query.account).at(-1) ?? member;
    const directs = directMembersOf(state, top.id);
    const found = sumsByLine(state, directs, period);
    const lines = directs.map((it) => ({ it, sums: found.get(it.id) ?? noActivity }));
    return {
      ...paged(lines, query, ({ it, sums }) => ({ account: it.account, type: it.type, ...wireTotals(sums) })),
      footer: {
        members: teamSize(state, top.id),
        ...wireTotals(lines.map(({ sums }) => sums).reduce(addTotals, noActivity)),
      },
    };
  }),

  handle(endpoints.teamBets, ({ world: { state }, world, member, query, language }) => {
    const period = periodOf(world, query);
    const players = query.account
      ? [memberBelow(state, member, query.account).member]
      : teamOf(state, member.id).map((it) => it.member);
    const accounts = new Map(players.map(({ id, account }) => [id, account]));
    const found = state
      .all(bets)
      .filter((it) => accounts.has(it.member) && !it.play && isWithin(period, it.at))
      .filter((it) => query.category === undefined || it.category === query.category)
      .sort(newest);
    const { stake, payout, net } = sumBets(found.filter((it) => it.state === 'settled'));
    return {
      ...paged(found, query, (bet) => ({
        ...wireBet(state, bet, language, false),
        account: accounts.get(bet.member) ?? '',
      })),
      footer: { stake: toMajor(stake), payout: toMajor(payout), net: toMajor(net) },
    };
  }),

  handle(endpoints.agentRebates, ({ world, member, query }) => {
    const found = rebatesIn(world, member, periodOf(world, query));
    const sum = (key: 'turnover' | 'minor') => toMajor(found.reduce((total, it) => total + it[key], 0));
    return {
      ...paged(found, query, (line) => ({
        id: line.id,
        day: line.day,
        turnover: toMajor(line.turnover),
        rate: rateOf(line),
        amount: toMajor(line.minor),
        status: line.id === 'open' ? ('open' as const) : ('paid' as const),
      })),
      footer: { turnover: sum('turnover'), amount: sum('minor') },
    };
  }),

  handle(endpoints.teamRebates, ({ world: { state }, member, query }) => {
    const found = teamOf(state, member.id).filter(matchesSearchAndKind(query));
    return paged(found, query, ({ member: it }) => ({
      account: it.account,
      type: it.type,
      rebates: { ...ratesOf(state, it.id) },
      maxRebates: { ...maxRates(state, it) },
    }));
  }),
];
