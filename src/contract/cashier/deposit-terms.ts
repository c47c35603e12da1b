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

/** The most of a bonus that a player who always places the best bet may keep on average, as a share of the bonus. */
export const maxBonusValue = 0.05;

/** Days after the expiry of a bank transfer in which the member can still report that it was made. */
export const transferReportDays = 7;

/** Banking days within which a payment that cannot be credited is back in the account that it came from. */
export const paymentReturnDays = 3;
