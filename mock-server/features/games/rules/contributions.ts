import { contributions, type GameKind } from '#contract/games/game-terms.ts';
import type { State } from '#sim/core/state.ts';
import type { Screen } from '../catalogue/types.ts';
import { type Bet, bets } from './bets.ts';
import { games } from './catalogue.ts';

const kinds: Readonly<Record<Screen, GameKind>> = {
  slot: 'slots',
  table: 'tables',
  live: 'tables',
  fish: 'fishing',
  crash: 'crash',
  sports: 'sports',
  sabong: 'cockfights',
  lottery: 'lotteries',
  roulette: 'tables',
  dragontiger: 'tables',
  wheel: 'tables',
  sicbo: 'tables',
  fantan: 'tables',
  hilo: 'tables',
  sedie: 'tables',
  karakrus: 'tables',
  bingo: 'bingo',
  lucky9: 'cards',
  pusoydos: 'cards',
  tongits: 'cards',
  blackjack: 'cards',
};

/** Returns the kind of a game in the table of contributions. */
export const gameKindOf = (screen: Screen): GameKind => kinds[screen];

const contributionOf = (state: State, { nodeId }: Pick<Bet, 'nodeId'>) =>
  contributions[gameKindOf((nodeId !== null && state.get(games, String(nodeId))?.screen) || 'lottery')];

/** Returns the minor units of a bet that count towards the 1× turnover of deposits: every settled real-money stake. */
export const turnoverOf = ({ play, state, stake }: Bet): number => (play || state !== 'settled' ? 0 : stake);

/**
 * Returns the percentage of a settled bet that counts towards the wagering requirements of bonuses and rewards: that of its
 * kind of game, 0 for bets that risked too little (`isLowRisk`) and sports bets below the minimum odds.
 */
export const bonusPercentOf = (state: State, bet: Bet, minOdds = 0): number =>
  bet.lowRisk || (oddsOf(bet) ?? minOdds) < minOdds ? 0 : contributionOf(state, bet).bonus;

/** Returns the odds of a sports bet; undefined for other bets. */
const oddsOf = ({ detail, events }: Bet): number | undefined =>
  events?.some(({ kind }) => kind === 'match')
    ? (detail as { readonly outcome?: { readonly odds?: number } } | null)?.outcome?.odds
    : undefined;

/** Returns whether bonus money can be bet on a game: one that counts towards wagering. */
export const acceptsBonusMoney = (state: State, nodeId: number | null): boolean =>
  contributionOf(state, { nodeId }).bonus > 0;

/**
 * Returns the minor units of a bet that count towards missions, rebates, salaries, cashback, VIP levels and the leaderboard:
 * the share of its kind of game of the own money in it, none of play money, refunds and bets that risked too little
 * (`isLowRisk`).
 */
export const rewardStakeOf = (state: State, bet: Bet): number => {
  const own = turnoverOf(bet) - (bet.bonus ?? []).reduce((sum, { minor }) => sum + minor, 0);
  return bet.lowRisk || own <= 0 ? 0 : Math.floor((own * contributionOf(state, bet).rewards) / 100);
};

/** Returns the bets of a member that count for missions and rebates (`rewardStakeOf`). */
export const countedBetsOf = (state: State, memberId: string): Bet[] =>
  state.by(bets, 'member', memberId).filter((it) => rewardStakeOf(state, it) > 0);
