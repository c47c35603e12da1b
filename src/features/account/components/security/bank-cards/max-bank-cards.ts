/** Maximum number of bank cards of a member. */
export const maxBankCards = 5;
