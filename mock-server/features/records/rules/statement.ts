import type { Value } from '#contract/types.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { toMajor } from '#lib/money/money.ts';
import { startOfNamedDay } from '#sim/core/clock.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import type { Member } from '#sim/features/account/rules/members.ts';
import { depositsOf } from '#sim/features/cashier/rules/deposit-record.ts';
import { isWithin, type Period } from '#sim/features/shared/period.ts';
import { lineTransferTypes } from '#sim/features/shared/posting-types.ts';
import { type ActivityTotals, netResultOf } from './activity-totals.ts';
import { addTotals, memberPostings, memberTotalsByTime, noActivity, wireTotals } from './member-totals.ts';

const always: Period = { from: 0, until: Number.POSITIVE_INFINITY };

/** Returns the month a number of months before that of a day, as `YYYY-MM`. */
const monthBefore = (day: string, back: number): string => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7);
};

const internalTypes: ReadonlySet<string> = new Set(['toVendor', 'fromVendor']);
const transferTypes: ReadonlySet<string> = new Set([
  ...lineTransferTypes,
  'agentRebate',
  'salary',
  'dividend',
  'adjustment',
]);
const withdrawalTypes: ReadonlySet<string> = new Set(['withdraw', 'withdrawReturn']);

/** What the ledger adds to the wallets of a member: sums of its transactions by what a statement shows, minor units. */
interface Movements {
  /** Balance when the records began. */
  readonly opening: number;
  /** Deposits after their fees. */
  readonly deposits: number;
  readonly withdrawals: number;
  readonly transfers: number;
  /** Bets, payouts, bonuses and rewards. */
  readonly play: number;
}

const noMovements: Movements = { opening: 0, deposits: 0, withdrawals: 0, transfers: 0, play: 0 };

const keyOfType = (type: string): keyof Movements => {
  if (type === 'opening') return 'opening';
  if (type === 'deposit') return 'deposits';
  if (withdrawalTypes.has(type)) return 'withdrawals';
  return transferTypes.has(type) ? 'transfers' : 'play';
};

const isWalletOf = (account: string, memberId: string): boolean =>
  account === `member:${memberId}` || account.startsWith(`wallet:${memberId}:`);

/** Returns the movements of a member's wallets, grouped by the key that `keyOf` returns for a time. */
const movementsByTime = <K>(state: State, memberId: string, keyOf: (at: number) => K): ReadonlyMap<K, Movements> => {
  const found = new Map<K, { -readonly [key in keyof Movements]: number }>();
  for (const { at, type, entries } of memberPostings(state, memberId)) {
    if (internalTypes.has(type)) continue;
    const key = keyOf(at);
    const sums = found.get(key) ?? { ...noMovements };
    for (const { account, minor } of entries) if (isWalletOf(account, memberId)) sums[keyOfType(type)] += minor;
    found.set(key, sums);
  }
  return found;
};

const addMovements = (a: Movements, b: Movements): Movements => ({
  opening: a.opening + b.opening,
  deposits: a.deposits + b.deposits,
  withdrawals: a.withdrawals + b.withdrawals,
  transfers: a.transfers + b.transfers,
  play: a.play + b.play,
});

const changeOf = ({ deposits, withdrawals, transfers, play }: Movements): number =>
  deposits + withdrawals + transfers + play;

/**
 * Returns the sums of a period that starts with a balance of `openingMinor`. What counts later than its transaction,
 * such as an open bet, is pending until then, so that the sums always add up to the balance at the end.
 */
const wire = (
  state: State,
  memberId: string,
  {
    totals,
    moved,
    period,
    openingMinor,
  }: {
    readonly totals: ActivityTotals;
    readonly moved: Movements;
    readonly period: Period;
    readonly openingMinor: number;
  },
) => {
  const fees = depositsOf(state, memberId)
    .filter(({ status, settledAt }) => status === 'approved' && settledAt !== null && isWithin(period, settledAt))
    .reduce((sum, { fee }) => sum + fee, 0);
  const counted = totals.deposits - fees - totals.withdrawals + netResultOf(totals) + moved.transfers;
  const closing = openingMinor + changeOf(moved);
  return {
    ...wireTotals(totals),
    netDeposits: toMajor(totals.deposits - totals.withdrawals),
    openingBalance: toMajor(openingMinor),
    fees: toMajor(fees),
    transfers: toMajor(moved.transfers),
    pending: toMajor(closing - openingMinor - counted),
    closingBalance: toMajor(closing),
  };
};

/**
 * Returns a member's activity by month and in total, back to the month in which the account was opened at most.
 */
export const statementOf = (world: World, { id, registeredAt }: Member, count: number): Value<'statement'> => {
  const { state } = world;
  const today = dayOf(world.now());
  const startOf = (back: number): number => startOfNamedDay(`${monthBefore(today, back)}-01`);
  // Newest month first, because most records belong to it; -1 for what is older than all of them.
  const starts = Array.from({ length: count }, (_, back) => startOf(back));
  const backOf = (at: number): number => starts.findIndex((start) => at >= start);
  const totals = memberTotalsByTime(state, id, always, backOf);
  const movements = movementsByTime(state, id, backOf);
  const moved = [...movements.values()].reduce(addMovements, noMovements);
  let balance = moved.opening + changeOf(movements.get(-1) ?? noMovements);
  const months = starts
    .map((from, back) => ({ from, back }))
    .reverse()
    .map(({ from, back }) => {
      const ofMonth = movements.get(back) ?? noMovements;
      const openingMinor = balance;
      balance += changeOf(ofMonth);
      const sums = wire(state, id, {
        totals: totals.get(back) ?? noActivity,
        moved: ofMonth,
        period: { from, until: startOf(back - 1) },
        openingMinor,
      });
      return { month: monthBefore(today, back), ...sums };
    });
  return {
    since: registeredAt,
    months: months.filter(({ month }) => month >= dayOf(registeredAt).slice(0, 7)),
    life: wire(state, id, {
      totals: [...totals.values()].reduce(addTotals, noActivity),
      moved,
      period: always,
      openingMinor: moved.opening,
    }),
  };
};
