import { highestMaxBet, minBets } from '#markets/current.ts';
import { pick, type RandomSource } from '#sim/core/seeded-random.ts';
import type { CatalogueEntry } from './default-order.ts';
import type { Game, Volatility } from './types.ts';

type BetLimitsAndRtp = Pick<Game, 'minBet' | 'maxBet' | 'rtp' | 'volatility' | 'lines' | 'supportPlay' | 'demo'>;

const volatilities: readonly Volatility[] = ['low', 'medium', 'high'];
const lineCounts = [5, 9, 10, 20, 20, 25, 30, 40, 50, 243, 576, 1024];
const maxBetFactors = [200, 500, 1000, 2000];
/** Limit factor of skill games against simulated opponents, because a better player wins in the long run. */
const skillMaxBetFactor = 10;

/** Returns stake limits, return to player and lines of a game. */
export function betLimitsAndRtp({ definition, screen }: CatalogueEntry, next: RandomSource): BetLimitsAndRtp {
  const minBet = pick(minBets[definition.category] ?? [1], next);
  const factor = pick(maxBetFactors, next);
  const maxBet = Math.min(
    highestMaxBet,
    Math.max(1, Math.round(minBet * (screen === 'pusoydos' ? skillMaxBetFactor : factor))),
  );
  const hasSpins = screen === 'slot' || screen === 'crash' || screen === 'fish';
  // Only color games use the return that is drawn here; the rules of other tables determine theirs.
  const isTable = definition.category === 'PVP' || (definition.category === 'RNG' && screen === 'table');
  const isRtpKnown = hasSpins ? next() > 0.08 : isTable && next() > 0.5;
  const rtp = isRtpKnown ? Math.round((94 + next() * 3.5) * 100) / 100 : null;
  return {
    minBet,
    maxBet,
    ...(rtp !== null && (hasSpins || screen === 'table') && { rtp }),
    ...(hasSpins && { volatility: pick(volatilities, next) }),
    ...(screen === 'slot' && { lines: pick(lineCounts, next) }),
    supportPlay: definition.category === 'COCKFIGHT' || next() > 0.02,
    demo: hasSpins ? next() > 0.1 : isTable && next() > 0.4,
  };
}
