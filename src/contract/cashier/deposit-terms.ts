export interface DepositPromotionTerms {
  readonly promoId: number;
  /** Bonus as a share of the deposit. */
  readonly rate: number;
  readonly maxBonus: number;
  readonly minDeposit: number;
  /**
   * Wagering requirement as a multiple of the bonus; the deposit has its own, see `depositWageringFactor`. The house
   * edge of these stakes at the game with the lowest edge, less the rebate, exceeds the bonus.
   */
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
  readonly firstOnly: boolean;
  /** First and last day in the market’s time zone; absent without bounds. */
  readonly from?: string;
  readonly until?: string;
}

export const depositPromotionTerms = {
  firstDeposit: {
    promoId: 401,
    rate: 1,
    maxBonus: 2770,
    minDeposit: 277,
    wageringFactor: 40,
    maxBet: 50,
    maxWin: 0.03,
    maxConvertible: 5,
    minOdds: 1.5,
    days: 30,
    timesADay: 1,
    times: 1,
    firstOnly: true,
  },
  reload: {
    promoId: 451,
    rate: 0.2,
    maxBonus: 1000,
    minDeposit: 500,
    wageringFactor: 40,
    maxBet: 100,
    maxWin: 0.03,
    maxConvertible: 5,
    minOdds: 1.5,
    days: 14,
    timesADay: 1,
    times: 12,
    firstOnly: false,
    from: '2026-03-01',
    until: '2027-12-15',
  },
  extra: {
    promoId: 452,
    rate: 0.05,
    maxBonus: 500,
    minDeposit: 100,
    wageringFactor: 40,
    maxBet: 100,
    maxWin: 0.03,
    maxConvertible: 5,
    minOdds: 1.5,
    days: 7,
    timesADay: 2,
    times: 30,
    firstOnly: false,
  },
  simbangGabi: {
    promoId: 411,
    rate: 0.3,
    maxBonus: 1500,
    minDeposit: 500,
    wageringFactor: 40,
    maxBet: 100,
    maxWin: 0.03,
    maxConvertible: 5,
    minOdds: 1.5,
    days: 14,
    timesADay: 1,
    times: 9,
    firstOnly: false,
    from: '2027-12-16',
    until: '2028-01-06',
  },
  undas: {
    promoId: 412,
    rate: 0.25,
    maxBonus: 1000,
    minDeposit: 500,
    wageringFactor: 40,
    maxBet: 100,
    maxWin: 0.03,
    maxConvertible: 5,
    minOdds: 1.5,
    days: 14,
    timesADay: 1,
    times: 3,
    firstOnly: false,
    from: '2026-10-24',
    until: '2026-11-03',
  },
} as const satisfies Readonly<Record<string, DepositPromotionTerms>>;

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
