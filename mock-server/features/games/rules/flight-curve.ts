/** How fast the factor of a flight grows, per ms: it doubles in 3.3 seconds. */
const growthPerMs = 0.00021;

/** Returns the factor after so many ms in the air, two decimals. */
export const multiplierAt = (ms: number): number =>
  Math.floor(Math.exp(growthPerMs * Math.max(0, ms)) * 100 + 1e-6) / 100;

/** Returns after how many ms a flight reaches a factor. */
export const msUntil = (factor: number): number => Math.ceil(Math.log(factor) / growthPerMs);
