import { type LedgerAccount, type Posting, posting } from '../../engine/ledger.ts';
import { newest } from '../../engine/newest.ts';
import type { State } from '../../engine/state.ts';
import { isWithin, type Period } from './period.ts';

/** What a posting did to one account, centavos, and what the account held afterwards. */
export const effectOn = (account: LedgerAccount, { entries }: Posting) => {
  const own = entries.filter((it) => it.account === account);
  return { centavos: own.reduce((sum, it) => sum + it.centavos, 0), balance: own.at(-1)?.balance ?? 0 };
};

/** Movements of a member's main wallet in a period, the newest first; of these codes only, where some are given. */
export const movementsOf = (
  state: State,
  account: LedgerAccount,
  period: Period,
  codes?: ReadonlySet<string>,
): Posting[] =>
  state
    .by(posting, 'account', account)
    .filter((it) => isWithin(period, it.at) && (!codes || codes.has(it.type)))
    .sort(newest);

/** Centavos that came to the account and left it by these movements. */
export const flowOf = (account: LedgerAccount, moves: readonly Posting[]) => {
  let [into, out] = [0, 0];
  for (const it of moves) {
    const { centavos } = effectOn(account, it);
    if (centavos > 0) into += centavos;
    else out -= centavos;
  }
  return { in: into, out };
};
