import type { State } from '#sim/core/state.ts';
import { bonusOfRequirement } from './gifts.ts';
import { wageringOf } from './wagering.ts';

/** Locked money of one kind: the locked amount and the remaining wagering in centavos, and other conditions. */
interface WithdrawalLock {
  readonly kind: 'deposit' | 'bonus' | 'gift' | 'transfer';
  readonly locked: number;
  readonly openWagering: number;
  /** Unlocked by a first deposit only. */
  readonly needsDeposit: boolean;
  /** Earliest expiry of a gift of this kind, epoch ms; null if none expires. */
  readonly expiresAt: number | null;
}

const earliest = (a: number | null, b: number | undefined): number | null =>
  b === undefined ? a : Math.min(a ?? Infinity, b);

/**
 * Limits locked amounts, in counting order, to the `held` centavos of a member. Play loses the money of the first ones
 * first, so that a bonus keeps its amount longest.
 */
const limitLocksTo = <T extends { readonly locked: number }>(held: number, parts: readonly T[]): T[] => {
  let rest = held;
  return parts
    .toReversed()
    .map((part) => {
      const locked = Math.min(part.locked, rest);
      rest -= locked;
      return { ...part, locked };
    })
    .toReversed();
};

type Part = ReturnType<typeof wageringOf>['parts'][number] & {
  /** Unlocked by a first deposit only. */
  readonly needsDeposit: boolean;
};

/** Ref of the gifts without open wagering that a first deposit unlocks; there is one part for all of them. */
const firstDepositRef = 'first-deposit';

/**
 * Returns what locks a member's money: gifts that wait only for a first deposit as one part, then the open wagering
 * requirements in the order in which stakes count. Their locked amounts add up to the smaller of `held` centavos and
 * `wageringOf().locked`.
 */
export const lockedPartsOf = (state: State, memberId: string, held: number): Part[] => {
  const { parts, giftsWithoutDeposit: gifts } = wageringOf(state, memberId);
  const found = parts.map((it) => ({ ...it, needsDeposit: gifts.refs.has(it.ref) }));
  const wagered = found.reduce((sum, it) => (it.needsDeposit ? sum + it.locked : sum), 0);
  const unwagered = Math.max(0, gifts.centavos - wagered);
  const waiting: Part = {
    id: firstDepositRef,
    ref: firstDepositRef,
    member: memberId,
    kind: 'gift',
    at: gifts.since,
    centavos: 0,
    left: 0,
    locks: unwagered,
    locked: unwagered,
    needsDeposit: true,
  };
  // Play may have lost all gifts that wait.
  return limitLocksTo(held, [waiting, ...found]).filter(({ ref, locked }) => ref !== firstDepositRef || locked > 0);
};

/**
 * Returns the locks on a member's withdrawals, one entry per kind of money. The entries add up to `total`, the
 * locked part of the main wallet in centavos.
 */
export const lockedMoneyOf = (state: State, memberId: string, total: number): WithdrawalLock[] => {
  const found = new Map<string, WithdrawalLock>();
  for (const it of lockedPartsOf(state, memberId, total)) {
    const kind = bonusOfRequirement(state, it.ref) ? 'bonus' : it.kind;
    const sum = found.get(kind);
    found.set(kind, {
      kind,
      locked: (sum?.locked ?? 0) + it.locked,
      openWagering: (sum?.openWagering ?? 0) + it.left,
      needsDeposit: it.needsDeposit || sum?.needsDeposit === true,
      expiresAt: earliest(sum?.expiresAt ?? null, it.expiresAt),
    });
  }
  return [...found.values()];
};
