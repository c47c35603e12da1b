import { subscribe } from '#sim/core/subscribe.ts';
import type { Subscriber } from '#sim/core/world.ts';
import { memberRegistered } from '#sim/features/account/rules/new-member.ts';
import { countStake } from '#sim/features/cashier/rules/deposit-bonus.ts';
import { depositApproved } from '#sim/features/cashier/rules/deposit-settlement.ts';
import { endRequirementsOfLostMoney } from '#sim/features/cashier/rules/lost-money.ts';
import { recordPayingDevice } from '#sim/features/cashier/rules/paying-device.ts';
import { betClosed } from '#sim/features/games/rules/rounds.ts';
import { announceSettledBet } from '#sim/features/lottery/rules/bet-notices.ts';
import { scheduleDraws } from '#sim/features/rewards/rules/raffles.ts';
import { keepReferralTerms, rewardReferral } from '#sim/features/rewards/rules/referrals.ts';
import { countStakeForVip, raiseVipLevel } from '#sim/features/rewards/rules/vip-progress.ts';

/** Subscriptions of one domain to the events of another. */
export const subscribers: readonly Subscriber[] = [
  subscribe(depositApproved, (world, { member }) => raiseVipLevel(world, member)),
  subscribe(depositApproved, recordPayingDevice),
  subscribe(memberRegistered, keepReferralTerms),
  subscribe(betClosed, countStake),
  subscribe(betClosed, endRequirementsOfLostMoney),
  subscribe(betClosed, countStakeForVip),
  subscribe(betClosed, announceSettledBet),
  subscribe(betClosed, scheduleDraws),
  // Runs after the stake was counted.
  subscribe(betClosed, rewardReferral),
];
