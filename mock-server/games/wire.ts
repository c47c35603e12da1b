import type { WireLanguage } from '../../src/contract/fields.ts';
import type { Body, Value } from '../../src/contract/types.ts';
import type { Screen, Volatility } from '../features/games/catalogue/types.ts';

/** What a game's document carries for its script. Amounts in pesos. */
export interface Visit<Table = unknown> {
  readonly launch: string;
  /** Proves rounds to come from this document; good for this launch only. */
  readonly playKey: string;
  readonly language: WireLanguage;
  readonly screen: Screen;
  readonly name: string;
  readonly vendor: string;
  readonly currency: string;
  readonly minBet: number;
  readonly maxBet: number;
  /** Per cent. */
  readonly rtp: number | null;
  readonly volatility: Volatility | null;
  readonly balance: number;
  /** Played for play money. */
  readonly demo: boolean;
  /** SHA-256 of the server seed that the next rounds are drawn from; null where no rounds are drawn from one. */
  readonly seedHash: string | null;
  /** The world's time when the document was made, epoch ms. */
  readonly now: number;
  readonly look: Look;
  /** How the player's last round of this game ended; null if there was none. */
  readonly last: LastRound | null;
  /** What this kind of game says of its odds and prizes. */
  readonly table: Table;
}

/** A settled round of an earlier visit. Amounts in pesos. */
export interface LastRound {
  readonly stake: number;
  readonly payout: number;
  readonly outcome: unknown;
}

/** The colours a game is dressed in, those of its picture. */
export interface Look {
  readonly sky: readonly [string, string, string];
  readonly glow: string;
  readonly accent: string;
  readonly ink: string;
  /** Address of its picture. */
  readonly picture: string;
}

/** A round as the frame orders it (row `playRound`). */
export interface RoundOrder<Choice = unknown> extends Body<'playRound'> {
  /** Sent as `Idempotency-Key`: a round sent again under its key is played once. */
  readonly key: string;
  readonly choice: Choice;
}

/** What row `playRound` answers. */
export interface RoundResult<Outcome = unknown> extends Value<'playRound'> {
  readonly outcome: Outcome;
}
