import type { ZodType } from 'zod';
import type { World } from '#sim/core/world.ts';
import type { PossibleResult } from '#sim/features/games/rules/bet-risk.ts';
import type { Bet } from '#sim/features/games/rules/bets.ts';
import type { GameDoc } from '#sim/features/games/rules/catalogue.ts';
import type { ForcedOutcome } from '#sim/features/games/rules/forced-outcome.ts';
import type { Visit } from '#sim/features/games/rules/game-visits.ts';
import type { Draws } from '#sim/features/games/rules/word-random.ts';

/** Result of a round. Minor units. */
export interface Decision {
  /** In the form that the frame shows. */
  readonly outcome: unknown;
  readonly payout: number;
  /** Whether the game's extra was won, such as free spins. */
  readonly extra?: boolean;
  /** Part of the payout that comes from the jackpot. */
  readonly fromJackpot?: number;
}

/** World and game of a round. */
export interface Table {
  readonly world: World;
  readonly game: GameDoc;
}

/** Inputs of a round: its draws and the game's parameters. */
interface DrawnRound {
  readonly draws: Draws;
  readonly game: PayingGame;
  /**
   * Minor units that the round can win from the jackpot; null if the game takes part but is played for play money, absent
   * if it takes no part.
   */
  readonly jackpot?: number | null | undefined;
  /** Whether a tester forces the jackpot. */
  readonly isJackpotForced?: boolean;
}

/** Parameters of a game's payouts. */
type PayingGame = Pick<GameDoc, 'rtp' | 'lines' | 'volatility'>;

/** The rules of one kind of game. */
export interface Rules<Choice = unknown> {
  readonly choice: ZodType<Choice>;
  /** Outcomes that a tester can force; the others cannot occur, whatever the bet. */
  readonly outcomes: readonly ForcedOutcome[];
  /** Returns the stake of a choice in minor units, if the choice contains amounts. */
  stakeOf?(choice: Choice): number;
  /**
   * Draws and settles one round; all randomness comes from `draws`, so that a browser can repeat it. `stake` in
   * minor units.
   */
  decide(round: DrawnRound, stake: number, choice: Choice): Decision;
  /** Places a bet that stays open until its event ends; undefined if `decide` settles it. `stake` in minor units. */
  placeOpen?(table: Table, visit: Visit, key: string, stake: number, choice: Choice): Bet | undefined;
  /** Returns all possible results of a choice; absent if no choice can cover most of them. `stake` in minor units. */
  results?(table: Table, stake: number, choice: Choice): readonly PossibleResult[];
  /** Returns information for the player before a round: prizes, lines, odds. */
  describe(table: Table, visit: Visit): unknown;
}

/** Returns the return to player of a game as a share of the stake: 95.5% for games without a stated one. */
export const rtpOf = ({ rtp }: Pick<GameDoc, 'rtp'>): number => (rtp ?? 95.5) / 100;
