import * as endpoints from '#contract/rewards/vip.ts';
import { toMajor } from '#lib/money/money.ts';
import { approvedDepositsTotal } from '#sim/features/cashier/rules/own-funds.ts';
import { handle } from '#sim/features/handler.ts';
import { textIn } from '#sim/features/shared/localized-text.ts';
import { runningTerms } from '#sim/features/shared/running-terms.ts';
import { nextVipLevel, vipLevelByNumber, vipLevels } from '#sim/features/shared/vip-levels.ts';
import { birthdayGiftOf } from '../rules/birthday-gifts.ts';
import { lifetimeStakes } from '../rules/vip-progress.ts';

export const vipHandlers = [
  handle(endpoints.memberClub, ({ world, member, language }) => {
    const own = vipLevelByNumber(member.level);
    const next = nextVipLevel(own.level);
    const birthday = runningTerms('birthday', world.now());
    return {
      level: own.level,
      name: textIn(own.name, language),
      turnover: toMajor(lifetimeStakes(world.state, member.id)),
      nextTurnover: next ? toMajor(next.stakes) : null,
      deposited: toMajor(approvedDepositsTotal(world.state, member.id)),
      nextDeposit: next ? toMajor(next.deposit) : null,
      levels: vipLevels.map((terms) => ({
        level: terms.level,
        name: textIn(terms.name, language),
        turnover: toMajor(terms.stakes),
        deposit: toMajor(terms.deposit),
        rebateRate: terms.rebateRate,
        withdrawTimes: terms.withdrawalsPerDay,
        freeWithdrawals: terms.freeWithdrawals,
        withdrawLimit: toMajor(terms.withdrawLimit),
        birthdayGift: birthday ? toMajor(birthdayGiftOf(birthday, terms.level)) : 0,
        upgradeGift: toMajor(terms.upgradeGift),
      })),
    };
  }),
];
