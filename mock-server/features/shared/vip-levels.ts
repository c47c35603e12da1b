import { toMinor } from '#lib/money/money.ts';
import { vipTerms } from '#markets/current.ts';
import type { Terms } from '#markets/terms.ts';
import type { LocalizedText } from './localized-text.ts';

/** A VIP level, with the values of `vipTerms` in minor units. */
type VipLevel = Terms['vipTerms'][number] & { readonly name: LocalizedText };

/** All VIP levels, lowest first. */
export const vipLevels: readonly VipLevel[] = vipTerms.map((terms) => ({
  ...terms,
  stakes: toMinor(terms.stakes),
  deposit: toMinor(terms.deposit),
  withdrawLimit: toMinor(terms.withdrawLimit),
  upgradeGift: toMinor(terms.upgradeGift),
}));

const [lowest] = vipLevels as readonly [VipLevel];

/** Returns a VIP level by number; numbers outside the scale return its first or last level. */
export const vipLevelByNumber = (number: number): VipLevel => vipLevels.findLast((it) => it.level <= number) ?? lowest;

/** Returns the level reached by stakes and deposits, both in minor units. */
export const vipLevelReached = (stakes: number, deposited: number): VipLevel =>
  vipLevels.findLast((it) => it.stakes <= stakes && it.deposit <= deposited) ?? lowest;

/** Returns the next higher level; undefined at the top. */
export const nextVipLevel = (number: number): VipLevel | undefined => vipLevels.find((it) => it.level > number);
