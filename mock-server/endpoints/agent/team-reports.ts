import * as rows from '../../../src/contract/rows/agent/team.ts';
import { dayOf } from '../../../src/domain/manila.ts';
import { toPesos } from '../../../src/domain/money.ts';
import { startOfDay, startOfNamedDay } from '../../engine/clock.ts';
import { newest } from '../../engine/newest.ts';
import type { State } from '../../engine/state.ts';
import type { World } from '../../engine/world.ts';
import { handle } from '../../pipeline/handle.ts';
import type { Member } from '../../rules/account/members.ts';
import { mostRates, ratesOf } from '../../rules/agent/agent-rates.ts';
import { agentRebate, earnedRebate } from '../../rules/agent/agent-rebates.ts';
import { directsOf, lineTo, memberBelow, teamOf } from '../../rules/agent/team.ts';
import { betsIn, sumBets, wireBet } from '../../rules/records/bet-record.ts';
import { isWithin, type Period, periodOf } from '../../rules/records/period.ts';
import { playedIn } from '../../rules/records/stakes.ts';
import { addSums, nothing, type Sums, sumsOf, wireSums } from '../../rules/records/sums.ts';
import { paged } from '../paged.ts';

/** What a member and everybody below did. */
const sumsOfLine = (state: State, member: string, period: Period): Sums =>
  [member, ...teamOf(state, member).map((it) => it.member.id)]
    .map((id) => sumsOf(state, id, period))
    .reduce(addSums, nothing);

/** A day's rebate as the record has it; `id` is `open` while the day runs. */
interface Line {
  readonly id: string;
  readonly day: string;
  readonly turnover: number;
  readonly centavos: number;
}

const openRebate = (world: World, member: string): Line[] => {
  const from = startOfDay(world.now());
  const earned = earnedRebate(world.state, playedIn(world.state, { from, until: world.now() + 1 }), member);
  return earned.turnover > 0 ? [{ id: 'open', day: dayOf(from), ...earned }] : [];
};

/** The days of a period with a rebate, the latest first. */
const rebatesIn = (world: World, member: Member, period: Period): Line[] => {
  const paid = world.state.by(agentRebate, 'member', member.id).sort(newest);
  return [...openRebate(world, member.id), ...paid].filter(({ day }) => isWithin(period, startOfNamedDay(day)));
};

const rateOf = ({ turnover, centavos }: Line): number => Math.round((centavos / turnover) * 1e5) / 1e5;

export const teamReportHandlers = [
  handle(rows.teamPnl, ({ world: { state }, world, member, query }) => {
    const period = periodOf(world, query);
    const top = lineTo(state, member, query.account).at(-1) ?? member;
    const lines = directsOf(state, top.id).map((it) => ({ it, sums: sumsOfLine(state, it.id, period) }));
    return {
      ...paged(lines, query, ({ it, sums }) => ({ account: it.account, type: it.type, ...wireSums(sums) })),
      footer: {
        members: teamOf(state, top.id).length,
        ...wireSums(lines.map(({ sums }) => sums).reduce(addSums, nothing)),
      },
    };
  }),

  handle(rows.teamBets, ({ world: { state }, world, member, query, language }) => {
    const period = periodOf(world, query);
    const players = query.account
      ? [memberBelow(state, member, query.account).member]
      : teamOf(state, member.id).map((it) => it.member);
    const accounts = new Map(players.map(({ id, account }) => [id, account]));
    const found = players
      .flatMap(({ id }) => betsIn(state, id, period))
      .filter((it) => query.category === undefined || it.category === query.category)
      .sort(newest);
    const { stake, payout, net } = sumBets(found.filter((it) => it.state === 'settled'));
    return {
      ...paged(found, query, (it) => ({ ...wireBet(state, it, language), account: accounts.get(it.member) ?? '' })),
      footer: { stake: toPesos(stake), payout: toPesos(payout), net: toPesos(net) },
    };
  }),

  handle(rows.agentRebates, ({ world, member, query }) => {
    const found = rebatesIn(world, member, periodOf(world, query));
    const sum = (key: 'turnover' | 'centavos') => toPesos(found.reduce((total, it) => total + it[key], 0));
    return {
      ...paged(found, query, (it) => ({
        id: it.id,
        day: it.day,
        turnover: toPesos(it.turnover),
        rate: rateOf(it),
        amount: toPesos(it.centavos),
        status: it.id === 'open' ? ('open' as const) : ('paid' as const),
      })),
      footer: { turnover: sum('turnover'), amount: sum('centavos') },
    };
  }),

  handle(rows.teamRebates, ({ world: { state }, member, query }) => {
    const word = query.search?.trim().toLowerCase() ?? '';
    const found = teamOf(state, member.id).filter((it) => it.member.account.toLowerCase().includes(word));
    return paged(found, query, ({ member: it }) => ({
      account: it.account,
      type: it.type,
      rebates: { ...ratesOf(state, it.id) },
      maxRebates: { ...mostRates(state, it) },
    }));
  }),
];
