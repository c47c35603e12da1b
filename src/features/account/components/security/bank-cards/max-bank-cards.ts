/** A member has so many cards at most. */
export const maxBankCards = 5;
