import * as endpoints from '#contract/agent/team.ts';
import type { Value } from '#contract/types.ts';
import { isAgentHome } from '#features/account/model/roles.ts';
import { toMajor } from '#lib/money/money.ts';
import { directMembersOf, lineTo, memberBelow, type TeamMember, teamOf } from '#sim/features/account/rules/team.ts';
import { handle } from '#sim/features/handler.ts';
import { paged } from '#sim/features/shared/paged.ts';
import { periodOf } from '#sim/features/shared/period.ts';
import { maxRates, ratesOf } from '../rules/agent-rates.ts';
import { isInState, matchesSearchAndKind, sortLines, type TeamLine, teamLines } from '../rules/team-list.ts';

type WireMember = Value<'subordinate'>['content'][number];

/** Maximum number of names in a picker. */
const maxNames = 200;

const wireMember = ({ member, level, team, lastLoginAt, online, balance, sums, net }: TeamLine): WireMember => ({
  account: member.account,
  nickname: member.nickname,
  type: member.type,
  level,
  team,
  registeredAt: member.registeredAt,
  lastLoginAt,
  online,
  balance: toMajor(balance),
  stake: toMajor(sums.stake),
  net: toMajor(net),
});

const footerOf = (lines: readonly TeamLine[]) => ({
  agents: lines.filter(({ member }) => isAgentHome(member.type)).length,
  balance: toMajor(lines.reduce((sum, it) => sum + it.balance, 0)),
  stake: toMajor(lines.reduce((sum, it) => sum + it.sums.stake, 0)),
  net: toMajor(lines.reduce((sum, it) => sum + it.net, 0)),
});

export const teamListHandlers = [
  handle(endpoints.subordinate, ({ world: { state }, world, member, query }) => {
    const line = lineTo(state, member, query.account);
    const top = line.at(-1) ?? member;
    const depth = line.length - 1;
    const isWholeTeam = query.scope === 'all' || Boolean(query.search);
    const found: readonly TeamMember[] = isWholeTeam
      ? teamOf(state, top.id)
      : directMembersOf(state, top.id).map((it) => ({ member: it, level: 1 }));
    const lines = teamLines(state, found.filter(matchesSearchAndKind(query)), periodOf(world, query)).filter(
      isInState(query),
    );
    return {
      ...paged(sortLines(lines, query.sort, query.order === 'up' ? 'asc' : 'desc'), query, (it) =>
        wireMember({ ...it, level: it.level + depth }),
      ),
      path: line.map(({ account }) => account),
      footer: footerOf(lines),
    };
  }),

  handle(endpoints.downline, ({ world: { state }, world, member, query }) => {
    const found = memberBelow(state, member, query.account);
    const [line] = teamLines(state, [found], periodOf(world, query)) as [TeamLine];
    return {
      ...wireMember(line),
      rebates: { ...ratesOf(state, found.member.id) },
      maxRebates: { ...maxRates(state, found.member) },
      deposits: toMajor(line.sums.deposits),
      withdrawals: toMajor(line.sums.withdrawals),
    };
  }),

  handle(endpoints.downlines, ({ world: { state }, member, query }) =>
    teamOf(state, member.id)
      .filter(matchesSearchAndKind(query))
      .slice(0, maxNames)
      .map(({ member: { account, type }, level }) => ({ account, type, level })),
  ),
];
