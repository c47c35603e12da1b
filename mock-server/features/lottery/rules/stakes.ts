import type { GameDoc } from '../../games/rules/catalogue.ts';
import type { Play } from './play.ts';

/** Pesos that one bet may bring at most, and the longest odds. */
const maxPayoutPesos = 20_000_000;
const maxOdds = 1_000_000;

// Odds that read well; never rounded up.
const neat = (odds: number): number => {
  const grain = odds < 10 ? 100 : odds < 100 ? 10 : 1;
  return Math.floor(odds * grain + 1e-9) / grain;
};

/** Returns what a play pays per peso, stake included. */
export const oddsOf = ({ back, chance }: Play): number => Math.min(maxOdds, neat(back / chance));

/** Pesos that a bet may cost. */
export const stakeRange = ({ minBet, maxBet }: GameDoc, play: Play) => ({
  min: minBet,
  max: Math.max(minBet, Math.min(maxBet, Math.floor(maxPayoutPesos / oddsOf(play)))),
});
