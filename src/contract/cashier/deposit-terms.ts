/** Terms of a deposit bonus, which an editor states in the promotion's entry. Amounts in major units. */
export interface DepositBonusTerms {
  /** Bonus as a share of the deposit. */
  readonly rate: number;
  readonly maxBonus: number;
  readonly minDeposit: number;
  /** Wagering requirement as a multiple of the bonus; the deposit has its own, see `depositWageringFactor`. */
  readonly wageringFactor: number;
  /** Largest bet with bonus money, and the largest part of one bet that counts towards the bonus. */
  readonly maxBet: number;
  /** The most that one bet can win of bonus money, as a share of the bonus. */
  readonly maxWin: number;
  /** The most that becomes own money, as a multiple of the bonus. */
  readonly maxConvertible: number;
  /** Lowest odds of sports bets that count towards the bonus. */
  readonly minOdds: number;
  /** Days until the bonus expires. */
  readonly days: number;
  /** How often a member can get it per day in the market’s time zone, and in total. */
  readonly timesADay: number;
  readonly times: number;
  /** Whether it is only for members without a deposit. */
  readonly firstOnly: boolean;
  /** Lowest VIP level that can take it. */
  readonly minLevel: number;
}

/** Lowest and highest values that the market allows in the terms of a deposit bonus; shares in percent, amounts in major units. */
export const depositBonusLimits = {
  rate: [1, 200],
  maxBonus: [20, 20_000],
  minDeposit: [50, 50_000],
  wageringFactor: [1, 60],
  maxBet: [1, 1_000],
  maxWin: [0.1, 10],
  maxConvertible: [1, 10],
  minOdds: [1.2, 10],
  days: [1, 60],
  timesADay: [1, 10],
  times: [1, 366],
  minLevel: [1, 4],
} as const satisfies Partial<Record<keyof DepositBonusTerms, readonly [number, number]>>;

/** The most of a bonus that a player who always places the best bet may keep on average, as a share of the bonus. */
export const maxBonusValue = 0.05;

/**
 * Terms of deposit channels: limits in major units, usual minutes until the wallet is credited, fee as a share of the amount, and
 * minutes until an unpaid order expires.
 */
export const depositTerms = {
  gateway: { min: 50, max: 50_000, minutes: 1, feeRate: 0, expiryMinutes: 30 },
  manual: { min: 500, max: 200_000, minutes: 3, feeRate: 0, expiryMinutes: 60 },
  walletQr: { min: 100, max: 20_000, minutes: 1, feeRate: 0.01, expiryMinutes: 15 },
} as const;

/** Days after the expiry of a bank transfer in which the member can still report that it was made. */
export const transferReportDays = 7;

/** Banking days within which a payment that cannot be credited is back in the account that it came from. */
export const paymentReturnDays = 3;

/** The amount in the deposit button's badge, major units. */
export const bubbleAmount = 277;

/** Limits on a member's deposit orders: open ones, orders in a minute, and major units in a day. */
export const depositOrderTerms = { maxOpen: 3, maxPerMinute: 5, maxPerDay: 500_000 } as const;
