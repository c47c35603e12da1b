/** How often each deposit must be bet before it can be withdrawn. */
export const depositTurnover = 1;

/** Part of a bet that counts towards a bonus in other games than slots and fishing: one in so many pesos. */
export const otherGamesDivisor = 5;

/** Least share of its stake that a bet loses on average, over results that pay less than the stake; below it, it counts nothing. */
export const minBetRisk = 0.2;
