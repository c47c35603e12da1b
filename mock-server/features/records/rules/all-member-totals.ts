import { postings } from '#sim/core/ledger.ts';
import type { State } from '#sim/core/state.ts';
import { deposits } from '#sim/features/cashier/rules/deposit-record.ts';
import { withdrawals } from '#sim/features/cashier/rules/withdrawal-record.ts';
import { bets } from '#sim/features/games/rules/bets.ts';
import type { Period } from '#sim/features/shared/period.ts';
import { type ActivityRecords, type ActivityTotals, visitActivity } from './activity-totals.ts';
import { noActivity } from './member-totals.ts';

const allRecords = (state: State): ActivityRecords => ({
  bets: state.all(bets),
  deposits: state.all(deposits),
  withdrawals: state.all(withdrawals),
  postings: state.all(postings),
});

type MutableTotals = { -readonly [K in keyof ActivityTotals]: ActivityTotals[K] };

/**
 * Returns totals by the key that `keyOf` returns for a member and a time; null is left out. Takes one pass over the
 * records, whatever the number of keys.
 */
export const totalsBy = (
  state: State,
  period: Period,
  keyOf: (member: string, at: number) => string | null,
): ReadonlyMap<string, ActivityTotals> => {
  const found = new Map<string, MutableTotals>();
  visitActivity(state, allRecords(state), period, (member, at, key, minor) => {
    const name = keyOf(member, at);
    if (name === null) return;
    const sums = found.get(name) ?? { ...noActivity };
    sums[key] += minor;
    found.set(name, sums);
  });
  return found;
};
