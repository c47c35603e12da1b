/** Returns a whole amount as texts show them: ₱1,500. */
export const wholeAmount = (amount: number): string => `₱${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`;
