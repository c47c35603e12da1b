import type { State } from '#sim/core/state.ts';
import { bonusOfRequirement } from './gifts.ts';
import { hasOwnDeposit } from './own-funds.ts';
import { type WageringRequirement, wageringOf } from './wagering.ts';

/** Locked money of one kind: the locked amount and the remaining wagering in minor units, and other conditions. */
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

interface LockedPart extends WageringRequirement {
  readonly locked: number;
  /** Unlocked by a first deposit only. */
  readonly needsDeposit: boolean;
}

/**
 * Returns what locks a member's money, in the order in which stakes count: bonus money of open gifts, and of the `own`
 * minor units those whose turnover is open. Play loses the money of the first deposit first.
 */
export const lockedPartsOf = (state: State, memberId: string, own: number): LockedPart[] => {
  const needsDeposit = !hasOwnDeposit(state, memberId);
  let rest = own;
  return wageringOf(state, memberId)
    .parts.toReversed()
    .map((it): LockedPart => {
      if (it.kind === 'gift') return { ...it, locked: it.money ?? 0, needsDeposit };
      const locked = Math.min(it.left, it.locks, rest);
      rest -= locked;
      return { ...it, locked, needsDeposit: false };
    })
    .toReversed();
};

/** Returns the locks on a member's withdrawals, one entry per kind of money. */
export const lockedMoneyOf = (state: State, memberId: string, own: number): WithdrawalLock[] => {
  const found = new Map<string, WithdrawalLock>();
  for (const it of lockedPartsOf(state, memberId, own)) {
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
