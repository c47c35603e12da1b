import type { State } from '../../../core/state.ts';
import { bonusOfRequirement } from './deposit-bonus.ts';
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
export const limitLocksTo = <T extends { readonly locked: number }>(held: number, parts: readonly T[]): T[] => {
  let rest = held;
  return parts
    .toReversed()
    .map((it) => {
      const locked = Math.min(it.locked, rest);
      rest -= locked;
      return { ...it, locked };
    })
    .toReversed();
};

/**
 * Returns the locks on a member's withdrawals, one entry per kind of money (X17). The entries add up to `total`, the
 * locked part of the main wallet in centavos.
 */
export const lockedMoneyOf = (state: State, memberId: string, total: number): WithdrawalLock[] => {
  const { parts, giftsWithoutDeposit: gifts } = wageringOf(state, memberId);
  const found = new Map<string, WithdrawalLock>();
  if (gifts.centavos > 0)
    found.set('gift', { kind: 'gift', locked: gifts.centavos, openWagering: 0, needsDeposit: true, expiresAt: null });
  for (const it of parts) {
    const kind = bonusOfRequirement(state, it.ref) ? 'bonus' : it.kind;
    const sum = found.get(kind) ?? { kind, locked: 0, openWagering: 0, needsDeposit: false, expiresAt: null };
    found.set(kind, {
      ...sum,
      locked: sum.locked + (gifts.refs.has(it.ref) ? 0 : it.locked),
      openWagering: sum.openWagering + it.left,
      expiresAt: earliest(sum.expiresAt, it.expiresAt),
    });
  }
  return limitLocksTo(total, [...found.values()]);
};
