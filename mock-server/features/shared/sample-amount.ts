import { toMinor } from '#lib/money/money.ts';
import { sampleFactor } from '#markets/current.ts';

/** Returns a seeded amount in major units of the market, from one where a deposit is a few hundred. */
export const sampleMajor = (amount: number): number => amount * sampleFactor;

/** Returns a seeded amount in minor units. */
export const sampleMinor = (amount: number): number => toMinor(sampleMajor(amount));

/** Returns a seeded amount for a description: `1,000`. */
export const sampleText = (amount: number): string => sampleMajor(amount).toLocaleString('en-US');
