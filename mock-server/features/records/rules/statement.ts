import type { Value } from '#contract/types.ts';
import { dayOf } from '#lib/dates/manila.ts';
import { toPesos } from '#lib/money/money.ts';
import { startOfNamedDay } from '#sim/core/clock.ts';
import type { World } from '#sim/core/world.ts';
import type { Member } from '#sim/features/account/rules/members.ts';
import type { Period } from '#sim/features/shared/period.ts';
import type { ActivityTotals } from './activity-totals.ts';
import { addTotals, creditsTotal, memberTotalsByTime, noActivity, wireTotals } from './member-totals.ts';

const always: Period = { from: 0, until: Number.POSITIVE_INFINITY };

/** Returns the month a number of months before that of a day, as `YYYY-MM`. */
const monthBefore = (day: string, back: number): string => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7);
};

const opening = new Set(['opening']);

const wire = (sums: ActivityTotals, openingCentavos: number) => ({
  ...wireTotals(sums),
  netDeposits: toPesos(sums.deposits - sums.withdrawals),
  openingBalance: toPesos(openingCentavos),
});

/**
 * Returns a member's activity by month and in total, back to the month in which the account was opened at most.
 */
export const statementOf = (world: World, { id, registeredAt }: Member, count: number): Value<'statement'> => {
  const today = dayOf(world.now());
  const startOf = (back: number): number => startOfNamedDay(`${monthBefore(today, back)}-01`);
  // Newest month first, because most records belong to it.
  const starts = Array.from({ length: count }, (_, back) => startOf(back));
  const next = startOf(-1);
  const backOf = (at: number): number => (at >= next ? -1 : starts.findIndex((start) => at >= start));
  const byMonth = memberTotalsByTime(world.state, id, always, backOf);
  const openingIn = (period: Period): number => creditsTotal(world.state, id, period, opening);
  return {
    since: registeredAt,
    months: starts
      .map((from, back) => ({
        month: monthBefore(today, back),
        ...wire(byMonth.get(back) ?? noActivity, openingIn({ from, until: startOf(back - 1) })),
      }))
      .filter(({ month }) => month >= dayOf(registeredAt).slice(0, 7))
      .reverse(),
    life: wire([...byMonth.values()].reduce(addTotals, noActivity), openingIn(always)),
  };
};
