import { dayMs } from '#lib/dates/units.ts';
import { toMinor } from '#lib/money/money.ts';
import { treeCapTerms } from '#markets/current.ts';
import { postings } from '#sim/core/ledger.ts';
import type { World } from '#sim/core/world.ts';
import { members } from '#sim/features/account/rules/members.ts';
import { teamOf } from '#sim/features/account/rules/team.ts';
import { visitCredits } from '#sim/features/records/rules/activity-totals.ts';
import { stakesByMember } from '#sim/features/records/rules/stakes-by-member.ts';

/** Earnings that depend on the amount of play only; an account tree shares one cap for them. */
const cappedTypes: ReadonlySet<string> = new Set(['salary', 'agentRebate', 'rebate', 'mission']);

/** Returns the member and all uplines, the nearest first; at most 100. */
const lineAbove = (world: World, memberId: string): string[] => {
  const line: string[] = [];
  let next = world.state.get(members, memberId);
  while (next && line.length < 100) {
    line.push(next.id);
    next = next.upline ? world.state.get(members, next.upline) : undefined;
  }
  return line;
};

/**
 * Opens the cap on an account tree's earnings from its play within 30 days; a tree is a member with the whole downline.
 * The cap is a fixed amount plus a share of the tree's stakes from own money, below the house's margin, so that playing
 * many accounts of one person earns no more than that. The returned function takes up to `wanted` minor units out of
 * all trees that the member belongs to, and returns the number taken.
 */
export const openTreeCap = (world: World): ((member: string, wanted: number) => number) => {
  const period = { from: world.now() - treeCapTerms.days * dayMs, until: world.now() + 1 };
  const stakes = stakesByMember(world.state, period);
  const paid = new Map<string, number>();
  visitCredits(
    world.state.all(postings),
    period,
    (type) => cappedTypes.has(type),
    (member, _at, _type, minor) => paid.set(member, (paid.get(member) ?? 0) + minor),
  );
  const rooms = new Map<string, number>();
  const earnedBy = (memberId: string): number =>
    [...(stakes.get(memberId)?.byCategory ?? [])].reduce(
      (sum, [category, stake]) => sum + stake * (category === 'LIVE' ? treeCapTerms.liveRate : treeCapTerms.rate),
      0,
    );
  const remainingOf = (root: string): number => {
    const known = rooms.get(root);
    if (known !== undefined) return known;
    const tree = [root, ...teamOf(world.state, root).map((it) => it.member.id)];
    const remaining = tree.reduce((sum, id) => sum + earnedBy(id) - (paid.get(id) ?? 0), toMinor(treeCapTerms.base));
    rooms.set(root, remaining);
    return remaining;
  };
  return (member, wanted) => {
    const line = lineAbove(world, member);
    const taken = Math.max(0, Math.min(wanted, ...line.map((it) => Math.floor(remainingOf(it)))));
    for (const it of line) rooms.set(it, remainingOf(it) - taken);
    return taken;
  };
};
