import * as endpoints from '#contract/rewards/rebates.ts';
import { toMajor } from '#lib/money/money.ts';
import { newest } from '#sim/core/newest.ts';
import { sumBalance } from '#sim/features/cashier/rules/wallets.ts';
import { handle } from '#sim/features/handler.ts';
import { paged } from '#sim/features/shared/paged.ts';
import { isWithin, periodOf } from '#sim/features/shared/period.ts';
import { claimRebate, minRebateMinor, openRebate, rebates } from '../rules/rebates.ts';

export const rebateHandlers = [
  handle(endpoints.manualRebate, ({ world, member }) => {
    const { since, resetsAt, lines, total } = openRebate(world.state, member, world.now());
    return {
      since,
      resetsAt,
      categories: lines.map(({ category, turnover, rate, minor }) => ({
        category,
        turnover: toMajor(turnover),
        rate,
        amount: toMajor(minor),
      })),
      total: toMajor(total),
      min: toMajor(minRebateMinor),
    };
  }),

  handle(endpoints.claimRebate, ({ world, member }) => {
    const amount = toMajor(claimRebate(world, member));
    return { amount, sumBalance: sumBalance(world.state, member.id) };
  }),

  handle(endpoints.rebateReport, ({ world, member, query }) => {
    const period = periodOf(world, query);
    const found = world.state.by(rebates, 'member', member.id).filter(({ at }) => isWithin(period, at));
    const total = (of: 'turnover' | 'minor') => toMajor(found.reduce((sum, it) => sum + it[of], 0));
    const page = paged(found.sort(newest), query, ({ id, at, category, turnover, rate, minor }) => ({
      id,
      at,
      category,
      turnover: toMajor(turnover),
      rate,
      amount: toMajor(minor),
    }));
    return { ...page, sums: { turnover: total('turnover'), amount: total('minor') } };
  }),
];
