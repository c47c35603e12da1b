import { type LedgerAccount, type Posting, postings } from '#sim/core/ledger.ts';
import { newest } from '#sim/core/newest.ts';
import type { State } from '#sim/core/state.ts';
import { isWithin, type Period } from './period.ts';

const minorOn = (account: LedgerAccount, { entries }: Posting): number => {
  let sum = 0;
  for (const it of entries) if (it.account === account) sum += it.minor;
  return sum;
};

/** Returns the effect of a posting on one account in minor units, and the balance of the account afterwards. */
export const effectOnAccount = (account: LedgerAccount, posting: Posting) => ({
  minor: minorOn(account, posting),
  balance: posting.entries.findLast((entry) => entry.account === account)?.balance ?? 0,
});

/** Returns the transactions of a member's main wallet in a period, newest first; only those of `codes` if given. */
export const transactionsOf = (
  state: State,
  account: LedgerAccount,
  period: Period,
  codes?: ReadonlySet<string>,
): Posting[] =>
  state
    .by(postings, 'account', account)
    .filter((it) => isWithin(period, it.at) && (!codes || codes.has(it.type)))
    .sort(newest);

/** Returns the minor units credited to and debited from the account by these transactions. */
export const cashFlowOf = (account: LedgerAccount, transactions: readonly Posting[]) => {
  let [into, out] = [0, 0];
  for (const it of transactions) {
    const minor = minorOn(account, it);
    if (minor > 0) into += minor;
    else out -= minor;
  }
  return { in: into, out };
};
