import { toMinor } from '#lib/money/money.ts';
import { shareOf } from '#lib/money/share.ts';
import { minBonusMoney } from '#markets/current.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import { mainAccount, transferFunds } from '#sim/core/ledger.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import type { Member } from '#sim/features/account/rules/members.ts';
import { ownShareOf } from '#sim/features/cashier/rules/own-funds.ts';
import type { Bet } from '#sim/features/games/rules/bets.ts';
import { countedBetsOf, rewardStakeOf } from '#sim/features/games/rules/contributions.ts';
import { vipLevelByNumber } from '#sim/features/shared/vip-levels.ts';
import { startOfWeek, weekMs } from '#sim/features/shared/week.ts';
import { openTreeCap } from './tree-cap.ts';

/** Rebate paid for the stakes of one category since the previous claim. Amounts in minor units. */
export interface Rebate extends Doc {
  readonly member: string;
  readonly at: number;
  readonly category: string;
  /** Minor units staked. Stored and sent under this name. */
  readonly turnover: number;
  readonly rate: number;
  readonly minor: number;
}

export const rebates = collection<Rebate>()('rebate', { member: (it) => it.member });

/** Smallest rebate that can be claimed. */
export const minRebateMinor = toMinor(minBonusMoney);

/** Share of the VIP level's rate per category; other categories earn half. */
const categoryWeights: Readonly<Record<string, number>> = { RNG: 1, FISH: 1, PVP: 0.8, LIVE: 0.6 };

/** Returns the rebate of a VIP level as a share of the stakes in a category. */
export const rebateRateOf = (level: number, category: string): number =>
  Math.round(vipLevelByNumber(level).rebateRate * (categoryWeights[category] ?? 0.5) * 1e5) / 1e5;

/**
 * Returns the rebate earned in the current week and not claimed yet, by category in the order of first play. It expires
 * at the end of the week.
 */
export const openRebate = (state: State, { id, level, registeredAt }: Member, now: number) => {
  const monday = startOfWeek(now);
  const since = state
    .by(rebates, 'member', id)
    .reduce((last, { at }) => Math.max(last, at), Math.max(registeredAt, monday));
  const own = ownShareOf(state, id);
  const stakes = new Map<string, number>();
  const settledSince = ({ settledAt }: Bet) => settledAt !== null && settledAt > since;
  for (const it of countedBetsOf(state, id).filter(settledSince))
    stakes.set(it.category, (stakes.get(it.category) ?? 0) + Math.floor(rewardStakeOf(state, it) * own));
  const lines = [...stakes].map(([category, turnover]) => {
    const rate = rebateRateOf(level, category);
    return { category, turnover, rate, minor: shareOf(turnover, rate) };
  });
  return { since, resetsAt: monday + weekMs, lines, total: lines.reduce((sum, { minor }) => sum + minor, 0) };
};

/** Pays the open rebate. Returns minor units. Throws `promotion.unavailable` below `minRebateMinor`. */
export const claimRebate = (world: World, member: Member): number => {
  const { lines, total } = openRebate(world.state, member, world.now());
  if (total < minRebateMinor)
    throw new Refusal('promotion.unavailable', { why: `${total} minor units are below the minimum` });
  if (openTreeCap(world)(member.id, total) < total)
    throw new Refusal('promotion.unavailable', { why: 'the account tree has reached its cap of 30 days' });
  const at = world.now();
  for (const line of lines) world.state.put(rebates, { id: world.id('RB'), member: member.id, at, ...line });
  transferFunds(world, { from: 'bonus', to: mainAccount(member.id), minor: total, type: 'rebate' });
  return total;
};
