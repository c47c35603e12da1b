/** Days before a birthday until which it must be entered. */
export const birthdayNoticeDays = 7;

/** Terms of the birthday gift, which an editor states in the promotion's entry. */
export interface BirthdayTerms {
  /** Gift of each VIP level, lowest level first, in major units. */
  readonly gifts: readonly number[];
  /** Times that the gift must be bet before it can be withdrawn. */
  readonly wageringFactor: number;
  /** Days to claim it. */
  readonly days: number;
}
