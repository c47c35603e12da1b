import type { BuilderPart } from '#contract/games/sports-picks.ts';
import type { Value } from '#contract/types.ts';

export type Board = Value<'sportsBoard'>;
export type Match = Board['leagues'][number]['matches'][number];
export type Market = Match['markets'][number];
export type MarketKey = Market['key'];
export type Pick = Market['prices'][number]['pick'];
export type SportsBet = Value<'sportsBets'>['bets'][number];
export type BetLeg = SportsBet['legs'][number];

/** A pick in a bet request, with the odds shown to the player. */
export interface Leg {
  readonly match: string;
  readonly market: MarketKey;
  readonly line: number | null;
  readonly pick: Pick;
  /** Picks of a bet builder. */
  readonly parts?: readonly BuilderPart[] | undefined;
  readonly odds: number;
  /** Whether the match was live when the odds were shown. */
  readonly live: boolean;
}

/** How several picks are bet on: one bet each, all together, or a system by the sizes of its combos. */
export type BetKind = 'singles' | 'combo' | readonly number[];

/** A pick of a saved slip; `odds` is null if it takes no bets. */
interface SavedPick extends Omit<Leg, 'odds'> {
  readonly odds: number | null;
  readonly home: string;
  readonly away: string;
  readonly league: string;
  readonly unit: string;
}

export interface SportsTable {
  readonly board: Omit<Board, 'balance'>;
  /** The match with which the game opens. */
  readonly match: string | null;
  /** The saved slip with which the game opens, at current odds; null without one. */
  readonly slip: { readonly picks: readonly SavedPick[]; readonly kind: BetKind } | null;
  readonly maxLegs: number;
  readonly maxOdds: number;
  /** House margins by market, shares. */
  readonly margins: Readonly<Record<MarketKey, number>>;
  /** Base URL of the crests. */
  readonly images: string;
}
