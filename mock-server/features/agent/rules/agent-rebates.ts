import { collection, type Doc } from '#sim/core/collection.ts';
import { mainAccount, transferFunds } from '#sim/core/ledger.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import { directMembersOf, teamOf } from '#sim/features/account/rules/team.ts';
import type { MemberStakes } from '#sim/features/records/rules/stakes-by-member.ts';
import { openTreeCap } from '#sim/features/rewards/rules/tree-cap.ts';
import type { Period } from '#sim/features/shared/period.ts';
import { agentRates, ratesOn } from './agent-rates.ts';

/** Rebate of one day for a member's own play and that of the downline. Minor units. */
interface AgentRebate extends Doc {
  readonly member: string;
  readonly day: string;
  readonly at: number;
  readonly turnover: number;
  readonly minor: number;
}

export const agentRebates = collection<AgentRebate>()('agent-rebate', { member: (it) => it.member });

/** Returns the stakes by category of a member and the whole downline. */
const stakesOfLine = (
  state: State,
  played: ReadonlyMap<string, MemberStakes>,
  memberId: string,
): Map<string, number> => {
  const stakes = new Map<string, number>();
  for (const id of [memberId, ...teamOf(state, memberId).map((it) => it.member.id)]) {
    for (const [category, stake] of played.get(id)?.byCategory ?? [])
      stakes.set(category, (stakes.get(category) ?? 0) + stake);
  }
  return stakes;
};

/**
 * Returns the rebate that a member earned with the stakes of a day: the own rate on own stakes, and on the stakes of
 * each line below the difference between the own rate and the rate passed on.
 */
export const earnedRebate = (
  state: State,
  played: ReadonlyMap<string, MemberStakes>,
  memberId: string,
  day: string,
) => {
  const own = ratesOn(state, memberId, day);
  let [turnover, share] = [0, 0];
  const add = (stakes: Iterable<readonly [string, number]>, passedOn: Readonly<Record<string, number>>) => {
    for (const [category, stake] of stakes) {
      turnover += stake;
      share += stake * Math.max(0, (own[category] ?? 0) - (passedOn[category] ?? 0));
    }
  };
  add(played.get(memberId)?.byCategory ?? [], {});
  for (const { id } of directMembersOf(state, memberId)) add(stakesOfLine(state, played, id), ratesOn(state, id, day));
  return { turnover, minor: Math.floor(share + 1e-6) };
};

/** Pays the rebate of a past day to all members with rates, within the cap of the account tree. */
export const payAgentRebates = (
  world: World,
  day: string,
  played: ReadonlyMap<string, MemberStakes>,
  { until }: Period,
): void => {
  const takeFromCap = openTreeCap(world);
  for (const { id: member } of world.state.all(agentRates)) {
    const { turnover, minor: earned } = earnedRebate(world.state, played, member, day);
    const minor = earned > 0 ? takeFromCap(member, earned) : 0;
    if (minor <= 0) continue;
    const id = world.id('AR');
    world.state.put(agentRebates, { id, member, day, at: until, turnover, minor });
    transferFunds(world, { from: 'house:agency', to: mainAccount(member), minor, type: 'agentRebate', ref: id });
  }
};
