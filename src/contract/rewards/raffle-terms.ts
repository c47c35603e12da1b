/** Terms of a raffle, which an editor states in the promotion's entry. Amounts in major units. */
export interface RaffleTerms {
  /** Prizes in the order in which they are drawn. */
  readonly prizes: readonly number[];
  /** Stakes of a ticket. */
  readonly majorPerTicket: number;
  /** Most tickets of a member. */
  readonly maxTickets: number;
  /** Times that a prize must be bet before it can be withdrawn. */
  readonly wageringFactor: number;
  /** Days to claim it. */
  readonly days: number;
}
