/** Growth rate of a flight's factor per ms: it doubles in 3.3 seconds. */
const growthPerMs = 0.00021;

/** Returns the factor after a flight time in ms, with two decimals. */
export const multiplierAt = (ms: number): number =>
  Math.floor(Math.exp(growthPerMs * Math.max(0, ms)) * 100 + 1e-6) / 100;

/** Returns the flight time in ms until a factor is reached. */
export const msUntil = (factor: number): number => Math.ceil(Math.log(factor) / growthPerMs);
