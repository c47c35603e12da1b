import type { Value } from '../../../src/contract/types.ts';

export type Board = Value<'sportsBoard'>;
export type Match = Board['leagues'][number]['matches'][number];
export type Market = Match['markets'][number];
export type MarketKey = Market['key'];
export type Pick = Market['prices'][number]['pick'];
export type SportsBet = Value<'sportsBets'>['bets'][number];
export type BetLeg = SportsBet['legs'][number];

/** A pick as a bet orders it, with the odds that the player saw. */
export interface Leg {
  readonly match: string;
  readonly market: MarketKey;
  readonly line: number | null;
  readonly pick: Pick;
  readonly odds: number;
  /** The match was live when the odds were shown. */
  readonly live: boolean;
}

export interface SportsTable {
  readonly board: Omit<Board, 'balance'>;
  /** The match that the game was opened for. */
  readonly match: string | null;
  readonly maxLegs: number;
  readonly maxOdds: number;
  /** House margins by market, shares. */
  readonly margins: Readonly<Record<MarketKey, number>>;
  /** Where the crests are. */
  readonly images: string;
}
