import { trialType } from '../../../src/domain/account/roles.ts';
import { Refusal } from '../../engine/refusal.ts';
import type { State } from '../../engine/state.ts';
import { type Member, memberByAccount, member as members } from '../account/members.ts';

/** Somebody below an agent; `level` counts from 1 for those directly below. */
export interface TeamMember {
  readonly member: Member;
  readonly level: number;
}

const counts = ({ staff, type }: Member): boolean => !staff && type !== trialType;

/** Members directly below, the oldest account first. */
export const directsOf = (state: State, id: string): Member[] =>
  state
    .by(members, 'upline', id)
    .filter(counts)
    .sort((a, b) => Number(a.id) - Number(b.id));

/** Everybody below, level by level. */
export const teamOf = (state: State, id: string): TeamMember[] => {
  const team: TeamMember[] = [];
  let row = directsOf(state, id);
  for (let level = 1; row.length > 0; level += 1) {
    team.push(...row.map((member) => ({ member, level })));
    row = row.flatMap((it) => directsOf(state, it.id));
  }
  return team;
};

/** The line from an agent down to a member, both included; undefined when the member is not below. */
const lineOf = (state: State, agent: Member, member: Member): Member[] | undefined => {
  const line: Member[] = [];
  for (let at: Member | undefined = member; at; at = at.upline ? state.get(members, at.upline) : undefined) {
    line.unshift(at);
    if (at.id === agent.id) return line;
  }
  return undefined;
};

/** The line from an agent down to the account asked for; to the agent itself where none is. Throws `user.unknown`. */
export const lineTo = (state: State, agent: Member, account: string | undefined): Member[] => {
  const found = account ? memberByAccount(state, account) : agent;
  const line = found && counts(found) ? lineOf(state, agent, found) : undefined;
  if (!line) throw new Refusal('user.unknown', { why: `${account} is not in the line of ${agent.account}` });
  return line;
};

/** A member below an agent, by account. Throws `user.unknown`, for the agent itself too. */
export const memberBelow = (state: State, agent: Member, account: string): TeamMember => {
  const line = lineTo(state, agent, account);
  const [member] = line.slice(-1);
  if (!member || member.id === agent.id) throw new Refusal('user.unknown', { why: 'nobody is below oneself' });
  return { member, level: line.length - 1 };
};
