export const spots = ['player', 'tie', 'banker'] as const;
export type Spot = (typeof spots)[number];

/** Rank 1 (ace) to 13 (king), suit 0 to 3: spades, hearts, diamonds, clubs. */
export interface Card {
  readonly rank: number;
  readonly suit: number;
}

export interface BaccaratOutcome {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  readonly totals: { readonly player: number; readonly banker: number };
  readonly winner: Spot;
}

export interface BaccaratTable {
  /** Payout factor of a bet, stake included. */
  readonly pays: Readonly<Record<Spot, number>>;
  /** Bets close whenever the world's clock passes a multiple of this, ms. */
  readonly every: number;
  /** Seed of the rounds without a bet of the player. */
  readonly tableSeed: number;
}

/** Shares of the simulated players on each spot. */
export const crowd: Readonly<Record<Spot, number>> = { player: 0.42, tie: 0.08, banker: 0.5 };

/** Chances of a hand from eight decks by the drawing rules. */
export const chances: Readonly<Record<Spot, number>> = { player: 0.4462, tie: 0.0952, banker: 0.4586 };
