/** A VIP level: thresholds and benefits. Amounts in major units. */
export interface VipTerms {
  readonly level: number;
  readonly name: string;
  /** Stakes since registration that the level requires. */
  readonly stakes: number;
  /** Approved deposits that the level requires as well. */
  readonly deposit: number;
  /** Rebate as a share of stakes. */
  readonly rebateRate: number;
  readonly withdrawalsPerDay: number;
  /** Free withdrawals per day. */
  readonly freeWithdrawals: number;
  /** Withdrawal limit per day, in major units. */
  readonly withdrawLimit: number;
  readonly birthdayGift: number;
  readonly upgradeGift: number;
}

const vip = (
  level: number,
  name: string,
  [stakes, deposit]: readonly [number, number],
  rebateRate: number,
  [withdrawalsPerDay, freeWithdrawals, withdrawLimit]: readonly [number, number, number],
  [birthdayGift, upgradeGift]: readonly [number, number],
): VipTerms => ({
  level,
  name,
  stakes,
  deposit,
  rebateRate,
  withdrawalsPerDay,
  freeWithdrawals,
  withdrawLimit,
  birthdayGift,
  upgradeGift,
});

/** All VIP levels, lowest first. */
export const vipTerms: readonly VipTerms[] = [
  vip(1, 'Bronze', [0, 0], 0.002, [3, 2, 50_000], [88, 0]),
  vip(2, 'Silver', [25_000, 1000], 0.003, [5, 3, 100_000], [188, 88]),
  vip(3, 'Gold', [250_000, 20_000], 0.005, [8, 4, 300_000], [588, 388]),
  vip(4, 'Diamond', [2_500_000, 200_000], 0.008, [12, 6, 1_000_000], [1888, 1888]),
];
