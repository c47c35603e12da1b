import { collection, type Doc } from './collection.ts';
import { Refusal } from './refusal.ts';
import type { State } from './state.ts';
import type { World } from './world.ts';

/**
 * An account of the ledger: `member:{id}`, `wallet:{member}:{vendor}`, `house:{vendor}`, `hold:{id}` (reserved for a
 * withdrawal), `jackpot:{pool}`, `bank` (deposits from and payouts to outside), `bonus`, `play` and `demo:{launch}` (play money).
 */
export type LedgerAccount =
  | `${'member' | 'wallet' | 'house' | 'demo' | 'hold' | 'jackpot'}:${string}`
  | 'bank'
  | 'bonus'
  | 'play';

/** Returns the account of a member's main wallet, from which members play and withdraw. */
export const mainAccount = (memberId: string): `member:${string}` => `member:${memberId}`;

/** Returns the id of the member whose main wallet an account is; undefined for other accounts. */
export const memberOfAccount = (account: LedgerAccount): string | undefined =>
  account.startsWith('member:') ? account.slice('member:'.length) : undefined;

/** Returns the account of a member's wallet at a vendor. */
export const vendorAccount = (memberId: string, vendor: string): `wallet:${string}:${string}` =>
  `wallet:${memberId}:${vendor}`;

export interface Entry {
  readonly account: LedgerAccount;
  /** Signed; positive adds to the account. */
  readonly minor: number;
  /** Balance of the account after the entry. */
  readonly balance: number;
}

/** One transaction: entries that sum to zero. Immutable. */
export interface Posting extends Doc {
  readonly at: number;
  /** Transaction code of the account record, such as `deposit` or `bet`. */
  readonly type: string;
  /** Source of the transaction: the id of a document, except for transfers between members. */
  readonly ref: string | null;
  readonly entries: readonly Entry[];
}

interface Balance extends Doc {
  readonly id: LedgerAccount;
  readonly minor: number;
}

// Accounts of members must not become negative.
const isOwned = (account: LedgerAccount): boolean => /^(member|wallet|demo|hold):/.test(account);

/** Returns the member accounts of a posting. Others are not indexed, since nothing queries postings by them. */
const ownedAccounts = ({ entries }: Posting): string[] => {
  const found: string[] = [];
  for (const { account } of entries) if (isOwned(account)) found.push(account);
  return found;
};

export const postings = collection<Posting>()('posting', { account: ownedAccounts });
export const balances = collection<Balance>()('balance');

/** Returns the balance of an account in minor units. */
export const balanceOf = (state: State, account: LedgerAccount): number => state.get(balances, account)?.minor ?? 0;

/** Returns the balances of all accounts in minor units. */
export const allBalances = (state: State): readonly { readonly id: LedgerAccount; readonly minor: number }[] =>
  state.all(balances);

/** Transfers minor units from one account to another. */
export const transferFunds = (
  world: World,
  order: { from: LedgerAccount; to: LedgerAccount; minor: number; type: string; ref?: string },
): Posting =>
  post(world, order.type, order.ref ?? null, [
    [order.from, -order.minor],
    [order.to, order.minor],
  ]);

/**
 * Posts one transaction. Throws `balance.insufficient` if a member's account would become negative, and the refusals of
 * the world's guard.
 */
export const post = (
  world: World,
  type: string,
  ref: string | null,
  sums: readonly (readonly [LedgerAccount, number])[],
): Posting => {
  const total = sums.reduce((sum, [, minor]) => sum + minor, 0);
  if (total !== 0 || !sums.every(([, minor]) => Number.isSafeInteger(minor))) {
    throw new Error(`ledger: entries of ${type} sum to ${total}`);
  }
  world.checkTransaction({ type, sums });
  const entries = sums.map(([account, minor]) => {
    const after = balanceOf(world.state, account) + minor;
    if (after < 0 && minor < 0 && isOwned(account)) {
      throw new Refusal('balance.insufficient', {
        why: `${account} holds ${after - minor} minor units, needs ${-minor}`,
      });
    }
    world.state.put(balances, { id: account, minor: after });
    return { account, minor, balance: after };
  });
  const newPosting: Posting = { id: world.id('TX'), at: world.now(), type, ref, entries };
  world.state.put(postings, newPosting);
  return newPosting;
};

/**
 * Raises the opening amount of a member by `more` minor units and recalculates all later balances. Only for seeds, before
 * the world is used.
 */
export const adjustOpening = (state: State, opening: string, more: number): void => {
  const first = state.get(postings, opening);
  if (!first || more === 0) return;
  const shifts = new Map(first.entries.map(({ account, minor }) => [account, minor > 0 ? more : -more]));
  const all = state.all(postings);
  for (const it of all.slice(all.indexOf(first))) {
    if (!it.entries.some(({ account }) => shifts.has(account))) continue;
    const entries = it.entries.map(({ account, minor, balance: after }) => {
      const shift = shifts.get(account) ?? 0;
      return { account, minor: it === first ? minor + shift : minor, balance: after + shift };
    });
    state.put(postings, { ...it, entries });
  }
  for (const [account, shift] of shifts) state.put(balances, { id: account, minor: balanceOf(state, account) + shift });
};

/** Returns all inconsistencies of the ledger; empty if it is balanced. */
export const checkLedger = (state: State): string[] => {
  const faults: string[] = [];
  const sums = new Map<string, number>();
  for (const { id, entries } of state.all(postings)) {
    let total = 0;
    for (const { account, minor } of entries) {
      total += minor;
      sums.set(account, (sums.get(account) ?? 0) + minor);
    }
    if (total !== 0) faults.push(`${id} sums to ${total}`);
  }
  for (const entry of state.all(balances)) {
    const sum = sums.get(entry.id) ?? 0;
    if (sum !== entry.minor) faults.push(`${entry.id} holds ${entry.minor}, its entries sum to ${sum}`);
    if (entry.minor < 0 && isOwned(entry.id)) faults.push(`${entry.id} is below zero`);
  }
  return faults;
};
