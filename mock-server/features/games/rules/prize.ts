import type { Draws } from './word-random.ts';

/**
 * Returns a prize of `factor` stakes in whole minor units. Fractions of a minor unit are rounded at random, so that small
 * stakes have the same return as large ones.
 */
export const prize = (draws: Draws, stake: number, factor: number): number => {
  const exact = Math.round(stake * factor * 1e6) / 1e6;
  const whole = Math.floor(exact);
  return whole + (exact > whole && draws.chance(exact - whole) ? 1 : 0);
};
