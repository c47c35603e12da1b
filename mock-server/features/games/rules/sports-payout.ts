import { systemLines } from '#contract/games/sports-systems.ts';
import type { SlipLeg } from './sports-slips.ts';

/** Maximum combined odds of a combo; higher ones are paid at this. */
export const maxOdds = 1000;

type PaidLeg = Pick<SlipLeg, 'odds' | 'state'>;

/** Picks of a bet and, for a system bet, the sizes of its combos. */
export interface BetTerms<Leg extends PaidLeg = SlipLeg> {
  readonly legs: readonly Leg[];
  /** Absent for one combo of all picks. */
  readonly system?: readonly number[] | undefined;
}

/** Returns the odds of all picks of a combo together; a void pick counts as odds of 1, a lost one as 0. */
const productOf = (legs: readonly PaidLeg[]): number =>
  Math.min(
    maxOdds,
    legs.reduce((product, { odds, state }) => product * (state === 'void' ? 1 : state === 'lost' ? 0 : odds), 1),
  );

/** Returns the picks of each combo of a bet. */
export const combosOf = <Leg extends PaidLeg>({ legs, system }: BetTerms<Leg>): Leg[][] =>
  system ? systemLines(legs.length, system).map((line) => line.map((index) => legs[index] as Leg)) : [[...legs]];

/** Returns the payout if no open pick is lost, in minor units; the stake is split evenly among the combos. */
export const payoutOf = (stake: number, terms: BetTerms<PaidLeg>): number => {
  const combos = combosOf(terms);
  return combos.reduce((sum, legs) => sum + Math.floor((stake / combos.length) * productOf(legs) + 1e-6), 0);
};

/**
 * Returns the accepted odds of a bet, the average of its combos for a system bet; a void pick counts as odds of 1. The results
 * of other picks do not change them: wagering requirements compare them with their minimum.
 */
export const oddsOf = ({ legs, system }: BetTerms<PaidLeg>): number => {
  const accepted = legs.map((leg): PaidLeg => (leg.state === 'lost' ? { ...leg, state: 'won' } : leg));
  const combos = combosOf({ legs: accepted, system });
  return combos.reduce((sum, combo) => sum + productOf(combo), 0) / combos.length;
};

/** Returns the fair value of a bet in minor units; `chanceOf` returns the chance of an open pick. */
export const fairValueOf = (stake: number, terms: BetTerms, chanceOf: (leg: SlipLeg) => number): number => {
  const combos = combosOf(terms);
  const values = combos.map((legs) =>
    legs.reduce((value, leg) => (leg.state === 'open' ? value * chanceOf(leg) : value), productOf(legs)),
  );
  return (stake / combos.length) * values.reduce((sum, value) => sum + value, 0);
};
