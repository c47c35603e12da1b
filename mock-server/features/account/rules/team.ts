import { trialType } from '#features/account/model/roles.ts';
import { derived } from '#sim/core/derived.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import { type Member, memberByAccount, members } from './members.ts';

/** A downline member; `level` is 1 for direct members. */
export interface TeamMember {
  readonly member: Member;
  readonly level: number;
}

const counts = ({ staff, type }: Member): boolean => !staff && type !== trialType;

interface Tree {
  /** Direct members by upline, the oldest account first. */
  readonly directs: ReadonlyMap<string, readonly Member[]>;
  /** Size of each member's downline over all levels; members without one are missing. */
  readonly sizes: ReadonlyMap<string, number>;
}

const tree = derived([members], (state): Tree => {
  const directs = new Map<string, Member[]>();
  for (const it of state.all(members)) {
    if (!it.upline || !counts(it)) continue;
    const row = directs.get(it.upline);
    if (row) row.push(it);
    else directs.set(it.upline, [it]);
  }
  const sizes = new Map<string, number>();
  const count = (id: string): number => {
    const known = sizes.get(id);
    if (known !== undefined) return known;
    const row = directs.get(id) ?? [];
    const size = row.reduce((sum, it) => sum + 1 + count(it.id), 0);
    if (row.length > 0) sizes.set(id, size);
    return size;
  };
  for (const [id, row] of directs) {
    row.sort((a, b) => Number(a.id) - Number(b.id));
    count(id);
  }
  return { directs, sizes };
});

/** Returns the direct members, the oldest account first. */
export const directMembersOf = (state: State, id: string): readonly Member[] => tree(state).directs.get(id) ?? [];

/** Returns the size of a member's downline over all levels. */
export const teamSize = (state: State, id: string): number => tree(state).sizes.get(id) ?? 0;

/** Returns the whole downline of a member, level by level. */
export const teamOf = (state: State, id: string): TeamMember[] => {
  const { directs } = tree(state);
  const team: TeamMember[] = [];
  let row = directs.get(id) ?? [];
  for (let level = 1; row.length > 0; level += 1) {
    for (const member of row) team.push({ member, level });
    row = row.flatMap((it) => directs.get(it.id) ?? []);
  }
  return team;
};

/** Returns the line from an agent down to a member, both included; undefined if the member is not below the agent. */
const lineOf = (state: State, agent: Member, member: Member): Member[] | undefined => {
  const line: Member[] = [];
  for (let at: Member | undefined = member; at; at = at.upline ? state.get(members, at.upline) : undefined) {
    line.unshift(at);
    if (at.id === agent.id) return line;
  }
  return undefined;
};

/**
 * Returns the line from an agent down to an account, or the agent alone if no account is given. Throws `user.unknown`.
 */
export const lineTo = (state: State, agent: Member, account: string | undefined): Member[] => {
  const found = account ? memberByAccount(state, account) : agent;
  const line = found && counts(found) ? lineOf(state, agent, found) : undefined;
  if (!line) throw new Refusal('user.unknown', { why: `${account} is not in the line of ${agent.account}` });
  return line;
};

/** Returns the downline member with an account name. Throws `user.unknown`, also for the agent's own account. */
export const memberBelow = (state: State, agent: Member, account: string): TeamMember => {
  const line = lineTo(state, agent, account);
  const [member] = line.slice(-1);
  if (!member || member.id === agent.id)
    throw new Refusal('user.unknown', { why: 'the agent is not part of the own downline' });
  return { member, level: line.length - 1 };
};
