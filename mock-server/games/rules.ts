import type { ZodType } from 'zod';
import type { World } from '../core/world.ts';
import type { PossibleResult } from '../features/games/rules/bet-risk.ts';
import type { Bet } from '../features/games/rules/bets.ts';
import type { GameDoc } from '../features/games/rules/catalogue.ts';
import type { Visit } from '../features/games/rules/game-visits.ts';
import type { Draws } from '../features/games/rules/word-random.ts';

/** What a round came to. Centavos. */
export interface Decision {
  /** As the frame shows it. */
  readonly outcome: unknown;
  readonly payout: number;
  /** The game's extra came: free spins and the like. */
  readonly extra?: boolean;
  /** Part of the payout that comes from the jackpot. */
  readonly fromJackpot?: number;
}

/** Where a round is played. */
export interface Table {
  readonly world: World;
  readonly game: GameDoc;
}

/** What decides a round: its draws and the game's own numbers. */
interface DrawnRound {
  readonly draws: Draws;
  readonly game: PayingGame;
  /**
   * Centavos that the round can win from the jackpot; null where the game takes part but plays for play money, absent
   * where it takes no part.
   */
  readonly jackpot?: number | null | undefined;
  /** A tester forces the jackpot. */
  readonly isJackpotForced?: boolean;
}

/** What payouts of a game depend on. */
type PayingGame = Pick<GameDoc, 'rtp' | 'lines' | 'volatility'>;

/** The rules of one kind of game. */
export interface Rules<Choice = unknown> {
  readonly choice: ZodType<Choice>;
  /** The stake that a choice adds up to, centavos, where the choice carries amounts. */
  stakeOf?(choice: Choice): number;
  /** Draws and settles one round; all chance comes from `draws`, so that a browser can repeat it. `stake` in centavos. */
  decide(round: DrawnRound, stake: number, choice: Choice): Decision;
  /** Places a bet that stays open until its event ends; undefined where `decide` settles it. `stake` in centavos. */
  placeOpen?(table: Table, visit: Visit, key: string, stake: number, choice: Choice): Bet | undefined;
  /** Returns all results that a choice can have; absent where no choice can cover most of them. `stake` in centavos. */
  results?(table: Table, stake: number, choice: Choice): readonly PossibleResult[];
  /** What the frame tells the player before a round: prizes, lines, odds. */
  describe(table: Table, visit: Visit): unknown;
}

/** Returns the return to player of a game as a share of the stake: 95.5 % for games without a stated one. */
export const rtpOf = ({ rtp }: Pick<GameDoc, 'rtp'>): number => (rtp ?? 95.5) / 100;
