import type { GameDoc } from '#sim/features/games/rules/catalogue.ts';
import type { Play } from './play.ts';

/** Maximum payout of one bet in major units, and the longest odds. */
const maxPayoutMajor = 20_000_000;
const maxOdds = 1_000_000;

// Rounded to readable odds, never up.
const roundDownOdds = (odds: number): number => {
  const grain = odds < 10 ? 100 : odds < 100 ? 10 : 1;
  return Math.floor(odds * grain + 1e-9) / grain;
};

/** Returns the payout of a play per unit, stake included. */
export const oddsOf = ({ back, chance }: Play): number => Math.min(maxOdds, roundDownOdds(back / chance));

/** Returns the range of stakes for a play in major units. */
export const stakeRange = ({ minBet, maxBet }: GameDoc, play: Play) => ({
  min: minBet,
  max: Math.max(minBet, Math.min(maxBet, Math.floor(maxPayoutMajor / oddsOf(play)))),
});
