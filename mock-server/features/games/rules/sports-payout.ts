import type { SlipLeg } from './sports-slips.ts';

/** Maximum combined odds; higher ones are paid at this. */
export const maxOdds = 1000;

/** Returns the odds of all picks together; a void pick counts as odds of 1. */
export const productOf = (legs: readonly Pick<SlipLeg, 'odds' | 'state'>[]): number =>
  Math.min(
    maxOdds,
    legs.reduce((product, { odds, state }) => product * (state === 'void' ? 1 : odds), 1),
  );

/** Returns the payout if no pick is lost, in minor units. */
export const payoutOf = (stake: number, legs: readonly SlipLeg[]): number => Math.floor(stake * productOf(legs) + 1e-6);
