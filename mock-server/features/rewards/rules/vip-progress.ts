import { hrefOf } from '#paths.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import { closureOf } from '#sim/features/account/rules/account-closure.ts';
import { members } from '#sim/features/account/rules/members.ts';
import { approvedDepositsTotal } from '#sim/features/cashier/rules/own-funds.ts';
import type { Bet } from '#sim/features/games/rules/bets.ts';
import { rewardStakeOf } from '#sim/features/games/rules/contributions.ts';
import { sendMessage } from '#sim/features/messages/rules/messages.ts';
import { rewardMessages } from '#sim/features/messages/rules/templates/reward-messages.ts';
import { textIn } from '#sim/features/shared/localized-text.ts';
import { vipLevelReached } from '#sim/features/shared/vip-levels.ts';
import { grantReward } from './rewards.ts';

/** Minor units that a member has staked since registration; the id is the member's. */
interface LifetimeStakes extends Doc {
  /** Stored under this name. */
  readonly turnover: number;
}

export const lifetimeStakesRecords = collection<LifetimeStakes>()('tally');

/** Returns the minor units staked since registration. For open wagering requirements see `wageringOf` of the cashier. */
export const lifetimeStakes = (state: State, memberId: string): number =>
  state.get(lifetimeStakesRecords, memberId)?.turnover ?? 0;

const giftDays = 30;

/** Raises a member to the VIP level reached by stakes and deposits, and grants its upgrade gift. Levels never fall. */
export const raiseVipLevel = (world: World, memberId: string): void => {
  const player = world.state.get(members, memberId);
  if (!player) return;
  const stakes = lifetimeStakes(world.state, memberId);
  // Summing deposits is slow, and few bets reach a new level.
  if (vipLevelReached(stakes, Number.POSITIVE_INFINITY).level <= player.level) return;
  const reached = vipLevelReached(stakes, approvedDepositsTotal(world.state, memberId));
  if (reached.level <= player.level) return;
  world.state.put(members, { ...player, level: reached.level });
  if (closureOf(world.state, memberId, world.now())) return;
  grantReward(world, memberId, {
    kind: 'upgrade',
    title: {
      EN: `Welcome to ${reached.name.EN}`,
      TY: `Welcome sa ${textIn(reached.name, 'TY')}`,
      VI: `Chào mừng lên hạng ${textIn(reached.name, 'VI')}`,
    },
    minor: reached.upgradeGift,
    wageringFactor: 1,
    days: giftDays,
  });
  sendMessage(world, memberId, rewardMessages.levelReached(reached.name, reached.upgradeGift), {
    kind: 'promotions',
    path: hrefOf('rewardCenter'),
  });
};

/** Counts a settled bet towards the VIP level. */
export const countStakeForVip = (world: World, ended: Bet): void => {
  const stake = rewardStakeOf(world.state, ended);
  if (stake === 0) return;
  const { member } = ended;
  world.state.put(lifetimeStakesRecords, { id: member, turnover: lifetimeStakes(world.state, member) + stake });
  raiseVipLevel(world, member);
};
