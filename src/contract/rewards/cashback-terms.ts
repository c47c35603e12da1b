/**
 * Terms of a cashback, which an editor states in the promotion's entry: a share of a week's net loss at live tables is paid
 * back on Monday as cash, without a wagering requirement. Amounts in major units.
 */
export interface CashbackTerms {
  /** Smallest loss of each step and the share that is paid back, in ascending order. */
  readonly steps: readonly [CashbackStep, ...CashbackStep[]];
  readonly max: number;
  /** Highest cashback as a share of the week's counted bets at live tables. */
  readonly maxRateOfBets: number;
  /** Days to claim it. */
  readonly days: number;
}

interface CashbackStep {
  readonly from: number;
  readonly rate: number;
}
