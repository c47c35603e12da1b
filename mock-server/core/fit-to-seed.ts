import { balances, type LedgerAccount, type Posting, postings } from './ledger.ts';
import { MigrationError } from './migration.ts';
import { type Base, type Change, State } from './state.ts';
import { counters } from './world.ts';

/** Takes up what seeds of two versions differ by, so that the entries of the correction sum to zero. */
const balancingAccount = 'bank' satisfies LedgerAccount;

const correctionPrefix = 'TX-SEED-';

/** Throws if a stored balance is not the result of the stored entries of its account. */
const requireSoundBalances = (stored: readonly Posting[], state: State): void => {
  const last = new Map<string, number>();
  for (const { entries } of stored) for (const { account, balance } of entries) last.set(account, balance);
  for (const { id, minor } of state.changed(balances))
    if (last.get(id) !== minor) throw new MigrationError(`the balance of ${id} does not match its entries`);
};

/** Returns what the entries of each account lack to its balance. */
const differencesOf = (state: State): Map<LedgerAccount, number> => {
  const missing = new Map(state.all(balances).map(({ id, minor }) => [id, minor]));
  for (const { entries } of state.all(postings))
    for (const { account, minor } of entries) missing.set(account, (missing.get(account) ?? 0) - minor);
  return new Map([...missing].filter(([, minor]) => minor !== 0));
};

/** Numbers of sequences that the seed or the world has used are not used again. */
const keepSequences = (state: State, base: Base): void => {
  for (const stored of state.changed(counters)) {
    const seeded = base.get(counters.name)?.get(stored.id) as typeof stored | undefined;
    if (seeded && seeded.value > stored.value) state.put(counters, seeded);
  }
};

/** Changes the balances of an account from its first stored entry on. */
const shiftBalances = (state: State, account: LedgerAccount, minor: number): void => {
  for (const posting of state.changed(postings)) {
    if (!posting.entries.some((it) => it.account === account)) continue;
    const entries = posting.entries.map((it) => (it.account === account ? { ...it, balance: it.balance + minor } : it));
    state.put(postings, { ...posting, entries });
  }
  state.put(balances, { id: account, minor: (state.get(balances, account)?.minor ?? 0) + minor });
};

/**
 * Returns the changes of a world that was stored over the seed of another version, so that they fit this version's seed.
 * Every stored balance stays as it is. If the seeded history of an account has another result now, an opening
 * transaction at `epoch`, the end of that history, makes up for it.
 */
export const fitToSeed = (base: Base, changes: readonly Change[], epoch: number): readonly Change[] => {
  const state = new State(base);
  state.load(changes);
  const stored = state.changed(postings);
  requireSoundBalances(stored, state);
  keepSequences(state, base);
  const differences = differencesOf(state);
  if (differences.size === 0) return state.changes();
  const rest = [...differences.values()].reduce((sum, it) => sum + it, 0);
  if (rest !== 0) {
    shiftBalances(state, balancingAccount, -rest);
    differences.set(balancingAccount, (differences.get(balancingAccount) ?? 0) - rest);
  }
  const opened = new Map<string, number>();
  for (const { entries } of state.changed(postings))
    for (const { account, minor, balance } of entries) if (!opened.has(account)) opened.set(account, balance - minor);
  const correction: Posting = {
    id: `${correctionPrefix}${stored.filter(({ id }) => id.startsWith(correctionPrefix)).length + 1}`,
    at: epoch,
    type: 'opening',
    ref: null,
    entries: [...differences].map(([account, minor]) => ({
      account,
      minor,
      balance: opened.get(account) ?? state.get(balances, account)?.minor ?? 0,
    })),
  };
  return [{ kind: postings.name, id: correction.id, doc: correction }, ...state.changes()];
};
