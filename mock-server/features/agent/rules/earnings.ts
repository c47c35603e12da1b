import { toMinor } from '#lib/money/money.ts';
import { shareOf } from '#lib/money/share.ts';
import { activeMemberStake } from '#markets/current.ts';
import type { State } from '#sim/core/state.ts';
import { teamOf } from '#sim/features/account/rules/team.ts';
import { stakesByMember } from '#sim/features/records/rules/stakes-by-member.ts';
import type { Period } from '#sim/features/shared/period.ts';
import type { ContractStep } from './contracts.ts';

/** Minor units that a member has to stake in a period to count as active. */
const minActiveStake = toMinor(activeMemberStake);

/** Play of an agent's team in a period. Minor units. */
export interface TeamPlay {
  readonly turnover: number;
  /**
   * Own money that bets lost, in proportion to own deposits: an agent must not earn from bonus money or money lent to
   * members.
   */
  readonly lost: number;
  readonly activeMembers: number;
}

export const teamPlayIn = (
  state: State,
  agent: string,
  period: Period,
  played = stakesByMember(state, period),
): TeamPlay => {
  const each = teamOf(state, agent).flatMap(({ member }) => played.get(member.id) ?? []);
  return {
    turnover: each.reduce((sum, { counted }) => sum + counted, 0),
    lost: each.reduce((sum, { ownLoss, ownShare }) => sum + Math.trunc(ownLoss * ownShare), 0),
    activeMembers: each.filter(({ counted }) => counted >= minActiveStake).length,
  };
};

/** Returns the index of the highest step of a contract that was reached; null below the first. */
export const reachedStep = (
  steps: readonly ContractStep[],
  { turnover, activeMembers }: Pick<TeamPlay, 'turnover' | 'activeMembers'>,
): number | null => {
  const at = steps.findLastIndex((it) => turnover >= it.from && activeMembers >= it.activeMembers);
  return at < 0 ? null : at;
};

/** Returns the minor units that a step pays: its fixed amount, or its share of the basis. */
export const payOf = (step: ContractStep | undefined, basis: number): number =>
  step ? (step.minor ?? shareOf(Math.max(0, basis), step.rate ?? 0)) : 0;
