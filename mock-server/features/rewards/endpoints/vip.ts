import type { WireLanguage } from '../../../../src/contract/fields.ts';
import * as endpoints from '../../../../src/contract/rewards/club.ts';
import type { Reward as WireReward } from '../../../../src/contract/types.ts';
import { toPesos } from '../../../../src/lib/money/money.ts';
import { newest } from '../../../core/newest.ts';
import type { World } from '../../../core/world.ts';
import { approvedDepositsTotal, hasOwnDeposit } from '../../cashier/rules/own-funds.ts';
import { sumBalance } from '../../cashier/rules/wallets.ts';
import { handle } from '../../handler.ts';
import { isWithin, periodOf } from '../../records/rules/period.ts';
import { paged } from '../../shared/paged.ts';
import { claimRebate, minRebateCentavos, openRebate, rebate } from '../rules/rebates.ts';
import { claimReward, type Reward, reward, rewardStatus } from '../rules/rewards.ts';
import { nextVipLevel, vipLevelByNumber, vipLevels } from '../rules/vip-level-reached.ts';
import { lifetimeStakes } from '../rules/vip-progress.ts';

const wireReward = (world: World, it: Reward, language: WireLanguage): WireReward => ({
  id: it.id,
  kind: it.kind,
  title: it.title[language],
  amount: toPesos(it.centavos),
  turnover: it.turnover,
  needsDeposit: !hasOwnDeposit(world.state, it.member),
  from: it.from,
  expiresAt: it.expiresAt,
  status: rewardStatus(it, world.now()),
  claimedAt: it.claimedAt,
});

const statusOrder = ['open', 'waiting', 'claimed', 'expired'] as const;

export const vipHandlers = [
  handle(endpoints.memberClub, ({ world, member, language }) => {
    const own = vipLevelByNumber(member.level);
    const next = nextVipLevel(own.level);
    return {
      level: own.level,
      name: own.name[language],
      turnover: toPesos(lifetimeStakes(world.state, member.id)),
      nextTurnover: next ? toPesos(next.stakes) : null,
      deposited: toPesos(approvedDepositsTotal(world.state, member.id)),
      nextDeposit: next ? toPesos(next.deposit) : null,
      levels: vipLevels.map((it) => ({
        level: it.level,
        name: it.name[language],
        turnover: toPesos(it.stakes),
        deposit: toPesos(it.deposit),
        rebateRate: it.rebateRate,
        withdrawTimes: it.withdrawTimes,
        freeWithdrawals: it.freeWithdrawals,
        withdrawLimit: toPesos(it.withdrawLimit),
        birthdayGift: toPesos(it.birthdayGift),
        upgradeGift: toPesos(it.upgradeGift),
      })),
    };
  }),

  handle(endpoints.rewards, ({ world, member, language }) => {
    return world.state
      .by(reward, 'member', member.id)
      .map((it) => wireReward(world, it, language))
      .sort(
        (a, b) =>
          statusOrder.indexOf(a.status) - statusOrder.indexOf(b.status) || b.from - a.from || (a.id < b.id ? 1 : -1),
      );
  }),

  handle(endpoints.claimReward, ({ world, member, body, language }) => {
    const claimed = claimReward(world, member.id, body.id);
    return { reward: wireReward(world, claimed, language), sumBalance: sumBalance(world.state, member.id) };
  }),

  handle(endpoints.manualRebate, ({ world, member }) => {
    const { since, resetsAt, lines, total } = openRebate(world.state, member, world.now());
    return {
      since,
      resetsAt,
      categories: lines.map(({ category, turnover, rate, centavos }) => ({
        category,
        turnover: toPesos(turnover),
        rate,
        amount: toPesos(centavos),
      })),
      total: toPesos(total),
      min: toPesos(minRebateCentavos),
    };
  }),

  handle(endpoints.claimRebate, ({ world, member }) => {
    const amount = toPesos(claimRebate(world, member));
    return { amount, sumBalance: sumBalance(world.state, member.id) };
  }),

  handle(endpoints.rebateReport, ({ world, member, query }) => {
    const period = periodOf(world, query);
    const found = world.state.by(rebate, 'member', member.id).filter(({ at }) => isWithin(period, at));
    const total = (of: 'turnover' | 'centavos') => toPesos(found.reduce((sum, it) => sum + it[of], 0));
    const page = paged(found.sort(newest), query, ({ id, at, category, turnover, rate, centavos }) => ({
      id,
      at,
      category,
      turnover: toPesos(turnover),
      rate,
      amount: toPesos(centavos),
    }));
    return { ...page, sums: { turnover: total('turnover'), amount: total('centavos') } };
  }),
];
