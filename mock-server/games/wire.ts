import type { WireLanguage } from '#contract/fields.ts';
import type { Contribution } from '#contract/games/game-terms.ts';
import type { Body, Value } from '#contract/types.ts';
import type { Screen, Volatility } from '#sim/features/games/catalogue/types.ts';

/** Data in a game's document for its script. Amounts in major units. */
export interface Visit<Table = unknown> {
  readonly launch: string;
  /** Authenticates rounds of this document; valid for this launch only. */
  readonly playKey: string;
  readonly language: WireLanguage;
  readonly screen: Screen;
  readonly name: string;
  readonly vendor: string;
  readonly minBet: number;
  readonly maxBet: number;
  /** Percent. */
  readonly rtp: number | null;
  readonly volatility: Volatility | null;
  /** What a bet counts for, percent. */
  readonly counts: Contribution;
  readonly balance: number;
  /** Whether it is played for play money. */
  readonly demo: boolean;
  /** SHA-256 of the server seed of the next rounds; null if rounds are not drawn from a seed. */
  readonly seedHash: string | null;
  /** The world's time at which the document was created, epoch ms. */
  readonly now: number;
  readonly look: Look;
  /** Result of the player's last round of this game; null if there was none. */
  readonly last: LastRound | null;
  /** Odds and prizes of this kind of game. */
  readonly table: Table;
}

/** A settled round of an earlier visit. Amounts in major units. */
export interface LastRound {
  readonly stake: number;
  readonly payout: number;
  readonly outcome: unknown;
}

/** Colours of a game, taken from its picture. */
export interface Look {
  readonly sky: readonly [string, string, string];
  readonly glow: string;
  readonly accent: string;
  readonly ink: string;
  /** URL of its picture. */
  readonly picture: string;
  /** URL of the picture's background, in the proportions of a phone. */
  readonly scenery: string;
  /** URL of the picture's subject and name, without background. */
  readonly emblem: string;
}

/** A round as the frame requests it (endpoint `playRound`). */
export interface RoundOrder<Choice = unknown> extends Body<'playRound'> {
  /** Sent as `Idempotency-Key`, so that a repeated request is played once. */
  readonly key: string;
  readonly choice: Choice;
}

/** Response of the endpoint `playRound`. */
export interface RoundResult<Outcome = unknown> extends Value<'playRound'> {
  readonly outcome: Outcome;
}
