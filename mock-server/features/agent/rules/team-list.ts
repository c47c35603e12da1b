import { textKey } from '#contract/text.ts';
import { isAgentHome } from '#features/account/model/roles.ts';
import type { State } from '#sim/core/state.ts';
import { lastLogins } from '#sim/features/account/rules/login-days.ts';
import { onlineMembers } from '#sim/features/account/rules/sessions.ts';
import { type TeamMember, teamSize } from '#sim/features/account/rules/team.ts';
import { totalMinorByMember } from '#sim/features/cashier/rules/wallets.ts';
import { type ActivityTotals, netResultOf } from '#sim/features/records/rules/activity-totals.ts';
import { totalsBy } from '#sim/features/records/rules/all-member-totals.ts';
import { noActivity } from '#sim/features/records/rules/member-totals.ts';
import type { Period } from '#sim/features/shared/period.ts';

/** A member of a team with the figures of lists. Minor units. */
export interface TeamLine extends TeamMember {
  readonly team: number;
  readonly lastLoginAt: number | null;
  readonly online: boolean;
  readonly balance: number;
  readonly sums: ActivityTotals;
  /** Net result, see `netResultOf`. */
  readonly net: number;
}

/** Returns the list lines of any number of members, with a single pass over each kind of record. */
export const teamLines = (state: State, team: readonly TeamMember[], period: Period): TeamLine[] => {
  const [balances, logins, onlineIds] = [totalMinorByMember(state), lastLogins(state), onlineMembers(state)];
  const ids = new Set(team.map(({ member }) => member.id));
  const sums = totalsBy(state, period, (member) => (ids.has(member) ? member : null));
  return team.map((teamMember) => {
    const { id } = teamMember.member;
    const own = sums.get(id) ?? noActivity;
    return {
      ...teamMember,
      team: teamSize(state, id),
      lastLoginAt: logins.get(id) ?? null,
      online: onlineIds.has(id),
      balance: balances.get(id) ?? 0,
      sums: own,
      net: netResultOf(own),
    };
  });
};

export interface TeamFilter {
  readonly search?: string | undefined;
  readonly kind?: 'agent' | 'player' | undefined;
  /** Logged in now; with a bet in the period; without one. */
  readonly state?: 'online' | 'active' | 'quiet' | undefined;
}

const states = {
  online: (it: TeamLine) => it.online,
  active: ({ sums }: TeamLine) => sums.stake > 0,
  quiet: ({ sums }: TeamLine) => sums.stake === 0,
} as const;

/** Returns whether account or nickname contains the word, and the kind matches. */
export const matchesSearchAndKind =
  ({ search = '', kind }: TeamFilter): ((it: TeamMember) => boolean) =>
  ({ member }) => {
    if (kind !== undefined && isAgentHome(member.type) !== (kind === 'agent')) return false;
    const word = textKey(search);
    return member.account.toLowerCase().includes(word) || textKey(member.nickname).includes(word);
  };

export const isInState =
  ({ state }: TeamFilter): ((it: TeamLine) => boolean) =>
  (line) =>
    state === undefined || states[state](line);

const figures = {
  login: (it: TeamLine) => it.lastLoginAt ?? 0,
  balance: (it: TeamLine) => it.balance,
  stake: (it: TeamLine) => it.sums.stake,
  net: (it: TeamLine) => it.net,
  team: (it: TeamLine) => it.team,
  joined: (it: TeamLine) => it.member.registeredAt,
} as const;

const byAccount = (a: TeamLine, b: TeamLine): number => (a.member.account < b.member.account ? -1 : 1);

/** Sorts by a figure, stably. Ascending order by account starts with A. */
export const sortLines = (
  lines: readonly TeamLine[],
  by: keyof typeof figures | 'account',
  order: 'asc' | 'desc',
): TeamLine[] => {
  const sign = order === 'asc' ? 1 : -1;
  if (by === 'account') return lines.toSorted((a, b) => sign * byAccount(a, b));
  const figure = figures[by];
  return lines.toSorted((a, b) => sign * (figure(a) - figure(b)));
};
