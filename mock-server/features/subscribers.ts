import { subscribe } from '../core/subscribe.ts';
import type { Subscriber } from '../core/world.ts';
import { countStake } from './cashier/rules/deposit-bonus.ts';
import { depositApproved } from './cashier/rules/deposit-settlement.ts';
import { endRequirementsOfLostMoney } from './cashier/rules/lost-money.ts';
import { collectStakedGift } from './cashier/rules/staked-gifts.ts';
import { betClosed } from './games/rules/rounds.ts';
import { rewardReferral } from './rewards/rules/referrals.ts';
import { countStakeForVip, raiseVipLevel } from './rewards/rules/vip-progress.ts';

/** Subscriptions of one domain to the events of another. */
export const subscribers: readonly Subscriber[] = [
  subscribe(depositApproved, (world, { member }) => raiseVipLevel(world, member)),
  subscribe(betClosed, countStake),
  subscribe(betClosed, collectStakedGift),
  subscribe(betClosed, endRequirementsOfLostMoney),
  subscribe(betClosed, countStakeForVip),
  // Runs after the stake was counted.
  subscribe(betClosed, rewardReferral),
];
