import type { Words } from '../../content/rules/announcements.ts';

/** A VIP level (R242, A71): thresholds and benefits. Amounts in centavos. */
interface VipLevel {
  readonly level: number;
  readonly name: Words;
  /** Stakes since registration that the level requires. */
  readonly turnover: number;
  /** Approved deposits that the level requires as well. */
  readonly deposit: number;
  /** Rebate as a share of stakes. */
  readonly rebateRate: number;
  /** Most withdrawals a day; the first half, rounded up, has no fee. */
  readonly withdrawTimes: number;
  /** Amount that can be withdrawn per day. */
  readonly withdrawLimit: number;
  readonly birthdayGift: number;
  readonly upgradeGift: number;
}

const vipLevel = (
  number: number,
  name: Words,
  turnover: number,
  deposit: number,
  rebateRate: number,
  withdrawTimes: number,
  withdrawLimit: number,
  birthdayGift: number,
  upgradeGift: number,
): VipLevel => ({
  level: number,
  name,
  turnover: turnover * 100,
  deposit: deposit * 100,
  rebateRate,
  withdrawTimes,
  withdrawLimit: withdrawLimit * 100,
  birthdayGift: birthdayGift * 100,
  upgradeGift: upgradeGift * 100,
});

/** All VIP levels, lowest first. */
export const vipLevels = [
  vipLevel(1, { EN: 'Bronze', TY: 'Bronze' }, 0, 0, 0.002, 3, 50_000, 88, 0),
  vipLevel(2, { EN: 'Silver', TY: 'Silver' }, 25_000, 1_000, 0.003, 5, 100_000, 188, 88),
  vipLevel(3, { EN: 'Gold', TY: 'Gold' }, 250_000, 20_000, 0.005, 8, 300_000, 588, 388),
  vipLevel(4, { EN: 'Diamond', TY: 'Diamond' }, 2_500_000, 200_000, 0.008, 12, 1_000_000, 1_888, 1_888),
] as const satisfies readonly VipLevel[];

const [lowest] = vipLevels;

/** Returns a VIP level by number; numbers outside the scale return its first or last level. */
export const vipLevelOf = (number: number): VipLevel => vipLevels.findLast((it) => it.level <= number) ?? lowest;

/** Returns the level reached by stakes and deposits, both in centavos. */
export const vipLevelFor = (turnover: number, deposited: number): VipLevel =>
  vipLevels.findLast((it) => it.turnover <= turnover && it.deposit <= deposited) ?? lowest;

/** Returns the next higher level; undefined at the top. */
export const nextVipLevel = (number: number): VipLevel | undefined => vipLevels.find((it) => it.level > number);
