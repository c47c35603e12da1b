import * as endpoints from '#contract/rewards/vip.ts';
import { toPesos } from '#lib/money/money.ts';
import { approvedDepositsTotal } from '#sim/features/cashier/rules/own-funds.ts';
import { handle } from '#sim/features/handler.ts';
import { nextVipLevel, vipLevelByNumber, vipLevels } from '#sim/features/shared/vip-levels.ts';
import { lifetimeStakes } from '../rules/vip-progress.ts';

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
      levels: vipLevels.map((terms) => ({
        level: terms.level,
        name: terms.name[language],
        turnover: toPesos(terms.stakes),
        deposit: toPesos(terms.deposit),
        rebateRate: terms.rebateRate,
        withdrawTimes: terms.withdrawalsPerDay,
        freeWithdrawals: terms.freeWithdrawals,
        withdrawLimit: toPesos(terms.withdrawLimit),
        birthdayGift: toPesos(terms.birthdayGift),
        upgradeGift: toPesos(terms.upgradeGift),
      })),
    };
  }),
];
