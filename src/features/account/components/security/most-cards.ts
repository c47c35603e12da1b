/** A member has so many cards at most. */
export const mostCards = 5;
