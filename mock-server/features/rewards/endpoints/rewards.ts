import type { WireLanguage } from '#contract/fields.ts';
import { raffles } from '#contract/rewards/raffles.ts';
import * as endpoints from '#contract/rewards/rewards.ts';
import type { Reward as WireReward } from '#contract/types.ts';
import { toMajor } from '#lib/money/money.ts';
import type { World } from '#sim/core/world.ts';
import { hasOwnDeposit } from '#sim/features/cashier/rules/own-funds.ts';
import { sumBalance } from '#sim/features/cashier/rules/wallets.ts';
import { handle } from '#sim/features/handler.ts';
import { textIn } from '#sim/features/shared/localized-text.ts';
import { rafflesOf } from '../rules/raffles.ts';
import { claimReward, type Reward, rewardStatuses, rewards } from '../rules/rewards.ts';

const wireReward = (
  world: World,
  reward: Reward,
  status: WireReward['status'],
  language: WireLanguage,
): WireReward => ({
  id: reward.id,
  kind: reward.kind,
  title: textIn(reward.title, language),
  amount: toMajor(reward.minor),
  turnover: reward.turnover,
  needsDeposit: !hasOwnDeposit(world.state, reward.member),
  from: reward.from,
  expiresAt: reward.expiresAt,
  status,
  claimedAt: reward.claimedAt,
});

const statusOrder = ['open', 'unproven', 'waiting', 'claimed', 'expired'] as const;

export const rewardHandlers = [
  handle(endpoints.rewards, ({ world, member, language }) => {
    const statusOf = rewardStatuses(world, member.id);
    return world.state
      .by(rewards, 'member', member.id)
      .map((it) => wireReward(world, it, statusOf(it), language))
      .sort(
        (a, b) =>
          statusOrder.indexOf(a.status) - statusOrder.indexOf(b.status) || b.from - a.from || (a.id < b.id ? 1 : -1),
      );
  }),

  handle(endpoints.claimReward, ({ world, member, body, language }) => {
    const claimed = claimReward(world, member.id, body.id);
    return { reward: wireReward(world, claimed, 'claimed', language), sumBalance: sumBalance(world.state, member.id) };
  }),

  handle(raffles, ({ world, member }) => rafflesOf(world, member.id)),
];
