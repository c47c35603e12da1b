import { posting } from '../../../core/ledger.ts';
import type { State } from '../../../core/state.ts';
import { deposit } from '../../cashier/rules/deposit-record.ts';
import { withdrawal } from '../../cashier/rules/withdrawal-record.ts';
import { bet } from '../../games/rules/bets.ts';
import { type Records, type Sums, visitCounted, visitCredits } from './counted-records.ts';
import type { Period } from './period.ts';
import { nothing } from './sums.ts';

const everything = (state: State): Records => ({
  bets: state.all(bet),
  deposits: state.all(deposit),
  withdrawals: state.all(withdrawal),
  postings: state.all(posting),
});

type Adding = { -readonly [K in keyof Sums]: Sums[K] };

/** Sums by whatever `keyOf` names of a member and a time; what it names null is left out. One pass over the records, however many they are about. */
export const sumsBy = (
  state: State,
  period: Period,
  keyOf: (member: string, at: number) => string | null,
): ReadonlyMap<string, Sums> => {
  const found = new Map<string, Adding>();
  visitCounted(everything(state), period, (member, at, key, centavos) => {
    const name = keyOf(member, at);
    if (name === null) return;
    const sums = found.get(name) ?? { ...nothing };
    sums[key] += centavos;
    found.set(name, sums);
  });
  return found;
};

/** As `creditedTo`, of everybody at once. Centavos by member. */
export const creditedToAll = (
  state: State,
  period: Period,
  types: ReadonlySet<string>,
): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  visitCredits(
    state.all(posting),
    period,
    (type) => types.has(type),
    (member, _at, _type, centavos) => found.set(member, (found.get(member) ?? 0) + centavos),
  );
  return found;
};
