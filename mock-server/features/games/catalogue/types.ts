import type { ArtChoice, Lettering } from '#sim/art/choice.ts';
import { handEngines } from '../hands/engine.ts';
import { spotEngines } from './spot-engines.ts';

/** The game type in requests of the game list. TF and DS88 are sold as SPORTS. */
export type GameType = 'RNG' | 'PVP' | 'LIVE' | 'FISH' | 'SPORTS' | 'ELOTT' | 'LOTT';

/** The lobby category of a game. HOT and INHOUSE are views over these: see `hotGames`, `inhouseGames`. */
export type GameCategory = GameType | 'ESPORTS' | 'COCKFIGHT';

/** The simulated games behind the games of the catalogue. */
export const screens = [
  'slot',
  'table',
  'live',
  'fish',
  'crash',
  'sports',
  'sabong',
  'lottery',
  ...spotEngines,
  'bingo',
  ...handEngines,
] as const;
export type Screen = (typeof screens)[number];

export type Volatility = 'low' | 'medium' | 'high';

/** Drawing of a vendor's wordmark. `mark` is an icon of the game-icons set. */
export interface Wordmark {
  readonly text: string;
  readonly lettering: Lettering;
  readonly mark: string;
  /** Two colours of the coloured variant. */
  readonly colours: readonly [string, string];
}

export interface Vendor {
  /** The vendor code: unique, stable, part of image URLs. */
  readonly vassalage: string;
  readonly accountTypeName: string;
  readonly categories: readonly GameCategory[];
  /** Whether this is the in-house studio, whose RNG games fill INHOUSE. */
  readonly inhouse: boolean;
  /** Classes in addition to NEW and HOT, filterable for RNG. */
  readonly classes: readonly string[];
  readonly wordmark: Wordmark;
}

export interface Game {
  /** Positive, unique, never reused; the same for every seed. */
  readonly nodeId: number;
  readonly nodeName: string;
  readonly vassalage: string;
  readonly gameType: GameType;
  readonly gameCategory: GameCategory;
  readonly gameId: string;
  /** Live tables and lotteries only. */
  readonly roomId?: string;
  readonly gameClassify: readonly string[];
  readonly isNew: boolean;
  /** 1 is the hottest; absent if not hot. */
  readonly hotRank?: number;
  readonly supportPlay: boolean;
  readonly demo: boolean;
  /** Major units. */
  readonly minBet: number;
  /** Major units. */
  readonly maxBet: number;
  /** Percent; absent if the vendor does not publish it. */
  readonly rtp?: number;
  readonly volatility?: Volatility;
  readonly lines?: number;
  readonly screen: Screen;
  readonly art: ArtChoice;
}

export interface Catalogue {
  readonly vendors: readonly Vendor[];
  /** In default order: by category, and within it as in every list. */
  readonly games: readonly Game[];
}
