import { toMajor } from '#lib/money/money.ts';
import { allBalances, balanceOf, type LedgerAccount, mainAccount, vendorAccount } from '#sim/core/ledger.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import { vendors } from '#sim/features/games/rules/catalogue.ts';

/** Name of the wallet that members play and withdraw from. */
export const mainWallet = 'main';

/** Returns the ledger account of a member's wallet. Throws `resource.unknown` for an unknown vendor. */
export const walletAccount = (state: State, memberId: string, name: string): LedgerAccount => {
  if (name === mainWallet) return mainAccount(memberId);
  if (!state.get(vendors, name)) throw new Refusal('resource.unknown', { why: `unknown provider ${name}` });
  return vendorAccount(memberId, name);
};

interface VendorWallet {
  readonly vassalage: string;
  readonly vendorName: string;
  readonly minor: number;
}

/** Returns a member's wallet at each vendor, in the vendors' order. */
export const vendorWallets = (state: State, memberId: string): VendorWallet[] =>
  state.all(vendors).map(({ vassalage, accountTypeName }) => ({
    vassalage,
    vendorName: accountTypeName,
    minor: balanceOf(state, vendorAccount(memberId, vassalage)),
  }));

/** Returns the total of all wallets of a member, in minor units. */
export const totalMinorOf = (state: State, memberId: string): number => {
  let sum = balanceOf(state, mainAccount(memberId));
  for (const { vassalage } of state.all(vendors)) sum += balanceOf(state, vendorAccount(memberId, vassalage));
  return sum;
};

/** Returns the total of all wallets of a member, in major units. */
export const sumBalance = (state: State, memberId: string): number => toMajor(totalMinorOf(state, memberId));

/** Returns the total minor units in all wallets, by member. */
export const totalMinorByMember = (state: State): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const { id, minor } of allBalances(state)) {
    const [kind, member = ''] = id.split(':', 2);
    if (kind === 'member' || kind === 'wallet') sums.set(member, (sums.get(member) ?? 0) + minor);
  }
  return sums;
};
