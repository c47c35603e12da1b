import { toMinor } from '#lib/money/money.ts';
import { jackpotTerms } from '#markets/current.ts';
import type { GameDoc } from './catalogue.ts';
import type { Draws } from './word-random.ts';

/** Rule of the progressive jackpot. Amounts in minor units. */
export const jackpotRule = {
  name: 'Pista Jackpot',
  /** Slots of this class take part. */
  gameClassify: 'JACKPOT',
  /** Thousandths of each stake that go to the pool. */
  contribution: jackpotTerms.contributionPerMille,
  /** Amount that the house adds to a new pool. */
  start: toMinor(jackpotTerms.start),
  /** Average stakes per win. */
  stakesPerWin: 5_000_000_000,
} as const;

/**
 * Share of the stakes that the jackpot returns, exact: a pool is won after `stakesPerWin` on average and pays its start and
 * the contributions of those stakes.
 */
export const jackpotShare = jackpotRule.contribution / 1000 + jackpotRule.start / jackpotRule.stakesPerWin;

/** Returns whether a game takes part. */
export const hasJackpot = ({ screen, gameClassify }: Pick<GameDoc, 'screen' | 'gameClassify'>): boolean =>
  screen === 'slot' && gameClassify.includes(jackpotRule.gameClassify);

/** Draws whether a round wins the pool; the chance grows with the stake, in minor units. */
export const drawsJackpot = (draws: Draws, stake: number): boolean =>
  draws.fraction() < stake / jackpotRule.stakesPerWin;
