import type { State } from '#sim/core/state.ts';
import { ownLossOf } from '#sim/features/cashier/rules/bonus-money.ts';
import { ownShares } from '#sim/features/cashier/rules/own-funds.ts';
import { type Bet, bets } from '#sim/features/games/rules/bets.ts';
import { rewardStakeOf } from '#sim/features/games/rules/contributions.ts';
import { isWithin, type Period } from '#sim/features/shared/period.ts';

/** Minor units that a member staked in a period, over all categories and by category. */
export interface MemberStakes {
  readonly stake: number;
  /** Stakes that count (`rewardStakeOf`), reduced to the share of own money (`ownShareOf`). */
  readonly counted: number;
  readonly payout: number;
  /** Own money that bets lost; negative if they won. */
  readonly ownLoss: number;
  /** Share of own money, 0 to 1 (`ownShareOf`). */
  readonly ownShare: number;
  /** `counted` by category. */
  readonly byCategory: ReadonlyMap<string, number>;
}

/** Returns the real-money stakes of each member in bets settled in a period; `considered` restricts the bets. */
export const stakesByMember = (
  state: State,
  period: Period,
  considered: readonly Bet[] = state.all(bets),
): ReadonlyMap<string, MemberStakes> => {
  const shares = ownShares(state);
  const found = new Map<
    string,
    {
      stake: number;
      counted: number;
      payout: number;
      ownLoss: number;
      ownShare: number;
      byCategory: Map<string, number>;
    }
  >();
  for (const it of considered) {
    if (it.play || it.state !== 'settled' || !isWithin(period, it.settledAt)) continue;
    const ownShare = shares.get(it.member) ?? 0;
    const sums = found.get(it.member) ?? {
      stake: 0,
      counted: 0,
      payout: 0,
      ownLoss: 0,
      ownShare,
      byCategory: new Map<string, number>(),
    };
    sums.stake += it.stake;
    sums.payout += it.payout;
    sums.ownLoss += ownLossOf(it);
    const counted = Math.floor(rewardStakeOf(state, it) * ownShare);
    sums.counted += counted;
    sums.byCategory.set(it.category, (sums.byCategory.get(it.category) ?? 0) + counted);
    found.set(it.member, sums);
  }
  return found;
};
