import { posting } from '../../engine/ledger.ts';
import type { State } from '../../engine/state.ts';
import { deposit } from '../cashier/deposit-record.ts';
import { withdrawal } from '../cashier/withdrawal-record.ts';
import { bet } from '../games/bets.ts';
import { isWithin, type Period } from './period.ts';
import { bonusCodes, nothing, rebateCodes, type Sums } from './sums.ts';

type Visit = (member: string, at: number, key: keyof Sums, centavos: number) => void;

const memberOf = (account: string): string | null => (account.startsWith('member:') ? account.slice(7) : null);

/** Centavos credited in a period by movements of some types, one visit for each. */
const visitCredits = (
  state: State,
  period: Period,
  types: ReadonlySet<string>,
  visit: (member: string, at: number, type: string, centavos: number) => void,
): void => {
  for (const { at, type, entries } of state.all(posting)) {
    if (!types.has(type) || !isWithin(period, at)) continue;
    for (const { account, centavos } of entries) {
      const member = centavos > 0 ? memberOf(account) : null;
      if (member) visit(member, at, type, centavos);
    }
  }
};

const given = new Set([...bonusCodes, ...rebateCodes]);

/** Visits all that `Sums` count of anybody in a period, by the rules of `sumsOf`. */
const visitAll = (state: State, period: Period, visit: Visit): void => {
  for (const it of state.all(bet)) {
    if (it.play || it.state !== 'settled' || !isWithin(period, it.at)) continue;
    visit(it.member, it.at, 'stake', it.stake);
    visit(it.member, it.at, 'payout', it.payout);
  }
  for (const it of state.all(deposit))
    if (it.status === 'approved' && it.settledAt !== null && isWithin(period, it.settledAt))
      visit(it.member, it.settledAt, 'deposits', it.centavos);
  for (const it of state.all(withdrawal))
    if (it.status === 'paid' && it.settledAt !== null && isWithin(period, it.settledAt))
      visit(it.member, it.settledAt, 'withdrawals', it.centavos);
  visitCredits(state, period, given, (member, at, type, centavos) =>
    visit(member, at, rebateCodes.has(type) ? 'rebate' : 'bonus', centavos),
  );
};

type Adding = { -readonly [K in keyof Sums]: Sums[K] };

/** Sums by whatever `keyOf` names of a member and a time; what it names null is left out. One pass over the records, however many they are about. */
export const sumsBy = (
  state: State,
  period: Period,
  keyOf: (member: string, at: number) => string | null,
): ReadonlyMap<string, Sums> => {
  const found = new Map<string, Adding>();
  visitAll(state, period, (member, at, key, centavos) => {
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
  visitCredits(state, period, types, (member, _at, _type, centavos) =>
    found.set(member, (found.get(member) ?? 0) + centavos),
  );
  return found;
};
