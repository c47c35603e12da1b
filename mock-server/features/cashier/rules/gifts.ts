import { type Posting, postings } from '#sim/core/ledger.ts';
import type { State } from '#sim/core/state.ts';
import { isWithin, type Period } from '#sim/features/shared/period.ts';
import { giftTypes } from '#sim/features/shared/posting-types.ts';
import { type Deposit, deposits } from './deposit-record.ts';
import { requirementOf, unlockTimesOf } from './wagering.ts';

/** Returns the ref of the wagering requirement that the bonus of a deposit has. */
export const bonusRequirementRef = (deposit: string): string => `${deposit} bonus`;

/** Returns the deposit whose bonus has this wagering requirement; undefined if the requirement belongs to something else. */
export const bonusOfRequirement = (state: State, requirementRef: string): Deposit | undefined => {
  const found = state.get(deposits, requirementRef.replace(/ bonus$/, ''));
  return found && found.bonus > 0 && bonusRequirementRef(found.id) === requirementRef ? found : undefined;
};

/** Returns the ref of the wagering requirement of a gift's posting; null for a posting that gives nothing. */
export const requirementRefOfGift = ({ type, ref }: Posting): string | null => {
  if (!giftTypes.has(type) || ref === null) return null;
  return type === 'bonus' ? bonusRequirementRef(ref) : ref;
};

/** A part of gifts that became cash, or was taken back (negative), in minor units. */
interface GiftCash {
  readonly member: string;
  readonly at: number;
  readonly minor: number;
}

/** Types of postings that remove bonus money. */
const removalTypes: ReadonlySet<string> = new Set(['bonusEnded', 'bonusCapped']);

const memberIdOf = (account: string): string | undefined => /^(?:member|wallet):([^:]+)/.exec(account)?.[1];

/**
 * Visits times at which gifts become cash: a gift without wagering requirement when it is paid, another when its
 * requirement is met or ends. Removed bonus money counts as negative, so that an expired bonus counts with the part that
 * was already lost in bets. Open gifts do not count.
 */
export const visitGiftCash = (state: State, postings: readonly Posting[], visit: (it: GiftCash) => void): void => {
  const unlockTimes = new Map<string, ReadonlyMap<string, number | null>>();
  const unlockedAt = (memberId: string, posting: Posting): number | null => {
    const times = unlockTimes.get(memberId) ?? unlockTimesOf(state, memberId);
    unlockTimes.set(memberId, times);
    const ref = requirementRefOfGift(posting) ?? '';
    return times.has(ref) ? (times.get(ref) ?? null) : posting.at;
  };
  for (const it of postings) {
    if (!giftTypes.has(it.type) && !removalTypes.has(it.type)) continue;
    for (const { account, minor } of it.entries) {
      const member = memberIdOf(account);
      if (!member) continue;
      const at = removalTypes.has(it.type) ? it.at : unlockedAt(member, it);
      if (at !== null) visit({ member, at, minor });
    }
  }
};

/** Returns the minor units of gifts of some members that became own money in a period. What bets lost of them is not part of it. */
export const convertedGiftsTotal = (state: State, period: Period, memberIds: ReadonlySet<string>): number => {
  let sum = 0;
  for (const it of state.all(postings)) {
    if (!giftTypes.has(it.type)) continue;
    for (const { account, minor } of it.entries) {
      const member = memberIdOf(account);
      if (!member || !memberIds.has(member)) continue;
      const gift = requirementOf(state, member, requirementRefOfGift(it) ?? '');
      if (isWithin(period, gift ? (gift.metAt ?? null) : it.at)) sum += gift?.converted ?? minor;
    }
  }
  return sum;
};
